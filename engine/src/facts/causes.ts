import { beginsClause, parseClause } from '../grammar/clause.ts';
import { readHalf } from '../grammar/half-clause.ts';
import { isSureThird } from '../grammar/sure-verbs.ts';
import { whyQuestion } from '../grammar/why.ts';
import { isUnparseable, lowerArticle, plainSentence } from '../grammar/wording.ts';
import { kindOf } from '../kinds/kinds.ts';
import { originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';
import { leansOnPair, opensBackwards, pointsBack, withoutBoundWords } from '../standing/pointing.ts';
import { isVagueSubject, leansOnContext } from '../standing/words.ts';
import { capitalise } from '../text/normalise.ts';
import { isPlural } from '../text/number.ts';
import { tagQuickly } from '../text/tagging.ts';
import type { FoundClause } from './clauses.ts';

/** "So it is, because of this": an effect and the reason that the text gives. */
export interface Cause {
  effect: string;
  /** "Why must hybrid seed be bought afresh?" */
  question: string;
  subject: string;
  plural: boolean;
  /** With a pronoun where the reason speaks of the subject of the effect. */
  reason: string;
  pronoun: '' | 'it' | 'they';
  /** Nouns with "the" in the reason: only what the text keeps speaking of is understood so. */
  definites: readonly string[];
  origin: Origin;
}

/** "Since" gives a reason after a comma only; without one it may tell the time. */
const BECAUSE =
  /^(.{15,160}?)(?:,? because (?!of\b)|, since (?=[^\d])(?!then\b|about\b|the (?:\d|early|late|mid|time|end|beginning)))(.{12,320})$/;
/** "Because the kidney eliminates most of it, the dose must be halved." */
const OPENED_BY_BECAUSE = /^(?:Because|Since) (?!of\b|then\b)([^,]{15,150}), (.{20,150})$/;
/** "Selectivity is lost at high doses, so that no beta blocker is safe in asthma": what comes first is the reason. */
const SO =
  /^(.{25,160}), (?:so|and so(?! (?:is|are|was|were|do|does|did|has|have|had|can|will|may|must)\b)|so that|and therefore|and hence|hence|therefore) (.{20,150})$/;
/** "The nights are cool, for a clear sky lets the heat escape": "for" and "as" give a reason where a whole clause follows. */
const FOR =
  /^([^;:]{15,160}?), (?:for|as) (?=(?:the|an?|each|every|no|they|it|\p{Ll}+(?: \p{Ll}+){0,4} (?:is|are|was|were|has|have|had|cannot|must|do|does|did|need|needs|will)) )([^;:]{15,160})$/u;
/** "Mycoplasmas lack a wall and are therefore resistant": the first thing said of them is the reason of the second. */
const AND_THEREFORE =
  /^([^,;:]{4,60}?) ((?:lacks?|has|have|is|are|contains?|needs?|cannot|depends?|needs?|carry|carries|consists?)\b[^;:]{6,90}?),? and (?:(is|are|has|have|can|cannot|must|will) therefore|therefore (\p{Ll}+)) ([^;:]{8,100})$/u;
const THAT_IS_BECAUSE = /^(?:This|That) (?:is|was|happens|happened|occurs) because (.{12,180})$/;
/** "X loses strength when hot, which is why columns are encased": the effect comes last. */
const WHICH_IS_WHY =
  /^(.{20,170}?)(?:, which is why|, and (?:this|that) is why|, which explains why|, and for (?:this|that) reason) (.{15,150})$/;

interface Effect {
  effect: string;
  question: string;
  subject: string;
  plural: boolean;
}

/** What is done to something, without the word that says for what, in what or out of what. */
const BARE_DEED =
  / (?:is|are|was|were) (?:\p{Ll}+ly |often |not |then )?(?:left out|used|avoided|needed|required|included|excluded|added|removed|repeated|preferred|chosen|allowed|wanted|the (?:most|least) \p{Ll}+ used|different|so|the case|at risk|in danger|at (?:an? )?(?:dis)?advantage)$| makes? (?:matters|things) (?:worse|better|easier)$/u;

function effectOf(text: string): Effect | null {
  // "contains about 23 per cent": of what? "is left out": out of what?
  if (/(?:%|per ?cent)$/.test(text) || BARE_DEED.test(text)) return null;
  if (/^(?:very )?(?:little|few|much)\b|, (?:al)?though\b/i.test(text)) return null;
  // "When demand is elastic, a price cut raises revenue": the condition stays with it.
  const when = /^((?:When|If|Where) [^,]{8,80}), (.{12,100})$/.exec(text);
  if (when && !leansOnContext(text) && !pointsBack(text)) {
    const main = effectOf(capitalise(when[2]!));
    return (
      main && {
        ...main,
        effect: `${when[1]![0]!.toLowerCase()}${when[1]!.slice(1)}, ${lowerArticle(main.effect)}`,
        question: `${when[1]}, ${main.question[0]!.toLowerCase()}${main.question.slice(1)}`,
      }
    );
  }
  const clause = parseClause(text);
  if (!clause) return halfEffect(text) ?? plainEffect(text);
  if (leansOnContext(clause.subject) || leansOnContext(withoutBoundWords(withoutMeasure(text)))) return null;
  if (/^the$/.test(clause.determiner) && !clause.subject.includes(' ')) return null;
  if (leansOnPair(clause.predicate) || bindsWrongly(clause.predicate, clause.plural) || /^Unlike\b/.test(clause.lead))
    return null;
  // What happened once is asked of something that is known by its name, or of a year.
  if (clause.tense === 'past' && !clause.proper && !/\b(?:1\d|20)\d\d\b/.test(text)) return null;
  // What "may" happen may happen for many reasons.
  if (clause.tense === 'modal' && !/^(?:must|will|cannot)\b/.test(clause.verb) && !/\bnot\b/.test(clause.predicate))
    return null;
  const name = clause.determiner ? `${clause.determiner} ${clause.subject}` : clause.subject;
  const lead = clause.lead ? `${clause.lead[0]!.toLowerCase()}${clause.lead.slice(1)}, ` : '';
  const predicate = clause.predicate.replace(/\b(?:nevertheless|nonetheless) /, '');
  const effect = `${lead}${name} ${predicate}`;
  const { plural, verb, tense } = clause;
  const question = whyQuestion({ lead: clause.lead, name, plural, verb, tense, predicate });
  return { effect, question: question ?? asItStands(effect), subject: name, plural };
}

/** "more lime than a sandy soil of the same pH": the same as the other of the two. */
const withoutMeasure = (text: string) =>
  text
    .replace(/(?<=\bthan\b.*)\bthe same (?=\p{Ll})/gu, '')
    .replace(/\b(?:at|by|of|for) (?:nearly |almost |exactly )?the same (?=\p{Ll})/gu, '');

/** "Liming increases their capacity": whose is not said. */
const bindsWrongly = (predicate: string, plural: boolean) => (plural ? /\bits\b/ : /\btheir\b/).test(predicate);

/** "it may contain the spores": what the reason calls known, and the question does not name. What is done ("the expansion") needs no naming. */
function definitesOf(reason: string, effect: string): string[] {
  return [...reason.matchAll(/\bthe (\p{Ll}+)/gu)]
    .filter(([whole]) => pointsBack(reason.slice(reason.indexOf(whole))))
    .map(([, noun]) => noun!)
    .filter((noun) => !/^(?:process|measure)$/.test(kindOf(noun)) && !/^(?:population|majority)$/.test(noun))
    .filter((noun) => !effect.includes(noun) && pointsBack(`the ${noun}`));
}

/** "Why is it that …?" where the verb cannot be turned round. */
const asItStands = (effect: string) => {
  const opened = /^(?:In|At|On|For|Over|Under|During|Among|With|By|From|After|Before|Between)\b/.test(effect);
  return `Why is it that ${opened ? effect[0]!.toLowerCase() + effect.slice(1) : lowerArticle(effect)}?`;
};

/** What "may" be so may be so for many reasons; what "cannot" be so is a rule. */
const UNSURE = /\b(?:may|might|could|would|sometimes|often|can(?! (?:never|only|not)\b)|apparently|perhaps)\b/;

/** An effect whose subject is a row of things or a longer phrase. */
function halfEffect(text: string): Effect | null {
  const half = readHalf(text);
  if (!half || half.tense === 'past' || leansOnContext(half.name)) return null;
  if (leansOnContext(withoutBoundWords(withoutMeasure(text))) || UNSURE.test(half.predicate)) return null;
  if (leansOnPair(half.predicate) || bindsWrongly(half.predicate, half.plural)) return null;
  if (/^the /i.test(half.name) && !half.name.slice(4).includes(' ')) return null;
  const name = lowerArticle(half.name);
  const question = whyQuestion({ ...half, name, lead: '' });
  if (!question) return null;
  return { effect: `${name} ${half.predicate}`, question, subject: name, plural: half.plural };
}

/** An effect that was not taken apart (its subject has a clause of its own, or is two things): it stands as it is. */
function plainEffect(whole: string): Effect | null {
  const text = capitalise(whole.replace(/^Even /, ''));
  const vague = isVagueSubject(text) && !/^No \p{Ll}+ /u.test(text);
  if (leansOnContext(withoutBoundWords(withoutMeasure(text))) || vague || /;/.test(text)) return null;
  if (opensBackwards(text) || UNSURE.test(text.replace(/^No .*/, ''))) return null;
  const count = text.split(' ').length;
  // A participle or a phrase in front would be read with the "why".
  if (count < 6 || count > 28 || /^(?:\p{L}+ing|Given|Compared|Used|When|If|Where|As|While|Although)\b/u.test(text))
    return null;
  const tokens = tagQuickly(text);
  const finite = tokens.findIndex(
    (token, i) =>
      i > 0 &&
      (isSureThird(token.lower) ||
        /^(?:is|are|was|were|has|have|had|must|should|cannot|can|will|does|do)$/.test(token.lower)),
  );
  // "The salt is …": which one, only the sentence before tells.
  if (finite < 0 || (/^The$/.test(tokens[0]!.text) && finite < 3)) return null;
  const effect = text.replace(/^No /, 'no ');
  return {
    effect,
    question: asItStands(effect),
    subject: '',
    plural: isPlural(tokens[finite - 1]!.text) || / and /.test(text.slice(0, tokens[finite]!.start)),
  };
}

const BOUND = { it: /\b(?:it|its|itself)\b/gi, they: /\b(?:they|them|their|themselves)\b/gi };

/** The reason with its own subject, or with the pronouns that stand for the subject of the effect. */
function reasonOf(text: string, { subject, plural, effect }: Effect): Pick<Cause, 'reason' | 'pronoun'> | null {
  const bare = subject.toLowerCase();
  const own = plural ? 'they' : 'it';
  // "no melting takes place there": where, the question has said.
  const said = text.replace(/ there$/, '');
  const reason = bare && said.toLowerCase().startsWith(`${bare} `) ? `${own} ${said.slice(bare.length + 1)}` : said;
  const opened = /^(?:it|they)\s/.test(reason);
  // A pronoun may stand for anything that the question or the reason itself names before.
  const leans = (part: string) => {
    const all = withoutBoundWords(withoutMeasure(`${capitalise(effect)}, because ${part}`));
    return leansOnContext(part) && leansOnContext(all.slice(all.indexOf(', because ')));
  };
  if (subject === '' && !opened)
    return leans(reason) || /^(?:its|their)\b/.test(reason) ? null : { reason, pronoun: '' };
  const rest = reason.replace(BOUND[own], '');
  if (leans(rest)) return null;
  return { reason, pronoun: rest === reason ? '' : own };
}

/** The reason that a sentence gives, for its own main clause or for the sentence before. */
export function causeIn(entry: Entry, previous: Entry | undefined, opening?: FoundClause): Cause | null {
  const parts = plainSentence(entry.sentence.text).split(/; /);
  // "They …, because …": where it is certain who "they" are, their name stands for them.
  if (opening?.resolved && opening.first) {
    const { determiner, subject } = opening.clause;
    const name = determiner ? `${determiner} ${subject}` : subject;
    parts[0] = parts[0]!.replace(/^(?:It|They) (?:also )?/, () => `${capitalise(name)} `);
  }
  for (const part of parts) {
    const found = causeInPart(capitalise(part), entry, previous);
    if (found && opening?.resolved && part === parts[0]) found.origin.sentence = opening.words;
    if (found) return found;
  }
  return null;
}

/** A reason after "for" or "as" must be a clause that can be taken apart: "as in granite" is none. */
function givenBy(match: RegExpExecArray | null): RegExpExecArray | null {
  if (!match || /\b(?:such|same|so|as|far|much|well)$/.test(match[1]!)) return null;
  const reason = match[2]!.split(/, (?:and|but|so|which|whereas|while) /)[0]!;
  return parseClause(
    capitalise(reason.replace(/^(?:they|it) /, (word) => (word === 'it' ? 'The thing ' : 'The things '))),
  )
    ? match
    : null;
}

/** [whole, reason, effect] of "A lacks B and is therefore C". */
function thereforeIn(sentence: string): [string, string, string] | null {
  const match = AND_THEREFORE.exec(sentence.replace(/[.]$/, ''));
  if (!match) return null;
  const [whole, subject, first, auxiliary, verb, rest] = match;
  return [whole, `${subject} ${first}`, `${subject} ${auxiliary ?? verb} ${rest}`];
}

/** "A is so, but it is also so, since …": the reason belongs to what stands next to it, with its subject named. */
function lastOf(text: string): string | null {
  // Of "A is so, and B is so" it may belong to either.
  if (/, and /.test(text)) return null;
  const turn = /^(.{12,}?), (?:but|yet) (?:(it|they) )?(.{10,})$/.exec(text);
  if (!turn) return text;
  const [, before, pronoun, after] = turn;
  if (!pronoun) return beginsClause(tagQuickly(after!)) ? after! : text;
  const first = readHalf(before!);
  if (!first || first.plural !== (pronoun === 'they')) return null;
  return `${first.name} ${after!.replace(/^(?:also|still) /, '')}`;
}

function causeInPart(plain: string, entry: Entry, previous: Entry | undefined): Cause | null {
  if (/[:—→]/.test(plain) || isUnparseable(plain)) return null;
  const pointing = THAT_IS_BECAUSE.exec(plain);
  const reversed = WHICH_IS_WHY.exec(plain);
  const turned = reversed ?? OPENED_BY_BECAUSE.exec(plain) ?? SO.exec(plain) ?? thereforeIn(entry.sentence.text);
  const inside = BECAUSE.exec(plain) ?? (turned ? [plain, turned[2]!, turned[1]!] : givenBy(FOR.exec(plain)));
  const sameBlock =
    previous && previous.section === entry.section && previous.sentence.blockIndex === entry.sentence.blockIndex;
  const effectText = pointing ? (sameBlock ? plainSentence(previous.sentence.text) : undefined) : inside?.[1];
  const reasonText = pointing ? pointing[1] : inside?.[2];
  if (
    !effectText ||
    !reasonText ||
    /\bbecause\b/.test(reasonText) ||
    /\b(?:only|just|not|simply|merely|solely|partly|both|is|are|presumably|apparently|usually|perhaps|probably|mainly|chiefly|precisely),?$/.test(
      effectText,
    ) ||
    // "argues that it is justified because …": the reason belongs to what is argued.
    /\b(?:argues?|argued|says?|said|claims?|claimed|holds?|held|believes?|believed|maintains?|maintained|thinks?|thought|suggests?|suggested|predicted|explained|observed) that\b/.test(
      effectText,
    ) ||
    // "the difference that arises because …": the reason belongs to the relative clause.
    /\b(?:that|which|who) \p{L}+$/u.test(effectText)
  )
    return null;
  const last = turned ? effectText : lastOf(effectText);
  const effect = last === null ? null : effectOf(capitalise(last));
  if (!effect) return null;
  // What goes on behind the reason, and a remark on it ("…, a combination for which …"), are no part of it.
  const cut = reasonText
    .split(/, (?:and|but|so|which|whereas|while|though|although|unless) /)[0]!
    .replace(/, an? (?:\p{L}+ )?\p{L}+ (?:which|that|for which|in which|known|called) .*$/u, '');
  const found = reasonOf(cut, effect);
  if (!found || found.reason.split(' ').length < 4) return null;
  // Of "A does this, whereas B does that, which is why …" both halves are the reason.
  if (turned && cut !== reasonText) return null;
  // What follows "so" ("processing must follow") leans on what came first, unless it names its subject in full.
  const inFull = effect.subject.replace(/^(?:the|an?) /i, '').includes(' ');
  if (SO.test(plain) && effect.subject !== '' && !inFull) return null;
  const origin = originOf(entry);
  if (pointing && previous) origin.sentence = `${previous.sentence.text} ${entry.sentence.text}`;
  return {
    ...found,
    effect: effect.effect,
    question: effect.question,
    subject: effect.subject,
    plural: effect.plural,
    definites: definitesOf(found.reason, effect.effect),
    origin,
  };
}
