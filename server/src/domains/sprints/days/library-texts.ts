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
    'Before you read on, say out loud or write down what you remember from each of this week’s lessons. Then turn the cards and compare. You’ll learn most from what you have to look up.';
  return [opening, ...parts].join('\n\n');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function examText({ choice, open, minutes }: CourseExam): string {
  const marks = open.reduce((sum, question) => sum + question.marks, 0);
  return `This is the mock exam for the course: ${choice.length} multiple-choice questions and ${open.length} written ones, in ${minutes} minutes. It covers every week. Your university’s own paper may look different.

## How to take it

1. Put your notes away and find ${minutes} quiet minutes. The clock runs from the moment you start, and you won’t see any explanations until you submit.
2. Answer in any order, and go back as often as you like. The written questions are worth ${marks} marks in total: write every step, on paper or in the box.
3. Submit. You’ll see your score and, for each question, why the right answer is right and where the others go wrong.
4. Mark your written answers against the model answers, mark by mark, and be strict: a step you didn’t write earns nothing. What you missed will come back in Review.`;
}
