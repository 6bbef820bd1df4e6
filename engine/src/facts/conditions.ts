import { isUnparseable, isVagueSubject, leansOnContext, plainSentence } from '../grammar/wording.ts';
import { falseForms } from '../questions/options/opposites.ts';
import { originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';
import { pointsBack } from '../reading/pointing.ts';
import { contentStems } from '../text/stems.ts';
import { tagQuickly } from '../text/tagging.ts';

/** "When this is so, that is so." */
export interface Condition {
  /** "when demand is elastic" */
  when: string;
  whenStems: readonly string[];
  consequence: string;
  stems: readonly string[];
  /** The consequence turned false. */
  twins: string[];
  origin: Origin;
}

const OPENING = /^(When|If|Once|Unless|Whenever|Where) ([^,]{8,110}), (?:then )?(.{12,150})$/;
const CLOSING = /^([^,]{12,120}?),? (when|if|unless|whenever|once) ([^,]{8,110})$/;

function isFullClause(text: string): boolean {
  return tagQuickly(text).some(
    (token, i) => i > 0 && (token.pos === 'VERB' || token.pos === 'AUX') && !/ing$/.test(token.lower),
  );
}

/** The condition that a sentence states, when both halves can stand alone. */
export function conditionIn(entry: Entry): Condition | null {
  const plain = plainSentence(entry.sentence.text);
  if (/[;:—]/.test(plain) || isUnparseable(plain)) return null;
  const opening = OPENING.exec(plain);
  const closing = opening ? null : CLOSING.exec(plain);
  const word = (opening?.[1] ?? closing?.[2])?.toLowerCase();
  const when = opening?.[2] ?? closing?.[3];
  const rest = opening?.[3] ?? closing?.[1];
  if (!word || !when || !rest || leansOnContext(when) || !isFullClause(when)) return null;
  if (
    /\b(?:even|only|except|as|that|said|asked|shows?|especially|than|just|not)$/.test(rest) ||
    /^(?:when|if|where)\b/i.test(rest)
  )
    return null;
  const main = rest.split(/, (?:and|but|so|which|because|since|while|whereas) /)[0]!;
  if (isVagueSubject(main) || leansOnContext(main) || pointsBack(main) || pointsBack(when)) return null;
  if (
    !isFullClause(main) ||
    /^(?:\p{L}+ing|to) /u.test(main) ||
    /\b(?:it|them|they|he|she|his|her|their|its)\b/.test(`${when} ${main}`)
  )
    return null;
  // What happened when somebody did something is told of one case.
  if (/\b(?:was|were|had|did|gave|\p{Ll}{3,}ed)\b/u.test(when)) return null;
  const stems = contentStems(main);
  if (new Set(stems).size < 3 || contentStems(when).length < 2) return null;
  return {
    when: `${word} ${when}`,
    whenStems: contentStems(when),
    consequence: main[0]!.toUpperCase() + main.slice(1),
    stems,
    twins: falseForms(main[0]!.toUpperCase() + main.slice(1)).slice(0, 3),
    origin: originOf(entry),
  };
}
