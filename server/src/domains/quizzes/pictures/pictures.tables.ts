import type { Timestamp } from '../../../ports/db/columns.ts';

export interface QuizPicturesTable {
  id: string;
  owner_id: string;
  /** Of what is kept: the same picture brought twice is one. */
  digest: string;
  bytes: number;
  width: number;
  height: number;
  /** The last time. */
  brought_at: Timestamp;
}

/** A quiz that has the picture in some version of its questions. */
export interface QuizPictureUsesTable {
  quiz_id: string;
  picture_id: string;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    quiz_pictures: QuizPicturesTable;
    quiz_picture_uses: QuizPictureUsesTable;
  }
}
