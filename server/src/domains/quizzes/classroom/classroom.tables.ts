import type { Timestamp } from '../../../ports/db/columns.ts';

/** A laptop whose signed results its owner takes. */
export interface ClassLaptopsTable {
  id: string;
  owner_id: string;
  /** As people copy it: see `laptop-code.rules.ts`. */
  public_key: string;
  name: string;
  paired_at: Timestamp;
}

/** A quiz that came from a laptop with its results. */
export interface ClassCarriedTable {
  quiz_id: string;
  owner_id: string;
  public_key: string;
  their_quiz_id: string;
  /** The newest of its lists of questions that came from there. */
  content_version: number;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    class_laptops: ClassLaptopsTable;
    class_carried: ClassCarriedTable;
  }
}
