import type { SprintLesson } from '@akada/contract';

/** Questions that a document asks and answers itself, as a day asks them. */

interface Printed {
  stem: string;
  options: string[];
  answer: string;
  reason: string;
  place?: { page?: number; slide?: number };
}

export interface DayQuestions {
  questions: SprintLesson['questions'];
  /** Their texts are Markdown, as those of the library are. */
  open: SprintLesson['open_questions'];
}

function placeText({ page, slide }: NonNullable<Printed['place']>): string {
  if (page !== undefined) return `, page ${page}`;
  return slide === undefined ? '' : `, slide ${slide}`;
}

/** Nothing in the words of a document is a mark. */
const asText = (text: string) => text.replace(/[\\`*_{}[\]<>#|~$]/g, '\\$&');

/** By what is asked, since a document that was written anew may ask something else at the same place; each once. */
function byName(printed: readonly Printed[], nameOf: (asked: Printed) => string) {
  const named = printed.map((question) => [`printed-${nameOf(question)}`, question] as const);
  return [...new Map(named)].map(([id, question]) => ({ ...question, id }));
}

/** In the order of the document; what has no options is answered on paper, and its marks are not known. */
export function toDayQuestions(printed: readonly Printed[], nameOf: (asked: Printed) => string): DayQuestions {
  const asked = byName(printed, nameOf);
  return {
    questions: asked
      .filter(({ options }) => options.length > 0)
      .map(({ id, stem, options, answer, reason, place = {} }) => ({
        id,
        question: stem,
        options,
        correct_answer: answer,
        explanation: `${reason ? `${reason} ` : ''}From the questions of the document${placeText(place)}.`,
      })),
    open: asked
      .filter(({ options }) => options.length === 0)
      .map(({ id, stem, answer }) => ({ id, marks: 0, question: asText(stem), answer: asText(answer), points: [] })),
  };
}
