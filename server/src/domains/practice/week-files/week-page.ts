import { escaped } from '../../../platform/one-file/one-file.ts';
import type { KeptQuestion } from '../practice.rules.ts';

/** The pages of a week's file as HTML. All of it can be read, opened and answered without a script. */

export interface LessonPart {
  ref: number;
  /** What can be answered, by name: the page finds its questions by these, in this order, and counts no others. */
  items: readonly string[];
  list: number;
  title: string;
  minutes: number;
  html: string;
  quiz: { name: string; question: KeptQuestion; html: QuestionHtml }[];
  cards: { front: string; back: string }[];
  /** Ready to stand in the page; they are the first to go where there is no room. */
  written: string[];
}

export interface QuestionHtml {
  question: string;
  options: string[];
  why: string[];
}

export interface WeekHead {
  course: string;
  title: string;
  week: number;
}

const texts = {
  offline: 'Works without network',
  week: (course: string, week: number) => `${course} · Week ${week}`,
  holds: (lessons: number, minutes: number, questions: number) =>
    `${lessons === 1 ? '1 lesson' : `${lessons} lessons`} of about ${minutes} min${questions > 0 ? ` and a quiz of ${questions}` : ''}`,
  days: 'Days',
  day: (number: number) => `Day ${number}`,
  quiz: 'Quiz',
  quizOf: (week: number) => `Quiz of week ${week}`,
  quizHow: 'Tap an answer. Your first tap counts.',
  right: 'Right',
  wrong: 'Not yet',
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  turn: 'Turn the card',
  written: 'Questions students ask',
  result: 'Result',
  noScript: 'This viewer only shows the text. Open the file in a browser to keep a score and get your code.',
};

export function questionHtml({ html, question }: LessonPart['quiz'][number], name: string): string {
  const options = question.options.map((option, index) => {
    const isRight = option === question.correct_answer;
    return [
      `<details class="check-${isRight ? 'right' : 'wrong'}" name="${name}">`,
      `<summary><span class="check-key">${'ABCD'[index]}</span><span>${html.options[index]}</span></summary>`,
      `<div class="check-why"><p class="check-verdict">${isRight ? texts.right : texts.wrong}</p>`,
      `<p>${html.why[index] ?? ''}</p></div></details>`,
    ].join('');
  });
  return `<div class="check-stem">${html.question}</div>${options.join('')}`;
}

const cardHtml = ({ front, back }: LessonPart['cards'][number]) =>
  `<details class="turn-card"><summary><span>${front}</span><span class="turn-card-hint">${texts.turn}</span></summary><div class="turn-card-back">${back}</div></details>`;

export const writtenHtml = (question: string, others: readonly string[], answer: string): string =>
  `<details class="written" data-words="${escaped(others.join(' '))}"><summary>${escaped(question)}</summary><div class="prose">${answer}</div></details>`;

function lessonHtml(lesson: LessonPart, index: number): string {
  const { ref, items, list, title, html, cards, written } = lesson;
  return [
    `<article id="day-${index + 1}" class="page" data-ref="${ref}" data-list="${list}" data-items="${items.join(' ')}">`,
    `<p class="sm soft">${texts.day(index + 1)}</p><h2 class="title">${escaped(title)}</h2>`,
    `<div class="prose">${html}</div>`,
    cards.length > 0
      ? `<details class="more"><summary>${texts.cards(cards.length)}</summary><div class="prose">${cards.map(cardHtml).join('')}</div></details>`
      : '',
    written.length > 0
      ? `<details class="more asked"><summary>${texts.written}</summary>${written.join('')}</details>`
      : '',
    '</article>',
  ].join('\n');
}

/** Each question says of which lesson it is, since its answer goes with that one. */
function quizHtml(week: number, lessons: readonly LessonPart[]): string {
  const questions = lessons.flatMap(({ ref, quiz }) => quiz.map((one) => ({ ref, ...one })));
  if (questions.length === 0) return '';
  const asked = questions.map(
    (one, index) =>
      `<section class="check" role="group" aria-label="${index + 1}" data-lesson="${one.ref}" data-item="${one.name}">${questionHtml(one, `quiz-${index + 1}`)}</section>`,
  );
  return `<article id="quiz" class="page"><h2 class="title">${texts.quizOf(week)}</h2><p class="sm soft">${texts.quizHow}</p><div class="prose">${asked.join('\n')}</div></article>`;
}

export function weekHtml({ course, title, week }: WeekHead, lessons: readonly LessonPart[]): string {
  const questions = lessons.reduce((sum, { quiz }) => sum + quiz.length, 0);
  const minutes = Math.round(lessons.reduce((sum, lesson) => sum + lesson.minutes, 0) / lessons.length);
  const links = lessons.map(
    (lesson, index) =>
      `<a href="#day-${index + 1}" aria-label="${texts.day(index + 1)}: ${escaped(lesson.title)}">${index + 1}</a>`,
  );
  return [
    `<header class="top"><span class="logo">Akada</span><span class="sm soft">${texts.offline}</span></header>`,
    `<div class="hero"><p class="sm">${escaped(texts.week(course, week))}</p><h1>${escaped(title)}</h1>`,
    `<p class="sm">${texts.holds(lessons.length, minutes, questions)}</p>`,
    `<nav class="days" aria-label="${texts.days}">${links.join('')}${questions > 0 ? `<a href="#quiz">${texts.quiz}</a>` : ''}<a href="#result">${texts.result}</a></nav></div>`,
    '<main>',
    ...lessons.map(lessonHtml),
    quizHtml(week, lessons),
    `<section id="result" class="page"><h2 class="title">${texts.result}</h2><noscript><p>${texts.noScript}</p></noscript></section>`,
    '</main>',
  ].join('\n');
}
