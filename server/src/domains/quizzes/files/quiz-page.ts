import { mostTypedSigns, type PublicQuestion, type QuizSettings } from '@akada/contract';
import { compact } from '../../../platform/one-file/compact.ts';
import { escaped } from '../../../platform/one-file/one-file.ts';

/** The page of a quiz's file as HTML. It is written from what takers get by the link, so it can hold no key. */

interface QuizHead {
  title: string;
  lecturer: string;
  asks: Pick<QuizSettings, 'ask_number' | 'ask_group'>;
  keptMonths: number;
}

const texts = {
  offline: 'Works without network',
  by: (lecturer: string) => `A quiz by ${lecturer}`,
  holds: (questions: number) => (questions === 1 ? '1 question' : `${questions} questions`),
  who: 'Who is taking this quiz?',
  notice: (lecturer: string, months: number) =>
    `Your code holds what you type here and your answers. ${lecturer} reads it, and Akada removes your name from the result after ${months} months.`,
  name: 'Name',
  number: { optional: 'Matric number (optional)', required: 'Matric number' },
  group: { optional: 'Group or department (optional)', required: 'Group or department' },
  question: (number: number, count: number) => `Question ${number} of ${count}`,
  answer: 'Your answer',
  result: 'Your result',
  noScript:
    'This viewer only shows the questions. Open the file in a browser to answer them and get the code for your lecturer.',
};

const fieldHtml = (name: string, label: string, most: number) =>
  `<label>${label}<input type="text" name="${name}" maxlength="${most}" autocomplete="off"></label>`;

function whoHtml({ lecturer, asks: { ask_number, ask_group }, keptMonths }: QuizHead): string {
  return [
    `<section class="who"><h2 class="title">${texts.who}</h2>`,
    fieldHtml('name', texts.name, 120),
    ask_number === 'no' ? '' : fieldHtml('number', texts.number[ask_number], 40),
    ask_group === 'no' ? '' : fieldHtml('group', texts.group[ask_group], 80),
    `<p class="sm soft">${escaped(texts.notice(lecturer, keptMonths))}</p></section>`,
  ].join('\n');
}

/** Pictures by their ids, as addresses that hold them. */
type Held = ReadonlyMap<string, string>;

function pictureHtml({ picture }: PublicQuestion, held: Held): string[] {
  const src = picture && held.get(picture.id);
  if (!picture || !src) return [];
  const { alt, width, height } = picture;
  return [`<img class="figure" src="${src}" alt="${escaped(alt)}" width="${width}" height="${height}">`];
}

function questionHtml(asked: PublicQuestion, index: number, count: number, held: Held): string {
  const { id, question, options, typed, html } = asked;
  const name = `q${index + 1}`;
  const answers = typed
    ? [
        `<label>${texts.answer}<input type="text" name="${name}" maxlength="${mostTypedSigns}" data-wish="${escaped(JSON.stringify(typed))}" autocomplete="off" autocapitalize="off" spellcheck="false"></label>`,
      ]
    : options.map(
        ({ label, text }, at) =>
          `<label class="opt"><input type="radio" name="${name}" value="${at + 1}"><span class="check-key">${label}</span><span class="lines">${html ? compact(html.options[at] ?? '') : escaped(text)}</span></label>`,
      );
  return [
    `<section class="ask" id="${name}" data-item="${escaped(id)}" role="group" aria-labelledby="${name}-text">`,
    `<p class="sm soft">${texts.question(index + 1, count)}</p>`,
    `<p class="lines stem" id="${name}-text">${html ? compact(html.question) : escaped(question)}</p>`,
    ...pictureHtml(asked, held),
    ...answers,
    '</section>',
  ].join('\n');
}

export function quizHtml(head: QuizHead, questions: readonly PublicQuestion[], held: Held): string {
  return [
    `<header class="top"><span class="logo">Akada</span><span class="sm soft">${texts.offline}</span></header>`,
    `<div class="hero"><p class="sm">${escaped(texts.by(head.lecturer))}</p><h1>${escaped(head.title)}</h1>`,
    `<p class="sm">${texts.holds(questions.length)}</p></div>`,
    '<main>',
    `<noscript><p>${texts.noScript}</p></noscript>`,
    '<form id="quiz" novalidate>',
    whoHtml(head),
    ...questions.map((question, index) => questionHtml(question, index, questions.length, held)),
    '</form>',
    `<section id="result" hidden><h2 class="title">${texts.result}</h2></section>`,
    '</main>',
  ].join('\n');
}
