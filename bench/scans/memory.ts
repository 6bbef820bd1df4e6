import { readdirSync, readFileSync } from 'node:fs';

interface Watched {
  /** The most that any process started by this one ever held, in MB. */
  peak(): number;
  /** What they hold now, together. */
  now(): number;
  stop(): void;
}

interface Process {
  parent: number;
  peak: number;
  now: number;
}

function processes(): Map<number, Process> {
  const all = new Map<number, Process>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const number = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      all.set(Number(name), { parent: number('PPid'), peak: number('VmHWM') / 1024, now: number('VmRSS') / 1024 });
    } catch {
      // It ended meanwhile.
    }
  }
  return all;
}

function descendants(of: number): Process[] {
  const all = processes();
  const isBelow = (id: number): boolean => {
    const parent = all.get(id)?.parent ?? 0;
    return parent === of || (parent > 1 && isBelow(parent));
  };
  return [...all].filter(([id]) => isBelow(id)).map(([, process]) => process);
}

/** Looks at the memory of the processes below one, several times a second. */
export function watchMemory(of = process.pid): Watched {
  let peak = 0;
  const look = () => {
    for (const one of descendants(of)) peak = Math.max(peak, one.peak);
  };
  const timer = setInterval(look, 250);
  return {
    peak: () => Math.round(peak),
    now: () => Math.round(descendants(of).reduce((all, one) => all + one.now, 0)),
    stop: () => clearInterval(timer),
  };
}
