import { capitalise } from '../../text/normalise.ts';
import type { Section } from '../../text/sections.ts';
import { overlap } from '../../text/stems.ts';
import { type Corpus, inSentence } from '../corpus.ts';
import { bestThree, comparableLength, lengthGivesAway } from '../distractors.ts';
import type { Statement } from '../facts/statements.ts';
import type { Candidate } from '../types.ts';
import { ownHeading, plainHeading } from '../wording.ts';

const DENIES = /\b(?:not|cannot|never|no)\b/;

/** A statement that can stand among the wrong options. */
type Wrong = Statement & { wrong: string };

const hasWrong = (statement: Statement): statement is Wrong => statement.wrong !== null;

/** Whether the wrong ones are told by their "not", or the right one by having none or by its length. */
function givesAway(own: Statement, others: readonly Wrong[]): boolean {
  const denied = others.filter((other) => DENIES.test(other.wrong)).length;
  // What is merely denied tempts nobody.
  if (others.some((other) => other.plain) || denied > 1) return true;
  if (denied === 0 && DENIES.test(own.text)) return true;
  return lengthGivesAway(
    own.text,
    others.map((other) => other.wrong),
  );
}

function questionOf(
  own: Statement,
  group: readonly Statement[],
  title: string,
  corpus: Corpus,
): { candidate: Candidate; used: Statement[] } | null {
  const ranked = group
    .filter(hasWrong)
    .filter((other) => other.origin.sentence !== own.origin.sentence)
    .filter((other) => comparableLength(own.text, other.wrong))
    .filter((other) => overlap(own.stems, other.stems) < 0.6)
    .map((item) => ({
      item,
      score:
        (item.plain ? 0 : 1) -
        Math.abs(item.origin.order - own.origin.order) / 40 -
        Math.abs(item.wrong.length - own.text.length) / 100,
    }));
  const three = bestThree(
    ranked,
    (a, b) => overlap(a.stems, b.stems) > 0.6,
    () => false,
    (others) => !givesAway(own, others),
  );
  if (!three) return null;
  // Without a heading of the document there is nothing that the statements have in common.
  const heading = plainHeading(title);
  if (!heading) return null;
  const show = (text: string) => capitalise(inSentence(text, corpus));
  const candidate: Candidate = {
    form: 'true-of',
    stem: `According to “${heading}”, which of these statements is correct?`,
    answer: show(own.text),
    distractors: three.map((item) => show(item.wrong)),
    difficulty: 'hard',
    weight: 2.1 + Math.min(0.5, own.standing * 0.1) + (worth(own) < 2 ? 0.2 : 0),
    about: own.text,
    subject: own.subject,
    origin: own.origin,
  };
  return { candidate, used: [own, ...three] };
}

/** How much a statement is worth as a wrong option. */
const worth = ({ wrong, plain }: Statement) => (wrong === null ? 0 : plain ? 1 : 2);

/** Statements by section: under a wider heading they would have nothing in common. */
function groupsOf(statements: readonly Statement[]): { heading: string; list: Statement[] }[] {
  const sections = new Map<Section, Statement[]>();
  for (const statement of statements) {
    const { section } = statement.origin;
    const list = sections.get(section);
    if (list) list.push(statement);
    else sections.set(section, [statement]);
  }
  return [...sections].map(([section, list]) => ({ heading: ownHeading(section), list }));
}

/** "Which of these statements is correct?" with other statements of the same section turned into their contrary. */
export function statementQuestions(statements: readonly Statement[], corpus: Corpus): Candidate[] {
  const candidates: Candidate[] = [];
  for (const { heading, list } of groupsOf(statements)) {
    // Each statement serves once: what is false in one question must not be told by another. What can only be denied
    // plainly is asked for first; the rest makes better wrong options.
    const used = new Set<Statement>();
    const inTurn = list.map((own, at) => ({ own, at })).sort((a, b) => worth(a.own) - worth(b.own));
    for (const { own, at } of inTurn) {
      if (used.has(own)) continue;
      const group = list.slice(Math.max(0, at - 8), at + 9).filter((other) => !used.has(other));
      const made = questionOf(own, group, heading, corpus);
      if (!made) continue;
      candidates.push(made.candidate);
      for (const statement of made.used) used.add(statement);
    }
  }
  return candidates;
}
