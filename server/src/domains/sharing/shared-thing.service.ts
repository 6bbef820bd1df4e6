import type { Queries } from '../../ports/db/port.ts';

/** Something that people open by a link, as whoever runs the server deals with it. A feature names it in `shared`. */
export interface SharedThing {
  /** The first part of its path: `/quiz/…`. */
  kind: string;
  /** In a sentence, with its verb: “The quiz … is”. */
  called: string;
  verb: 'is' | 'are';
  /** Takes it down or puts it back, by the id in the link or the permanent one; false where there is none. */
  setTakenDown(db: Queries, id: string, at: Date | null): Promise<boolean>;
  /** The last hundred reports, newest first. */
  listReports(db: Queries): Promise<
    {
      title: string;
      link_id: string;
      owner_email: string;
      taken_down_at: Date | null;
      created_at: Date;
      reason: string;
      message: string;
    }[]
  >;
}
