import type { CourseExam, CourseLesson } from '../../ports/courses/port.ts';

/** Texts of days that the library has questions for, but no text of its own. */

const termsOfALesson = 2;

/** A week in its main lines, to be said before they are read, and a few of its terms as cards. */
export function reviewText(lessons: readonly CourseLesson[]): string {
  const parts = lessons.map(({ title, remember, terms }) => {
    const cards = terms
      .slice(0, termsOfALesson)
      .map(({ term, definition }) => `\`\`\`card\nWhat is meant by **${term}**?\n---\n${capital(definition)}\n\`\`\``);
    return [`## ${title}`, ...cards, ...remember.map((line, index) => `${index + 1}. ${line}`)].join('\n\n');
  });
  const opening =
    'Before you read on: say aloud, or write down, what you remember of each lesson of this week. Then turn the cards and compare. What you had to look up is what you learn most from.';
  return [opening, ...parts].join('\n\n');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function examText({ choice, open, minutes }: CourseExam): string {
  const marks = open.reduce((sum, question) => sum + question.marks, 0);
  return `This is the mock examination of the course: ${choice.length} choice questions and ${open.length} open ones, in ${minutes} minutes. It covers every week. Your university’s own paper may differ in form and length.

## How to take it

1. Put the notes away and take a quiet hour. Start the choice questions with the button below; the clock runs from then on.
2. Answer the open questions on paper, in full sentences and with every step. They carry ${marks} marks together.
3. Mark yourself with the model answers, mark by mark, and be strict: a step that is not on paper earns nothing.
4. Read why each wrong answer was wrong. What you missed comes back in your reviews.`;
}
