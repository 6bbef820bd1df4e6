import { type AskedFile, type AskedItem, type AskedKind, readAsked } from '../courses/form/asked.ts';
import { joined } from '../courses/form/source.ts';
import { AskedHeadSchema } from '../courses/schema.ts';
import { checkClaims } from './claims.ts';
import type { Say } from './faults.ts';
import { checkHead } from './head.ts';
import { checkPlainness, countWords, sentencesOf, withoutDisplays } from './prose.ts';
import { checkFormulas } from './tex.ts';

const ITEMS: [least: number, most: number] = [12, 16];
const WORDINGS: [least: number, most: number] = [2, 3];
const LONGEST_WORDING = 20;
const ANSWER: [least: number, most: number] = [30, 90];
const LONGEST_SENTENCE = 25;
const LEAST_KINDS = 7;
const MOST_MEANINGS = 3;
const NEEDED: AskedKind[] = ['why', 'example', 'simpler', 'true', 'examined'];

/** The answers to what students ask of one lesson, by themselves. */
export function checkAsked(text: string, say: Say): AskedFile {
  const file = readAsked(text);
  const { source, items, unread } = file;
  const head = checkHead(AskedHeadSchema, source, say);
  for (const { text: heading, at } of unread) {
    say(at, `"## ${heading}" is no question: write "## 3. why", with a kind that the form knows`);
  }
  if (items.length < ITEMS[0] || items.length > ITEMS[1]) {
    say(1, `the file answers ${items.length} questions; ${ITEMS.join(' to ')}`);
  }
  if (head && head.asked !== items.length) {
    say(source.lineOf('asked'), `the head says asked: ${head.asked}, the file has ${items.length}`);
  }
  items.forEach((item, index) => {
    if (item.number !== index + 1) say(item.at, `number the questions in one row: this is number ${index + 1}`);
    checkItem(item, say);
  });
  checkKinds(items, say);
  checkFormulas(source.lines, say);
  checkPlainness(source.lines, say);
  // Students do ask what brings marks; the answers alone must not claim it.
  checkClaims(
    items.flatMap(({ answer }) => answer),
    say,
  );
  return file;
}

function checkItem({ number, at, section, wordings, answer, stray }: AskedItem, say: Say) {
  if (!section) say(at, `say in a line "Section: …" where question ${number} belongs`);
  for (const line of stray) say(line.at, 'this line belongs to nothing: "Section:", wordings "- …", then "Answer:"');
  if (wordings.length < WORDINGS[0] || wordings.length > WORDINGS[1]) {
    say(at, `question ${number} has ${wordings.length} wordings; write ${WORDINGS.join(' or ')}, each "- …"`);
  }
  for (const wording of wordings) {
    const words = countWords(wording.text);
    if (words > LONGEST_WORDING)
      say(wording.at, `a wording of ${words} words; nobody types more than ${LONGEST_WORDING}`);
  }
  const words = withoutDisplays(answer).reduce((sum, { text }) => sum + countWords(text), 0);
  if (!joined(answer)) say(at, `question ${number} needs "Answer: …" below its wordings`);
  else if (words < ANSWER[0] || words > ANSWER[1]) {
    say(answer[0]!.at, `the answer of question ${number} has ${words} words; ${ANSWER.join(' to ')}`);
  }
  for (const line of answer) if (/^\s*#{1,6} /.test(line.text)) say(line.at, 'an answer has no headings');
  for (const sentence of sentencesOf(answer)) {
    if (sentence.words > LONGEST_SENTENCE) {
      say(sentence.at, `a sentence of ${sentence.words} words ("${sentence.text.slice(0, 40)}…"): say it in two`);
    }
  }
}

function checkKinds(items: AskedItem[], say: Say) {
  const kinds = new Set<AskedKind>(items.map(({ kind }) => kind));
  if (kinds.size < LEAST_KINDS) say(1, `the questions are of ${kinds.size} kinds; ${LEAST_KINDS} at least`);
  for (const kind of NEEDED)
    if (!kinds.has(kind)) say(1, `no question is "${kind}": students ask that of every lesson`);
  if (!kinds.has('difference') && !kinds.has('what if')) say(1, 'no question is "difference" or "what if"');
  const meanings = items.filter(({ kind }) => kind === 'meaning');
  if (meanings.length > MOST_MEANINGS) {
    say(
      meanings.at(-1)!.at,
      `${meanings.length} questions are "meaning"; ${MOST_MEANINGS} at most, key terms say the rest`,
    );
  }
}
