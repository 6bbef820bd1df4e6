/**
 * What the finder shows of a document: whether the right paragraph is among its places, and what a line below which
 * nothing is shown keeps of questions about the text and refuses of questions about another one.
 */

import { openIndex } from '../../engine/src/answer/lesson-index.ts';
import { closestUnits, MOST_PLACES, NEAR } from '../../engine/src/finder/closest-units.ts';
import { finderTurn } from '../../engine/src/finder/finder.ts';
import { SPEAKS_OF_IT } from '../../engine/src/finder/texts.ts';
import type { LessonIndex } from '../../engine/src/index.ts';
import { closenessIn, meaningTexts, pack } from '../../server/src/ports/teacher/document-meaning.ts';
import { operations } from '../../server/src/ports/teacher/engine-operations.ts';
import { holdsEvidence, type QuestionsAboutText } from '../teaching/chat.ts';

export interface AskedText {
  id: string;
  index: LessonIndex;
  questions: QuestionsAboutText;
}

type Out = (...cells: (string | number)[]) => void;

const LINES = Array.from({ length: 13 }, (_, i) => Math.round((0.2 + i * 0.02) * 100) / 100);
const rule = (out: Out, columns: number) => out(...Array.from({ length: columns }, () => '---'));

export function reportFinder(texts: readonly AskedText[], out: Out): void {
  const directions = new Map<string, Float32Array>();
  const directionOf = (question: string) => {
    const known = directions.get(question) ?? operations.directions([question])?.[0];
    if (!known) throw new Error('The package for meaning is not installed.');
    directions.set(question, known);
    return known;
  };
  const read = texts.map(({ id, index, questions }) => {
    const meaning = pack(operations.directions(meaningTexts(index)) ?? []);
    const open = openIndex(index);
    const closeness = (question: string) => closenessIn(directionOf(question), meaning, index);
    const groupText = (unit: number) => {
      const { from, to } = open.groups.get(open.groupOf[open.blockOf[unit]!]!)!;
      return index.units.slice(open.firstUnit[from]!, open.firstUnit[to + 1]!).join(' ');
    };
    return { id, index, open, questions, closeness, groupText };
  });

  out(
    'text',
    'asked',
    'right paragraph first',
    'among three',
    'its words shown',
    'not in the text',
    'called an answer',
    'nearest',
    'nothing',
  );
  rule(out, 9);
  const own: number[] = [];
  const same: number[] = [];
  const totals = Array.from({ length: 8 }, () => 0);
  for (const { id, index, open, questions, closeness, groupText } of read) {
    const figures = Array.from({ length: 8 }, () => 0);
    const add = (at: number, is = true) => {
      figures[at]! += is ? 1 : 0;
    };
    const told = (question: string) =>
      finderTurn(question, index, undefined, { terms: [], closeness: closeness(question) });
    for (const { question, evidence } of questions.answerable) {
      const near = closeness(question);
      const units = closestUnits(near, open).slice(0, MOST_PLACES);
      own.push(near[units[0]!]!);
      add(0);
      add(1, holdsEvidence(groupText(units[0]!), evidence));
      add(
        2,
        units.some((unit) => holdsEvidence(groupText(unit), evidence)),
      );
      add(3, holdsEvidence(told(question).markdown, evidence));
    }
    for (const question of questions.unanswerable) {
      const near = closeness(question);
      same.push(Math.max(...near));
      const { kind, markdown, citations } = told(question);
      add(4);
      add(5, kind === 'found' || markdown.startsWith(SPEAKS_OF_IT));
      add(6, kind === 'not_found' && citations.length > 0);
      add(7, citations.length === 0);
    }
    figures.forEach((figure, at) => {
      totals[at]! += figure;
    });
    out(id, ...figures);
  }
  out('all', ...totals);

  const foreign = read.flatMap((text) =>
    texts
      .filter(({ id }) => id !== text.id)
      .flatMap(({ questions }) => questions.answerable.map(({ question }) => Math.max(...text.closeness(question)))),
  );
  process.stdout.write('\n');
  out(
    'line',
    `of ${own.length} about the text kept`,
    `of ${foreign.length} about another text refused`,
    `of ${same.length} of its subject but not in it refused`,
  );
  rule(out, 4);
  for (const line of LINES) {
    const name = line === NEAR ? `**${line.toFixed(2)}**` : line.toFixed(2);
    out(
      name,
      own.filter((value) => value >= line).length,
      ...[foreign, same].map((values) => values.filter((value) => value < line).length),
    );
  }
}
