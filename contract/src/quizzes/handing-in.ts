/** What a page and the server must write alike, so that a hash of it says the same on both sides. */

interface GivenAnswer {
  question_id: string;
  selected_answer?: string | undefined;
  typed_answer?: string | undefined;
}

/** Answers as one text. What is half a character is lost on the way, on whichever side. */
export const answersText = (answers: readonly GivenAnswer[]): string =>
  JSON.stringify(
    answers.map(({ question_id, selected_answer, typed_answer }) => [
      question_id,
      selected_answer ?? '',
      typed_answer?.replace(/\p{Surrogate}/gu, '\ufffd') ?? '',
    ]),
  );
