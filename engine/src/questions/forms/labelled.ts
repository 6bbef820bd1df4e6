import type { Labelled } from '../../facts/labelled.ts';
import { isSureThird } from '../../grammar/sure-verbs.ts';
import { leansOnContext, plainHeading } from '../../grammar/wording.ts';
import { natureOf, passesFor, wantedBy } from '../../kinds/nature.ts';
import { personNamed } from '../../kinds/persons.ts';
import { headOf } from '../../kinds/relations.ts';
import { companyOf } from '../../lexicon/company.ts';
import { type Corpus, inSentence } from '../../reading/corpus.ts';
import { headingOf } from '../../reading/table-subject.ts';
import { capitalise, lowerFirst } from '../../text/normalise.ts';
import { isPlural } from '../../text/number.ts';
import { overlap } from '../../text/stems.ts';
import { isNoun, tagQuickly } from '../../text/tagging.ts';
import { termKey } from '../../text/terms.ts';
import { isPlainFor } from '../options/plain-roots.ts';
import { hash } from '../options/random.ts';
import type { Candidate } from '../types.ts';

const IN_WORDS = 'nought one two three four five six seven eight nine ten eleven twelve'.split(' ');

const sharedWord = (word: string, group: readonly Labelled[]) =>
  group.every((other) => other.label.toLowerCase().includes(word));

/** Whether the description names its own entry, or what it says is said of another entry too. */
function tellsItself(own: Labelled, group: readonly Labelled[]): boolean {
  // A word that all labels share ("wound", "reading") tells nothing.
  const telling = own.labelStems.filter((item) => !group.every((other) => other.labelStems.includes(item)));
  if (telling.length === 0 || telling.some((item) => own.stems.includes(item))) return true;
  // "Uptake" where the description says "take in".
  const label = own.label.toLowerCase();
  if (
    (own.text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => label.includes(word) && !sharedWord(word, group))
  )
    return true;
  // "12-D concept" where the description says "twelve".
  const digits = own.label.match(/\d+/g) ?? [];
  const words: string[] = own.text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  return digits.some((number) => words.includes(number) || words.includes(IN_WORDS[Number(number)] ?? ''));
}

function couldBe(own: Labelled, other: Labelled): boolean {
  // "A layer …" is no description of "pili"; a statement says nothing of their number.
  const isMany = ({ label }: Labelled) => isPlural(label.split(' of ')[0]!);
  if (isMany(own) !== isMany(other) && !isStatement(own.text)) return false;
  if (other === own || overlap(own.stems, other.stems) > 0.6) return false;
  if (other.labelStems.every((item) => own.labelStems.includes(item))) return false;
  if (own.labelStems.every((item) => other.labelStems.includes(item))) return false;
  return !other.labelStems.every((item) => own.stems.includes(item));
}

/** What the signs of chemistry say to whoever has learnt no more than them: "≡C–H" of alkynes. */
const BONDS: readonly (readonly [sign: RegExp, name: RegExp])[] = [
  [/≡/, /alkyn|nitrile|cyan/i],
  [/C=C/, /alken|olefin|aromatic/i],
  [/C=O/, /carbonyl|keton|aldehyd|ester|carboxyl|amide/i],
  [/(?:O[–-]H|[–-]OH)/, /alcohol|phenol|carboxyl|hydroxyl/i],
  [/(?:N[–-]H|[–-]NH)/, /amin|amid/i],
];

/** Whether the words or signs of a description say what one name alone says in a learned word. */
function saysItsName(own: Labelled, others: readonly Labelled[]): boolean {
  const isOnlyOne = (fits: (item: Labelled) => boolean) => fits(own) && others.filter(fits).length < 2;
  if (BONDS.some(([sign, name]) => sign.test(own.text) && isOnlyOne(({ label }) => name.test(label)))) return true;
  return (
    own.label.includes(' ') &&
    isPlainFor(own.label, own.text) &&
    !others.some((item) => isPlainFor(item.label, own.text))
  );
}

/** "An organism that …" among periods and hosts, "the amount …" among three times: told by what sort of thing it is. */
function isOddOneOut(own: Labelled, others: readonly Labelled[], corpus: Corpus): boolean {
  if (!asksForTerm(own.text)) return false;
  const head = ({ label }: Labelled) => headOf(termKey(label));
  if (others.every((item) => head(item) === head(others[0]!)) && head(own) !== head(others[0]!)) return true;
  const { nature } = wantedBy(lowerFirst(own.text), own.label, corpus);
  if (nature.realms.size === 0) return false;
  return others.filter((item) => passesFor(nature, natureOf(item.label, corpus)) >= PASSES).length < 2;
}
const PASSES = 0.4;

/** "Devolution, delegation", "gravel, sand, silt": names of one ending, or that are met together. */
function keepCompany(labels: readonly string[]): boolean {
  if (labels.every((label) => /^\p{L}{3,}(?:tion|sion|ism|ity)$/u.test(label))) return true;
  const near = labels.filter((label) => {
    const known = labels.filter((other) => other !== label).flatMap((other) => companyOf(label, other) ?? []);
    return known.length > 0 && known.reduce((sum, value) => sum + value, 0) / known.length > 0.33;
  });
  return near.length >= labels.length * 0.75;
}

/** Whether the names are of one kind: they share a head, or the heading announces several of something. */
function areAlike(group: readonly Labelled[]): boolean {
  const heads = group.map(({ labelStems }) => labelStems.at(-1));
  const most = Math.max(...heads.map((head) => heads.filter((other) => other === head).length));
  if (most > group.length * 0.5 || keepCompany(group.map(({ label }) => label))) return true;
  // "Points to check:" are of all sorts, whatever the heading above them is.
  if (tagQuickly(group[0]!.announced.toLowerCase()).some((token) => isNoun(token) && NO_KIND.test(token.lower)))
    return false;
  return tagQuickly(`${group[0]!.announced} ${plainHeading(group[0]!.origin.section.heading)}`.toLowerCase()).some(
    (token) => token.pos === 'NOUN' && isPlural(token.text) && !NO_KIND.test(token.lower),
  );
}

/** "Points to check on delivery", "Definitions that are always asked": plurals that say nothing of what is listed. */
const NO_KIND =
  /^(?:points?|things|notes|tips|matters|remarks|ways|issues|reasons|questions|answers|students|candidates)$/;

/** What a list is of, as the line before it says: "Deficiency symptoms" of "Deficiency symptoms deserve to be learnt". */
function topicOf(announced: string): string {
  const tokens = tagQuickly(announced);
  const end = tokens.findIndex(
    (token) =>
      token.pos === 'VERB' ||
      token.pos === 'AUX' ||
      token.pos === 'PRON' ||
      /^(?:that|which|to|:|,)$/.test(token.lower),
  );
  const named = (end < 0 ? tokens : tokens.slice(0, end)).filter((token) => token.pos !== 'PUNCT');
  while (named.length > 0 && !isNoun(named.at(-1))) named.pop();
  const nouns = named.filter(isNoun);
  if (named.length < 2 || named.length > 6 || nouns.length === 0) return '';
  if (!/^(?:NOUN|ADJ|PROPN|DET)$/.test(named[0]!.pos) || !nouns.some((token) => isPlural(token.text))) return '';
  if (/^(?:some|these|those|several|the following|a few)\b/i.test(announced) || NO_KIND.test(nouns.at(-1)!.lower))
    return '';
  return announced.slice(0, named.at(-1)!.end);
}

/** "Losses are provided for …": a sentence; a verb that "that" or "which" leads in makes none. */
function isStatement(text: string): boolean {
  const tokens = tagQuickly(text);
  const verb = tokens.findIndex(
    (token, i) =>
      // "too deep to be removed" has no verb of its own.
      (token.pos === 'AUX' && !/^be(?:en|ing)?$/.test(token.lower)) ||
      (token.pos === 'VERB' &&
        i > 0 &&
        (/[^s]s$/.test(token.lower) || (i < 4 && token.lower === token.lemma && isPlural(tokens[i - 1]!.text)))),
  );
  return (
    verb > 0 &&
    // "need" and "shed" only look like participles.
    !(/(?:ed|ing)$/.test(tokens[verb]!.lower) && tokens[verb]!.lower !== tokens[verb]!.lemma) &&
    !tokens.slice(0, verb).some(
      (token, i) =>
        /^(?:that|which|who|where|when|whose|whether|what|whatever|how|as)$/.test(token.lower) &&
        // "services such as teaching grow slowly"
        tokens[i - 1]?.lower !== 'such',
    )
  );
}

/** "the temperature returns to normal": a sentence, also where its verb is taken for a noun. */
function tellsOfOne(text: string): boolean {
  const said =
    /^(?:the|an?) (\p{Ll}+) (\p{Ll}+[^s\P{Ll}]s (?:to|the|an?|its|by|in|from|into|with|more|at|below|above) .+)$/u.exec(
      text,
    );
  return said !== null && !isPlural(said[1]!) && tagQuickly(`It ${said[2]}`)[1]?.pos === 'VERB';
}

/** "subtracts the measured value": what one thing does, by its form and what follows it. */
function doesSomething(text: string, label: string): boolean {
  const [first = '', second = ''] = text.split(' ');
  if (isPlural(label) || !/[^s]s$/.test(first) || !/^(?:the|an?|its|each|every|all)$/.test(second)) return false;
  return tagQuickly(`It ${text}`)[1]?.pos === 'VERB';
}

/** "fixed at one end", "compared on quality": said of the thing with "is" before it. */
const SAID_WITH_BE =
  /^(?:\p{Ll}+ed|made|held|built|found|kept|given|taken|sold|paid) (?:at|by|in|on|to|with|from|for|as|between|through)\b/u;

/** "the mass of vapour divided by …": what the thing is, and no statement about it. */
const asksForTerm = (text: string) =>
  /^(?:the|an?) /i.test(text) && !isStatement(text) && !tellsOfOne(text) && !hasSecondVerb(text);

/** "a power that gave up land received other land": a verb behind that of the clause makes a sentence of it. */
function hasSecondVerb(text: string): boolean {
  if (!/ (?:that|which|who) /.test(text)) return false;
  const tokens = tagQuickly(text);
  const finite = tokens.filter(
    ({ pos, lower, lemma }, i) =>
      pos === 'VERB' &&
      lower !== lemma &&
      !lower.endsWith('ing') &&
      !/^(?:and|or|to|,|be|is|are|was|were|been|being|have|has|had|not|when|if|as|once|\p{Ll}+ly)$/u.test(
        tokens[i - 1]?.lower ?? '',
      ),
  );
  return finite.length > 1;
}

/** What is asked of an entry, by what its text is: a statement, a meaning, or some words that go with it. */
function askedOf({ text, label }: Labelled, corpus: Corpus): string {
  const within = inSentence(text, corpus);
  if (SAID_WITH_BE.test(within)) return `which of these ${isPlural(label) ? 'are' : 'is'} ${within}?`;
  if (isStatement(text) || tellsOfOne(text) || (/^(?:the|an?) /i.test(text) && hasSecondVerb(text)))
    return `which of these does this statement describe? “${capitalise(text)}.”`;
  if (asksForTerm(text)) return `which term means “${within}”?`;
  // "groups spending by objectives": what the thing does is asked as it stands.
  if (isSureThird(within.split(' ')[0]!) || doesSomething(within, label)) return `which of these ${within}?`;
  return `which of these is associated with “${within}”?`;
}

/** As the text writes it: a symbol ("z-value") keeps its small letter. */
const shownLabel = (label: string, corpus: Corpus) =>
  /^\p{Ll}(?:[-–\d]|$)/u.test(label) ? label : capitalise(inSentence(label.replace(/ \p{Ll}$/u, ''), corpus));

/** "supplies the power to carry it out", "It moves …": what "it" is, the entry before tells. */
const pointsAtAnother = ({ text }: Labelled) =>
  /^(?:it|they|he|she|this|these)\b/i.test(text) ||
  // "learners want to learn it", "learners can use it in life"
  / it$/.test(text) ||
  (/ it\b/.test(text) &&
    !tagQuickly(text.split(/ it\b/)[0]!).some((token) => isNoun(token) && !isPlural(token.text))) ||
  (isSureThird(text.split(' ')[0]!.toLowerCase()) && /\bto \p{Ll}+ (?:it|them)\b/u.test(text));

const isPersonName = (scope: string, corpus: Corpus) =>
  scope !== '' && (corpus.names.get(scope)?.class === 'person' || personNamed(scope, corpus) !== null);

/** So many questions at most come from one list: with more, each answer would be told by the others. */
const FROM_ONE_LIST = 2;

/** "Which of these does this description belong to?" with the names of the same list. */
export function labelledQuestions(groups: readonly Labelled[][], corpus: Corpus): Candidate[] {
  const candidates: Candidate[] = [];
  for (const group of groups) {
    if (!areAlike(group)) continue;
    let made = 0;
    for (const own of [...group].sort((a, b) => hash(a.text) - hash(b.text))) {
      if (made === FROM_ONE_LIST) break;
      if (tellsItself(own, group) || own.stems.length < 3 || pointsAtAnother(own)) continue;
      const others = group
        .filter((other) => couldBe(own, other))
        .sort((a, b) => hash(own.label + a.label) - hash(own.label + b.label))
        .slice(0, 3);
      if (others.length < 3 || saysItsName(own, others) || isOddOneOut(own, others, corpus)) continue;
      const heading = headingOf(own.origin.section);
      // The line before a list says what its entries are about: "Signs of deficiency:".
      const topic = topicOf(own.announced.replace(/:$/, ''));
      const scope = topic && !leansOnContext(topic) ? topic : heading;
      // Under the name of somebody nothing says what the entries are.
      if (isPersonName(scope, corpus)) continue;
      const asked = askedOf(own, corpus);
      const show = ({ label }: Labelled) => shownLabel(label, corpus);
      made++;
      candidates.push({
        form: 'term',
        stem: scope ? `Under “${scope}”, ${asked}` : capitalise(asked),
        answer: show(own),
        distractors: others.map(show),
        difficulty: 'easy',
        weight: 3.9,
        about: own.label.toLowerCase(),
        subject: own.label.toLowerCase(),
        group: `list ${own.origin.documentId}/${own.origin.section.id}`,
        origin: own.origin,
      });
    }
  }
  return candidates;
}
