import type { Timestamp } from '../../../ports/db/columns.ts';

/** A column of a platform's gradebook that a person's results of a quiz go to. */
export interface LtiGradesTable {
  id: string;
  platform_id: string;
  subject: string;
  /** The address of the column. */
  line_item: string;
  user_id: string;
  /** May be gone since: then there are no results of it either. */
  quiz_id: string;
  /** Results from before are nobody's business there. */
  launched_at: Timestamp;
  /** The result that a job was made for, and the one that arrived: its id and its points. */
  queued: string | null;
  sent: string | null;
  sent_at: Timestamp | null;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    lti_grades: LtiGradesTable;
  }
}
