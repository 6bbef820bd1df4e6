import { type Clause, isCopular, parseClause, splitClauses } from '../grammar/clause.ts';
import { ownHeading, plainHeading, plainSentence } from '../grammar/wording.ts';
import type { Entry } from '../reading/entry.ts';
import { isVagueSubject } from '../standing/words.ts';
import { isPlural } from '../text/number.ts';
import { contentStems } from '../text/stems.ts';
import { isNoun, quickTagsOf, tag } from '../text/tagging.ts';
import { termKey } from '../text/terms.ts';

/** A clause of a sentence, and the words of the source that say it. */
export interface FoundClause {
  clause: Clause;
  /** The sentence; with the one before it where a pronoun was resolved. */
  words: string;
  resolved: boolean;
  /** The first clause of its sentence; the others were joined to it. */
  first: boolean;
}

/** The subject that a following "it" or "they" stands for, as far as that is safe to say. */
interface Antecedent {
  clause: Clause;
  sentence: string;
  block: string;
  /** Named without an article, by one or two words, at the very beginning. */
  term: boolean;
}

/** "Spironolactone works differently.": the subject of a sentence that is too short to be taken apart. */
function openingTerm(entry: Entry): Antecedent | null {
  const tokens = quickTagsOf(entry.sentence);
  const verb = tokens.findIndex((token) => token.pos === 'VERB' || token.pos === 'AUX');
  if (verb < 1 || verb > 2 || tokens.length > 9 || /ing$/.test(tokens[verb]!.lower)) return null;
  const named = tokens.slice(0, verb);
  if (!named.every((token) => isNoun(token) || token.pos === 'ADJ') || isVagueSubject(entry.sentence.text)) return null;
  const subject = entry.sentence.text.slice(0, named.at(-1)!.end);
  const plural = isPlural(subject);
  if (/ed$/.test(tokens[verb]!.lower) || plural === /[^s]s$/.test(tokens[verb]!.lower)) return null;
  const clause: Clause = {
    text: entry.sentence.text,
    lead: '',
    determiner: '',
    subject,
    head: named.at(-1)!.text,
    plural,
    proper: false,
    members: [],
    apposition: '',
    verb: tokens[verb]!.lower,
    tense: 'present',
    predicate: entry.sentence.text.slice(tokens[verb]!.start),
  };
  return { clause, sentence: entry.sentence.text, block: blockKey(entry), term: true };
}

/** "Verapamil", "beta blockers": named without an article, with nothing before it. */
function isTerm(clause: Clause): boolean {
  return (
    clause.determiner === '' &&
    clause.lead === '' &&
    clause.subject.split(' ').length <= 3 &&
    !/\d/.test(clause.subject)
  );
}

function isTopic(clause: Clause, entry: Entry): boolean {
  const stems = contentStems(termKey(clause.subject));
  const heading = contentStems(entry.section.heading);
  return stems.length > 0 && stems.every((item) => heading.includes(item));
}

/** "Part A: Maize (*Zea mays*)" */
const isNameOf = (heading: string, { subject }: Clause) =>
  termKey(plainHeading(heading).replace(/\s*\([^)]*\)/g, '')) === termKey(subject);

/** "It" is read as the last subject where that subject is the topic of the section or was just being described. */
function resolve(piece: string, antecedent: Antecedent | null, entry: Entry): string | null {
  const opened = /^(it|they)\s+(.+)$/i.exec(piece);
  if (!opened) return piece;
  // "It is possible to …", "It follows that …": the pronoun stands for nothing.
  if (
    /^it (?:is|was|may be|can be|has been)(?: \p{L}+){1,3} (?:to|that|how|why)\b|^it (?:follows|seems|appears|turns out|takes)\b/iu.test(
      piece,
    )
  )
    return null;
  if (!antecedent || antecedent.block !== blockKey(entry)) return null;
  const { clause } = antecedent;
  if (clause.plural !== (opened[1]!.toLowerCase() === 'they') || clause.tense === 'past') return null;
  // A term that has just opened a sentence and needs no article is what the next sentence goes on about.
  if (!isTopic(clause, entry) && !isCopular(clause) && !antecedent.term) return null;
  // "Surface irrigation. Water flows over the field. It covers …": what follows at once may be said of the heading.
  const [opening] = entry.section.sentences;
  const { heading, headingPath } = entry.section;
  const mayBeHeading = opening?.text === antecedent.sentence && ownHeading(entry.section) !== '' && !isPlural(heading);
  const isNamed = headingPath.some((name) => isNameOf(name, clause));
  if (mayBeHeading && !isCopular(clause) && !isTopic(clause, entry) && !isNamed) return null;
  const determiner = clause.determiner ? `${clause.determiner[0]!.toUpperCase()}${clause.determiner.slice(1)} ` : '';
  return `${determiner}${clause.subject} ${opened[2]}`;
}

/** "Primary waves, which push and pull like a spring, travel …": what the aside says of the subject. */
function besideSubject(clause: Clause): Clause | null {
  const said = /^which ((\p{Ll}+) .+)$/u.exec(clause.apposition);
  if (!said || clause.lead) return null;
  const [, predicate, verb] = said as unknown as [string, string, string];
  // Behind "which" stands the verb; it only has to agree.
  const agrees = clause.plural ? !/(?:s|ed|ing|ly)$|^(?:were|had|can|may|will|must)$/.test(verb) : /[^s]s$/.test(verb);
  // "Bridewealth, which outsiders describe as …": there it is not the subject.
  if (!agrees || verb === 'was' || !/^(?:VERB|AUX)$/.test(tag(`It ${predicate}`)[1]!.pos)) return null;
  return { ...clause, apposition: '', predicate, verb, tense: 'present' };
}

function blockKey(entry: Entry): string {
  return `${entry.document.id}/${entry.section.id}/${entry.sentence.blockIndex}`;
}

/** A reader that gives, sentence by sentence in reading order, every clause that can be read safely. */
export function clauseReader(): (entry: Entry) => FoundClause[] {
  let antecedent: Antecedent | null = null;
  return (entry) => {
    const found: FoundClause[] = [];
    let free = true;
    splitClauses(plainSentence(entry.sentence.text)).forEach((piece, i) => {
      // "Below 5.0, aluminium dissolves, and phosphorus …": what opens the sentence holds for all of it.
      if (!free) return;
      // "…; as a result, calcium accumulates": under what was said before.
      if (i > 0 && /^(?:as a result|therefore|thus|hence|consequently|then|in turn|so)\b/i.test(piece)) return;
      const pronoun = /^(?:it|they)\b/i.test(piece);
      const whole = resolve(piece, antecedent, entry);
      const clause = whole === null ? null : parseClause(whole[0]!.toUpperCase() + whole.slice(1));
      if (clause && whole !== null) {
        const elsewhere = pronoun && antecedent!.sentence !== entry.sentence.text;
        found.push({
          clause,
          words: elsewhere ? `${antecedent!.sentence} ${entry.sentence.text}` : entry.sentence.text,
          resolved: pronoun,
          first: i === 0,
        });
        const beside = pronoun ? null : besideSubject(clause);
        if (beside) found.push({ clause: beside, words: entry.sentence.text, resolved: false, first: i === 0 });
      }
      free = clause !== null && clause.lead === '';
      if (clause && !pronoun)
        antecedent = { clause, sentence: entry.sentence.text, block: blockKey(entry), term: i === 0 && isTerm(clause) };
      else if (!clause) antecedent = i === 0 ? openingTerm(entry) : null;
    });
    return found;
  };
}
