import { overlap } from '../../text/stems.ts';
import type { Statement } from '../facts/statements.ts';
import { bestThree, closeness, lengthGivesAway, neighbours } from '../options/distractors.ts';
import { type Corpus, inSentence } from '../reading/corpus.ts';
import { topicsOf } from '../reading/topic.ts';
import type { Candidate } from '../types.ts';

/** So far apart in the text, statements are hardly about one subject. */
const REACH = 14;

/** The nearest heading that all of them stand under, as "On the subject of “X”, "; '' where none says what they are about. */
function heading(statements: readonly Statement[]): string {
  const [first, ...others] = statements.map(({ origin }) => topicsOf(origin.section).map(({ name }) => name));
  const shared = first!.find((name) => others.every((names) => names.includes(name)));
  return shared ? `On the subject of “${shared}”, ` : '';
}

/** True statements beside the false one: near it, as long, not about the very same. */
function companions(own: Statement, at: number, statements: readonly Statement[], free: (one: Statement) => boolean) {
  return bestThree(
    neighbours(statements, at, REACH)
      .filter((other) => free(other) && closeness(own.origin, other.origin) >= 0.2)
      .filter((other) => overlap(own.of?.stems ?? [], other.stems) < 0.5)
      .map((other) => ({
        item: other,
        score:
          closeness(own.origin, other.origin) +
          Math.min(1, other.standing * 0.4) +
          Math.min(0.4, overlap(own.stems, other.stems)) -
          Math.abs(own.text.length - other.text.length) / 100,
      })),
    (left, right) => left.origin.sentence === right.origin.sentence || overlap(left.stems, right.stems) > 0.6,
    () => false,
    (three) =>
      !lengthGivesAway(
        own.untrue!,
        three.map(({ text }) => text),
      ),
  );
}

/**
 * "Which of these statements is false?": one statement of the text turned round beside three as the text has them. No
 * statement is shown twice.
 */
export function statementQuestions(statements: readonly Statement[], corpus: Corpus): Candidate[] {
  const used = new Set<Statement>();
  const told = new Set<string>();
  return statements.flatMap((own, at) => {
    if (own.untrue === null || own.standing <= 0 || told.has(own.untrue)) return [];
    const isFree = (one: Statement) => one.holds && one !== own && !used.has(one);
    const three = companions(own, at, statements, isFree);
    if (!three) return [];
    for (const one of three) used.add(one);
    told.add(own.untrue);
    const opening = heading([own, ...three]);
    return [
      {
        form: 'true-of' as const,
        stem: `${opening}${opening ? 'w' : 'W'}hich of these statements is false?`,
        answer: own.untrue,
        distractors: three.map(({ text }) => text),
        shows: three.map(({ origin }) => origin.sentence),
        because: own.of
          ? `The text says this of ${inSentence(own.of.name, corpus)}; the other three statements are as the text has them.`
          : 'The text says the contrary of this statement; the other three are as the text has them.',
        difficulty: 'medium' as const,
        weight: 2.4 + Math.min(0.8, own.standing * 0.2),
        about: (own.of ?? own).origin.sentence,
        subject: own.stems.slice(0, 3).join(' '),
        origin: own.of?.origin ?? own.origin,
      },
    ];
  });
}
