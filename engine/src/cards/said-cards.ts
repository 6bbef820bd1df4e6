import type { Attributed } from '../facts/attributed.ts';
import { EVALUATIVE } from '../facts/description.ts';
import { baseVerb } from '../grammar/agreement.ts';
import type { Clause } from '../grammar/clause.ts';
import { type Corpus, inSentence } from '../reading/corpus.ts';
import { namesUnknown } from '../standing/statement.ts';
import { isVagueSubject, leansOnContext } from '../standing/words.ts';
import { contentStems } from '../text/stems.ts';
import { isNoun, tagQuickly } from '../text/tagging.ts';
import { GENERIC_NOUNS, termKey } from '../text/terms.ts';
import type { CardDraft } from './card.ts';
import type { Statement } from './facts.ts';
import { saysAllOf } from './meaning-cards.ts';
import { line, withArticle, wordCount } from './wording.ts';

const SAYS =
  /^(states?|holds?|argues?|maintains?|proposes?|predicts?|asserts?|suggests?|claims?|says?|requires?) that (.+)$/;
const TELLS =
  /^(measures?|describes?|refers? to|means?|denotes?|express(?:es)?|represents?|indicates?|stud(?:y|ies)|examines?|deals? with|regulates?|controls?|consists? of|governs?|determines?|prevents?|explains?|converts?|transmits?|stimulates?|secretes?) (.+)$/;
const IS = /^(?:is|are) ((?:an?|the|any|\p{Ll}[\p{Ll}-]+) .+)$/u;
/** What follows its noun and says which one is meant. */
const SAYS_WHICH =
  / (?:that|which|who|whose|of|for|in which|by which|at which|where|used|made|caused|between|from|with) /;
const COUNTS_OR_COMPARES =
  /^(?:an?|the|any) (?:\p{Ll}+er|\p{Ll}+est|more|most|less|second|third|fourth|last|first|only|same|other|main|chief|common|classic|usual|best|poor|good|example|case|matter|result|reason|way)\b/u;

/** Something that a learner would look up: not "the second reason", not a person. */
function isSubject({ subject, head, proper }: Clause): boolean {
  if (proper || isVagueSubject(subject) || leansOnContext(subject)) return false;
  if (GENERIC_NOUNS.has(termKey(subject)) || GENERIC_NOUNS.has(head.toLowerCase())) return false;
  return wordCount(subject) <= 5;
}

/** What something is, as far as its sentence says it; what only judges or counts it says nothing. */
function whatItIs(predicate: string): string | null {
  const said = IS.exec(predicate)?.[1];
  if (!said || EVALUATIVE.test(said) || COUNTS_OR_COMPARES.test(said)) return null;
  if (wordCount(said) < 6 || !SAYS_WHICH.test(said)) return null;
  const first = tagQuickly(said).find(({ pos }) => pos !== 'DET' && pos !== 'ADJ' && pos !== 'ADV');
  return isNoun(first) && !/^(?:\p{Ll}+ly|made|used|found|called|known|said|able|due|not|often)\b/u.test(said)
    ? said
    : null;
}

/** "Tulving's principle" keeps its capital. */
const nameOf = ({ determiner, subject }: Clause, corpus: Corpus) =>
  withArticle(determiner, /^\p{Lu}\p{L}+['’]s? /u.test(subject) ? subject : inSentence(subject, corpus));

/** "The law of demand states that …", "The retina converts …": what is said of something, asked for by its verb. */
export function saidCards(statements: readonly Statement[], corpus: Corpus): CardDraft[] {
  return statements.flatMap(({ clause, origin }): CardDraft[] => {
    if (!clause || clause.lead || clause.tense !== 'present' || !isSubject(clause)) return [];
    const name = nameOf(clause, corpus);
    if (namesUnknown(clause.predicate, corpus, name)) return [];
    const shared = { form: 'meaning', about: termKey(clause.subject), origin } as const;
    const is = whatItIs(clause.predicate);
    if (is) {
      if (saysAllOf(is, name)) return [];
      return [{ ...shared, weight: 4.2, front: `What ${clause.plural ? 'are' : 'is'} ${name}?`, back: line(is) }];
    }
    const [, verb, said] = SAYS.exec(clause.predicate) ?? TELLS.exec(clause.predicate) ?? [];
    if (!verb || !said || wordCount(said) < 4 || contentStems(said).length < 3) return [];
    const [first, ...rest] = verb.split(' ');
    const base = clause.plural ? first : baseVerb(first!);
    if (!base) return [];
    const front = `What ${clause.plural ? 'do' : 'does'} ${name} ${[base, ...rest].join(' ')}?`;
    return [{ ...shared, weight: 4, front, back: line(said) }];
  });
}

/** "Who coined the expression white-collar crime …?" */
export function whoCards(attributed: readonly Attributed[], corpus: Corpus): CardDraft[] {
  return attributed.flatMap(({ person, text, lead, origin }): CardDraft[] => {
    const said = `${text[0]!.toLowerCase()}${text.slice(1)}`;
    if (wordCount(said) < 7 || wordCount(said) > 30 || leansOnContext(said) || namesUnknown(said, corpus)) return [];
    const front = lead ? `${lead}, who ${said}?` : `Who ${said}?`;
    return [{ form: 'name', front, back: line(person.text), about: `who ${person.text}`, weight: 3.5, origin }];
  });
}
