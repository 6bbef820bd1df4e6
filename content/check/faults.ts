/** One thing that a writer has to mend: where it is, and what to do about it. */
export interface Fault {
  file: string;
  at: number;
  text: string;
}

/** Notes a fault at a line of the file that is being looked at. */
export type Say = (at: number, text: string) => void;

export function faultsOf(file: string, look: (say: Say) => void): Fault[] {
  const faults: Fault[] = [];
  look((at, text) => faults.push({ file, at, text }));
  return faults;
}

export const line = ({ file, at, text }: Fault) => `${file}:${at}  ${text}`;
