import { cutSecondClause } from '../grammar/clause.ts';
import { isUnparseable, leansOnContext, plainSentence } from '../grammar/wording.ts';
import { originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';
import { leansOnIdea, leansOnPair, pointsBack, withoutBoundWords } from '../reading/pointing.ts';
import { contentStems } from '../text/stems.ts';
import type { Attributed } from './attributed.ts';

/** What a theory says or somebody argued, so that it can be asked for. */
export interface Held {
  /** "Karl Popper", "the quantity theory": as it stands inside a sentence. */
  holder: string;
  /** "What did Karl Popper argue in 1934?" */
  question: string;
  /** What follows "that". */
  claim: string;
  stems: readonly string[];
  origin: Origin;
}

/** Verbs of opinions and findings, with the form that stands after "did". What somebody only said or wrote is not asked for. */
const BASE: Readonly<Record<string, string>> = {
  argued: 'argue',
  claimed: 'claim',
  held: 'hold',
  insisted: 'insist',
  maintained: 'maintain',
  contended: 'contend',
  believed: 'believe',
  concluded: 'conclude',
  proposed: 'propose',
  suggested: 'suggest',
  predicted: 'predict',
  found: 'find',
  showed: 'show',
  discovered: 'discover',
  demonstrated: 'demonstrate',
  noticed: 'notice',
  observed: 'observe',
  reported: 'report',
  taught: 'teach',
  proved: 'prove',
};

const CLAIMED = /^(has )?(\p{Ll}+)((?: (?:as early as )?in (?:the )?(?:\d{4}s?))?) that (.+)$/u;

/** What a person held, as a question for it. */
export function heldBy({ person, text, lead, origin }: Attributed): Held | null {
  const match = CLAIMED.exec(text);
  const base = match && BASE[match[2]!];
  if (!match || !base) return null;
  const [, has, verb, when, claim] = match as unknown as [string, string | undefined, string, string, string];
  const year = when || (lead ? ` ${lead[0]!.toLowerCase()}${lead.slice(1)}` : '');
  const question = has ? `What has ${person.text} ${verb}${when}?` : `What did ${person.text} ${base}${year}?`;
  return { holder: person.text, question, claim, stems: contentStems(claim), origin };
}

const THEORY =
  /^((?:The )?(?:[\p{L}’'–-]+ ){1,4}?(?:theory|theorem|law|rule|principle|model|hypothesis|doctrine|approach|concept|statement|thesis|view)(?: of (?:[\p{Ll}-]+ ?){1,3})?|\p{Lu}\p{Ll}+(?: \p{Ll}+)?ism)(?:, [^,;:]{3,60},)? (states|holds|says|predicts|assumes|asserts|claims|argues|maintains|proposes|teaches) that (.+)$/u;

const SINGULAR: Readonly<Record<string, string>> = { says: 'say', teaches: 'teach' };

/** "Darcy's law states that …": what a theory, a law or a school says. */
export function heldIn(entry: Entry): Held | null {
  const plain = plainSentence(entry.sentence.text).split('; ')[0]!;
  const match = THEORY.exec(plain.replace(/^(?:Where|When|If) [^,]{5,60}, /, ''));
  if (!match) return null;
  const [, name, verb, said] = match as unknown as [string, string, string, string];
  const claim = cutSecondClause(
    said
      .replace(/: .*$/, '')
      .replace(/, that is(?: to say)?,? .*$/, '')
      .replace(/, (?:and|but) that .*$/, ''),
  );
  if (
    /^(?:The|This|That|A|His|Her|Its|Their) (?:theory|law|rule|principle|model|view|doctrine|approach|concept)\b/.test(
      name,
    )
  )
    return null;
  if (leansOnContext(name) || !standsAlone(claim)) return null;
  const holder = name
    .replace(/^The /, 'the ')
    .replace(/^(\p{Lu})(\p{Ll}+ism)$/u, (_, first: string, rest: string) => first.toLowerCase() + rest);
  return {
    holder,
    question: `What does ${holder} ${SINGULAR[verb] ?? verb.replace(/s$/, '')}?`,
    claim,
    stems: contentStems(claim),
    origin: originOf(entry),
  };
}

function standsAlone(claim: string): boolean {
  const words = claim.split(' ').length;
  if (words < 4 || words > 28 || isUnparseable(claim)) return false;
  return !pointsBack(claim) && !leansOnIdea(claim) && !leansOnPair(claim) && !leansOnContext(withoutBoundWords(claim));
}
