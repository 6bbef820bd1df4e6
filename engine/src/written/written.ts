/** A question that students ask of a lesson, in their own words, and the answer that was written to it. */
export interface WrittenAnswer {
  /** The same for the same question, whatever else changes. */
  id: string;
  /** What it wants: why, example, simpler … */
  kind: string;
  /** The heading of the lesson that it belongs to. */
  section: string;
  wordings: readonly string[];
  /** Markdown. */
  answer: string;
}

export interface WrittenLesson {
  documentId: string;
  answers: readonly WrittenAnswer[];
}

/** A written answer and the lesson that it belongs to. */
export interface PlacedAnswer {
  lesson: WrittenLesson;
  item: WrittenAnswer;
}

/** The question as it is put to somebody: of the wordings the one that is written most like one. */
export function asQuestion({ wordings }: WrittenAnswer): string {
  const best =
    wordings.find((text) => /^[A-Z].*\?$/.test(text)) ??
    wordings.find((text) => text.endsWith('?')) ??
    wordings[0] ??
    '';
  const text = `${best.charAt(0).toUpperCase()}${best.slice(1)}`;
  return /[?.!]$/.test(text) ? text : `${text}?`;
}
