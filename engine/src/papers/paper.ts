/** What a past paper was read into. The names of the fields are those that `npm run papers:read` prints. */
export type PaperKind = 'test' | 'examination' | 'exercise';

export interface PaperOption {
  /** As it is printed: "A", "b", "iii"; "True" and "False" where the paper has no letters. */
  label: string;
  text: string;
}

/** A key is `printed` where the file has it; the statuses `own` and `model` are not for the reader to give. */
export type PrintedKeyStatus = 'printed' | 'none';

export interface PaperQuestion {
  /** "7", "2(a)(ii)". */
  number: string;
  text: string;
  options: PaperOption[];
  /** The label of the right option ("B, D" where the paper names two), or the printed answer to an open question. */
  key: string | null;
  key_status: PrintedKeyStatus;
  marks: number | null;
  page: number | null;
  /** What a person should look at, in words. */
  doubts: string[];
  /** The heading that it stands under. */
  section: string | null;
  /** What it shares with others: a passage, a table, the lead of its parts. */
  stem: string | null;
  /** What the paper says beside the key. */
  reason: string | null;
  /** Its lines as they stand in the file. */
  printed: string;
}

/** A line as it stands, where it stands. */
export interface PaperText {
  text: string;
  page: number | null;
}

export interface PaperSection extends PaperText {
  /** "Answer any four", and whatever else stands between the heading and the first question. */
  instruction: string | null;
}

export interface Paper {
  /** "MTH 101". */
  course: string | null;
  /** "2023/2024", or "2023". */
  year: string | null;
  kind: PaperKind | null;
  questions: PaperQuestion[];
  /** What was not understood, for a person to assign. */
  unread: PaperText[];
  /** "Harmattan", "Rain", "First", "Second". */
  semester: string | null;
  /** What the paper calls its course. */
  title: string | null;
  /** How long it is set for, where its head says so. */
  minutes: number | null;
  /** The lines above the first question. */
  head: PaperText[];
  sections: PaperSection[];
  /** The lines of the key, at the end or in a file of its own. */
  key: PaperText[];
  /** Page numbers, running lines and "Turn over": no part of a question. */
  aside: PaperText[];
}
