import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** This process and what it starts from now on, on one core. */
function pin(core: number): void {
  execFileSync('taskset', ['-acp', String(core), String(process.pid)], { stdio: 'ignore' });
}

/**
 * Does the starting on the first core, so that everything that is started stays there, and goes on by itself on the last
 * one: what makes the load takes nothing from what carries it.
 */
export async function startApart<Started>(start: () => Promise<Started>): Promise<Started> {
  pin(0);
  const started = await start();
  pin(cpus().length - 1);
  return started;
}
