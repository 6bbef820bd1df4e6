import type { Labelled } from '../../facts/labelled.ts';
import { plainHeading } from '../../grammar/wording.ts';
import { type Corpus, inSentence } from '../../reading/corpus.ts';
import { headingOf } from '../../reading/tables.ts';
import { leansOnContext } from '../../standing/words.ts';
import { capitalise } from '../../text/normalise.ts';
import { isPlural } from '../../text/number.ts';
import { overlap } from '../../text/stems.ts';
import { isNoun, tagQuickly } from '../../text/tagging.ts';
import { isPlainFor } from '../options/plain-roots.ts';
import { hash } from '../options/random.ts';
import type { Candidate } from '../types.ts';

const IN_WORDS = 'nought one two three four five six seven eight nine ten eleven twelve'.split(' ');

const sharedWord = (word: string, group: readonly Labelled[]) =>
  group.every((other) => other.label.toLowerCase().includes(word));

/** Whether the description names its own entry. */
function tellsItself(own: Labelled, group: readonly Labelled[]): boolean {
  // A word that all labels share ("wound", "reading") tells nothing.
  const telling = own.labelStems.filter((item) => !group.every((other) => other.labelStems.includes(item)));
  if (telling.length === 0 || telling.some((item) => own.stems.includes(item))) return true;
  const label = own.label.toLowerCase();
  const said: string[] = own.text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  // "Uptake" where the description says "take in"; "12-D concept" where it says "twelve".
  if (said.some((word) => word.length > 3 && label.includes(word) && !sharedWord(word, group))) return true;
  const digits = own.label.match(/\d+/g) ?? [];
  return digits.some((number) => said.includes(number) || said.includes(IN_WORDS[Number(number)] ?? ''));
}

const isMany = ({ label }: Labelled) => isPlural(label.split(' of ')[0]!);

function couldBe(own: Labelled, other: Labelled): boolean {
  if (other === own || isMany(own) !== isMany(other) || overlap(own.stems, other.stems) > 0.6) return false;
  if (other.labelStems.every((item) => own.labelStems.includes(item))) return false;
  if (own.labelStems.every((item) => other.labelStems.includes(item))) return false;
  return !other.labelStems.every((item) => own.stems.includes(item));
}

/** "Points to check on delivery", "Definitions that are always asked": plurals that say nothing of what is listed. */
const NO_KIND =
  /^(?:points?|things|notes|tips|matters|remarks|ways|issues|reasons|questions|answers|students|candidates|definitions|terms|words|concepts)$/;

/** Whether the names are of one kind: they share a head or an ending, or the line above announces several of something. */
function areAlike(group: readonly Labelled[]): boolean {
  const heads = group.map(({ labelStems }) => labelStems.at(-1));
  const most = Math.max(...heads.map((head) => heads.filter((other) => other === head).length));
  if (most > group.length * 0.5 || group.every(({ label }) => /^\p{L}{3,}(?:tion|sion|ism|ity)$/u.test(label)))
    return true;
  const { announced, origin } = group[0]!;
  if (tagQuickly(announced.toLowerCase()).some((token) => isNoun(token) && NO_KIND.test(token.lower))) return false;
  return tagQuickly(`${announced} ${plainHeading(origin.section.heading)}`.toLowerCase()).some(
    (token) => token.pos === 'NOUN' && isPlural(token.text) && !NO_KIND.test(token.lower),
  );
}

/** What a list is of, as the line before it says: "Deficiency symptoms" of "Deficiency symptoms deserve to be learnt". */
function topicOf(announced: string): string {
  const tokens = tagQuickly(announced);
  const end = tokens.findIndex(
    (token) => /^(?:VERB|AUX|PRON)$/.test(token.pos) || /^(?:that|which|to|:|,)$/.test(token.lower),
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

/** "supplies the power to carry it out", "It moves …": what "it" is, the entry before tells. */
const pointsAtAnother = ({ text }: Labelled) =>
  /^(?:it|they|he|she|this|these)\b| it$/i.test(text) ||
  (/ it\b/.test(text) && !tagQuickly(text.split(/ it\b/)[0]!).some((token) => isNoun(token) && !isPlural(token.text)));

/** As the text writes it: a symbol ("z-value") keeps its small letter. */
const shownLabel = (label: string, corpus: Corpus) =>
  /^\p{Ll}(?:[-–\d]|$)/u.test(label) ? label : capitalise(inSentence(label.replace(/ \p{Ll}$/u, ''), corpus));

/** So many questions at most come from one list: with more, each answer would be told by the others. */
const FROM_ONE_LIST = 2;

/** "Which of these is described as follows?" with the names of the same list. */
export function labelledQuestions(groups: readonly Labelled[][], corpus: Corpus): Candidate[] {
  const candidates: Candidate[] = [];
  for (const group of groups) {
    if (!areAlike(group)) continue;
    let made = 0;
    for (const own of [...group].sort((a, b) => hash(a.text) - hash(b.text))) {
      if (made === FROM_ONE_LIST) break;
      if (tellsItself(own, group) || own.stems.length < 3 || pointsAtAnother(own) || leansOnContext(own.text)) continue;
      const others = group
        .filter((other) => couldBe(own, other))
        .sort((a, b) => hash(own.label + a.label) - hash(own.label + b.label))
        .slice(0, 3);
      const saysItsName = isPlainFor(own.label, own.text) && !others.some(({ label }) => isPlainFor(label, own.text));
      if (others.length < 3 || saysItsName) continue;
      // The line before a list says what its entries are about: "Signs of deficiency:".
      const topic = topicOf(own.announced.replace(/:$/, ''));
      const scope = topic && !leansOnContext(topic) ? topic : headingOf(own.origin.section);
      const asked = `which of these is described as follows? “${capitalise(own.text)}.”`;
      const show = ({ label }: Labelled) => shownLabel(label, corpus);
      made++;
      candidates.push({
        form: 'term',
        maker: 'labelled',
        stem: scope ? `Under “${scope}”, ${asked}` : capitalise(asked),
        answer: show(own),
        distractors: others.map(show),
        because: `The text says this about “${show(own)}”; about “${show(others[0]!)}” it says: “${others[0]!.text}”.`,
        difficulty: 'easy',
        sureness: topic ? 0.75 : 0.7,
        about: own.label.toLowerCase(),
        subject: own.label.toLowerCase(),
        group: `list ${own.origin.documentId}/${own.origin.section.id}`,
        origin: own.origin,
      });
    }
  }
  return candidates;
}
