import { readdirSync, readFileSync } from 'node:fs';

/** Of Linux, whatever the machine: user space counts in hundredths of a second. */
const tickMs = 10;

/**
 * What this process and all that it started have worked so far, in ms; NaN where the system does not tell. Unlike the time
 * that something takes, it is the same on a machine with which others are busy too.
 */
export function cpuTime(): number {
  const processes = new Map<number, { parent: number; ms: number }>();
  try {
    for (const name of readdirSync('/proc')) if (/^\d+$/.test(name)) readInto(processes, Number(name));
  } catch {
    return Number.NaN;
  }
  const isOurs = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent ?? 0;
    return pid === process.pid || (parent > 1 && isOurs(parent));
  };
  return [...processes].reduce((sum, [pid, { ms }]) => (isOurs(pid) ? sum + ms : sum), 0);
}

function readInto(processes: Map<number, { parent: number; ms: number }>, pid: number): void {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name comes before, in brackets, and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    processes.set(pid, { parent: Number(fields[1]), ms: tickMs * (Number(fields[11]) + Number(fields[12])) });
  } catch {
    // It has ended meanwhile.
  }
}
