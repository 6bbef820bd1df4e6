import {
  fencesOf,
  figuresOf,
  keyTerms,
  type Lesson,
  proseOf,
  readLesson,
  type Section,
} from '../courses/form/lesson.ts';
import { joined, type Line } from '../courses/form/source.ts';
import { LessonHeadSchema } from '../courses/schema.ts';
import { checkClaims } from './claims.ts';
import type { Say } from './faults.ts';
import { checkFence } from './fences.ts';
import { checkHead } from './head.ts';
import { checkPlainness, checkReadability, countWords, withoutDisplays } from './prose.ts';
import { checkFormulas } from './tex.ts';

export const ENDS = ['Common mistakes', 'Remember', 'Key terms'];
const LEAST_TERMS = 4;
/** More new words than these nobody keeps from one day's study. */
const MOST_TERMS = 8;

/** One lesson by itself. What it has to do with its course is for `course.ts`. */
export function checkLesson(text: string, say: Say): Lesson {
  const lesson = readLesson(text);
  const { source, opening, sections } = lesson;
  checkHead(LessonHeadSchema, source, say);
  checkOpening(opening, say);
  checkGuess(lesson, say);
  checkEnds(sections, say);
  for (const section of sections) checkSection(section, say);
  for (const { at } of fadedIn(opening))
    say(at, 'a faded example stands in the section of the worked example, after it');
  for (const fence of [opening, ...sections].flatMap(fencesOf)) checkFence(fence, say);
  for (const section of [opening, ...sections]) checkStills(section, say);
  const prose = [opening, ...sections].flatMap(proseOf);
  checkLength([...prose, ...sections.map(({ title, at }) => ({ text: title, at }))], say);
  checkReadability(prose, say);
  checkFormulas(
    source.lines.filter(({ at }) => !inside(lesson, at, ['calc', 'python', 'text'])),
    say,
  );
  checkPlainness(prose, say);
  checkClaims(source.lines, say);
  if ([opening, ...sections].flatMap(figuresOf).length === 0) {
    say(
      source.lines[0]!.at,
      'the lesson has no picture: draw one and put ![what it shows](figures/name.svg "caption") on a line of its own',
    );
  }
  return lesson;
}

function inside({ opening, sections }: Lesson, at: number, names: string[]): boolean {
  return [opening, ...sections]
    .flatMap(fencesOf)
    .some((fence) => names.includes(fence.name) && at >= fence.at && at <= fence.at + fence.lines.length + 1);
}

function checkOpening(opening: Section, say: Say) {
  const text = joined(proseOf(opening));
  const words = countWords(text);
  if (words === 0) say(opening.at, 'begin with a short opening before the first "##", one that ends in a question');
  else if (words > 90) say(opening.at, `the opening has ${words} words; 90 at most`);
  if (words > 0 && !text.includes('?'))
    say(opening.at, 'the opening asks nothing: end it in the question that the lesson answers');
}

/** At most one, where nothing was taught yet, and after the question that the lesson answers. */
function checkGuess({ opening, sections }: Lesson, say: Say) {
  const inOpening = fencesOf(opening).filter(({ name }) => name === 'guess');
  for (const { at } of sections.flatMap(fencesOf).filter(({ name }) => name === 'guess'))
    say(at, 'a guess comes before anything is taught: put it above the first "##"');
  for (const { at } of inOpening.slice(1)) say(at, 'a lesson has one guess');
  const first = opening.pieces.find((piece) => piece === inOpening[0]);
  const before = first ? opening.pieces.slice(0, opening.pieces.indexOf(first)) : [];
  if (first && !before.some((piece) => piece.kind === 'prose' && joined(piece.lines).includes('?')))
    say(inOpening[0]!.at, 'put the guess below the question that the lesson answers');
}

const fadedIn = (section: Section) => fencesOf(section).filter(({ name }) => name === 'faded');

function checkEnds(sections: Section[], say: Say) {
  const last = sections.slice(-3);
  if (ENDS.some((title, index) => last[index]?.title !== title)) {
    say(last[0]?.at ?? 1, `the last three sections must be "## ${ENDS.join('", "## ')}", in this order`);
  }
  const remember = sections.find(({ title }) => title === 'Remember');
  const lines = remember ? proseOf(remember).filter(({ text }) => /^\d\. /.test(text)) : [];
  if (remember && lines.length !== 3) say(remember.at, `"Remember" has ${lines.length} numbered lines; write three`);
  const terms = sections.find(({ title }) => title === 'Key terms');
  if (terms)
    checkTerms(
      terms,
      sections.filter((section) => section !== terms),
      say,
    );
}

function checkTerms(section: Section, others: Section[], say: Say) {
  const terms = keyTerms(section);
  if (terms.length < LEAST_TERMS || terms.length > MOST_TERMS)
    say(section.at, `"Key terms" has ${terms.length}; give four to eight as "- **Term**: definition"`);
  for (const { text, at } of proseOf(section)) {
    if (text.startsWith('- ') && !terms.some((term) => term.at === at))
      say(at, 'write a key term as "- **Term**: definition"');
  }
  const text = others
    .flatMap((other) => [other.title, joined(proseOf(other)), ...figuresOf(other).map(({ caption }) => caption)])
    .join(' ');
  for (const { term, at } of terms) {
    if (!plain(text).includes(plain(term)))
      say(at, `the key term "${term}" does not stand in the lesson: define it where it is first used`);
  }
}

const plain = (text: string) => text.toLowerCase().replace(/[*_]/g, '').replace(/\s+/g, ' ');

function checkSection(section: Section, say: Say) {
  const touched = fencesOf(section).filter(({ name }) => name === 'check' || name === 'card').length;
  if (!ENDS.includes(section.title) && touched !== 1) {
    say(
      section.at,
      `the section "${section.title}" has ${touched} checks or cards; give it exactly one, about what it just said`,
    );
  }
  const [first, ...more] = fadedIn(section);
  if (first && ENDS.includes(section.title))
    say(first.at, 'a faded example stands in the section of the worked example');
  for (const { at } of more) say(at, 'a section has one faded example');
}

/** A figure that moves takes the place of a still picture, which has to do where no script runs. */
function checkStills({ pieces }: Section, say: Say) {
  const shown = pieces.filter((piece) => piece.kind !== 'prose' || piece.lines.some(({ text }) => text.trim()));
  for (const [index, piece] of shown.entries()) {
    if (piece.kind === 'fence' && piece.name === 'play' && shown[index - 1]?.kind !== 'figure')
      say(piece.at, 'put a figure that moves directly below the still picture whose place it takes');
  }
}

function checkLength(lines: Line[], say: Say) {
  const words = withoutDisplays(lines).reduce((sum, { text }) => sum + countWords(text), 0);
  if (words < 600 || words > 1000)
    say(lines[0]?.at ?? 1, `the lesson has ${words} words; 600 to 1,000 without blocks and pictures`);
}
