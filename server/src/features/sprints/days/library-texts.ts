import type { CourseExam, CourseLesson } from '../../../ports/courses/port.ts';

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

1. Put the notes away and take ${minutes} quiet minutes. The clock runs from the moment you start; nothing is explained before you hand in.
2. Answer in any order, and go back as often as you like. The open questions carry ${marks} marks together: write every step, on paper or in the box.
3. Hand in. You see your score and, for each question, why the right answer is right and where a wrong road began.
4. Mark your open answers by the model answers, mark by mark, and be strict: a step that is not written earns nothing. What you missed comes back in your reviews.`;
}
