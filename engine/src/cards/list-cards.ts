import type { Block } from '../document.ts';
import { plainHeading, plainMath } from '../grammar/wording.ts';
import { blockOrigin, type Corpus, isExampleSection } from '../reading/corpus.ts';
import type { Origin } from '../reading/origin.ts';
import { topicsOf } from '../reading/topic.ts';
import { leansOnContext } from '../standing/words.ts';
import { unshouted } from '../text/casing.ts';
import type { DocumentText, Section } from '../text/sections.ts';
import { splitSentences } from '../text/sentences.ts';
import { termKey } from '../text/terms.ts';
import type { CardDraft } from './card.ts';
import { line, wordCount } from './wording.ts';

type List = Extract<Block, { kind: 'list' }>;

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const COUNT = NUMBERS.join('|');
const [FEWEST, MOST] = [3, 8];
const LONGEST_ENTRY = 22;

const counted = (count: number) => NUMBERS[count - 2] ?? String(count);

/** "There are three types of rock:", "The three branches of government are", "has four chambers:". */
const ANNOUNCED = new RegExp(
  String.raw`(?:^|\b)(?:[Tt]here are|[Tt]he|has|have|into|of|in|are|by|through|includes?|distinguish(?:es)?) (${COUNT})(?: (?:main|major|basic|chief|principal|important|different|distinct|key|broad|common))? ((?:\p{Ll}[\p{L}-]*s|\p{Ll}[\p{L}-]* \p{Ll}[\p{L}-]*s)(?: (?:of|in|for|to|that|by which|in which|on which|from) [^:;,.]{3,60})?)`,
  'u',
);
/** "The stages of mitosis are:", "The functions of the liver include the following:". */
const FOLLOWING =
  /^[Tt]he (?:following (?:are|is) the )?(?:main |major |basic |chief |principal |important )?(\p{Ll}[\p{L}-]*s (?:of|in|for) [^:;,.]{3,50}?) (?:are|include|includes)(?: (?:the following|as follows|listed below))?:?$/u;
const STEPS = /\b(?:steps?|stages?|phases?|sequence|procedure|in order|process)\b/i;

const bare = (item: string) => plainMath(splitSentences(item)[0] ?? item).replace(/[\s.;,]+$|,? and$/g, '');

/** What each entry is called where all of them have a name in front, else the entry itself. */
function entriesOf(items: readonly string[]): string[] {
  const names = items.map((item) => /^(\p{L}[\p{L}\p{N}'’() -]{1,40}?)(?::| [–—]|\.) \S/u.exec(item)?.[1] ?? '');
  return names.every(Boolean) ? names : items.map(bare);
}

const isFit = (entries: readonly string[]) =>
  entries.length >= FEWEST &&
  entries.length <= MOST &&
  new Set(entries.map((entry) => entry.toLowerCase())).size === entries.length &&
  entries.every((entry) => entry.length > 2 && wordCount(entry) <= LONGEST_ENTRY && !/[?$\\|]/.test(entry));

const backOf = (entries: readonly string[], ordered: boolean) =>
  entries.map((entry, i) => `${ordered ? `${i + 1}. ` : '• '}${line(entry).replace(/\.$/, '')}`).join('\n');

/** The last sentence before a list. */
function leadOf(blocks: readonly Block[], index: number): string {
  const before = blocks[index - 1];
  return before?.kind === 'paragraph' ? plainMath(splitSentences(before.text).at(-1) ?? '') : '';
}

/** Where a list stands. */
interface Home {
  section: Section;
  document: DocumentText;
}

interface Asked {
  front: string;
  about: string;
  form: 'list' | 'steps';
}

/** What a list is a list of, as its own sentence or its heading says; null where neither does. */
function askedBy(list: List, lead: string, { section, document }: Home, count: number): Asked | null {
  const announced = ANNOUNCED.exec(lead);
  if (announced && NUMBERS[count - 2] === announced[1] && !leansOnContext(announced[2]!)) {
    const what = announced[2]!.replace(/ (?:that|which)$/, '');
    const of = / (?:of|in|for|to|that|by|on|from) /.test(what) ? '' : topicOf({ section, document }, what);
    if (of !== null)
      return list.ordered && STEPS.test(what)
        ? { form: 'steps', front: `${of}name the ${announced[1]} ${what} in order.`, about: what }
        : { form: 'list', front: `${of}name the ${announced[1]} ${what}.`, about: what };
  }
  const following = FOLLOWING.exec(lead)?.[1];
  if (following && !leansOnContext(following)) {
    if (list.ordered && STEPS.test(following))
      return { form: 'steps', front: `Name the ${counted(count)} ${following} in order.`, about: following };
    return { form: 'list', front: `Name ${counted(count)} ${following}.`, about: following };
  }
  const heading = section.byTopicShift ? '' : plainHeading(section.heading);
  if (list.ordered && /^(?:steps|stages|phases|procedure) (?:in|of|for) /i.test(heading))
    return { form: 'steps', front: `What are the ${heading.toLowerCase()}, in order?`, about: heading };
  return null;
}

/** "Cell division: " in front of what would otherwise be the stages of anything; null where no heading tells. */
function topicOf({ section, document }: Home, what: string): string | null {
  const topic = topicsOf(section).find(({ isTitle }) => !isTitle) ?? topicsOf(section)[0];
  if (!topic) return null;
  return termKey(topic.name) === termKey(what) ? '' : `${unshouted(topic.name, document, 'heading')}: `;
}

/** What a text sets out one below the other: "Name the three …", and steps in their order. */
export function listCards(corpus: Corpus): CardDraft[] {
  return corpus.documents.flatMap((document) =>
    document.sections
      .filter((section) => corpus.sectionOrder.has(section) && !isExampleSection(section))
      .flatMap((section) =>
        section.blocks.flatMap((block, i): CardDraft[] => {
          if (block.kind !== 'list') return [];
          const entries = entriesOf(block.items);
          const lead = leadOf(section.blocks, i);
          const asked = isFit(entries) ? askedBy(block, lead, { section, document }, entries.length) : null;
          if (!asked) return [];
          const origin = blockOrigin(document, section, block, lead || entries.join('; '), corpus);
          return [draft(asked, entries, origin)];
        }),
      ),
  );
}

function draft({ form, front, about }: Asked, entries: readonly string[], origin: Origin): CardDraft {
  const asks = front[0]!.toUpperCase() + front.slice(1);
  return { form, front: asks, back: backOf(entries, form === 'steps'), about: `${form} ${about}`, weight: 4.3, origin };
}

/** "The three branches of government are the legislature, the executive and the judiciary". */
const IN_PROSE = new RegExp(
  String.raw`^(?:The|There are) (${COUNT})(?: (?:main|major|basic|chief|principal|important|key))? (\p{Ll}[\p{Ll}-]*s(?: (?:of|in|for) [^:;,]{3,50}?)?)(?: are|:|, namely|: namely) (.+)$`,
  'u',
);
const INTO = new RegExp(
  String.raw`^(.{3,60}?) (?:is|are) (?:usually |often |commonly |generally )?(?:divided|classified|grouped|split) into (${COUNT}) (?:main |major |broad |basic )?(\p{Ll}[\p{Ll}-]*s): (.+)$`,
  'u',
);

const rowOf = (text: string) =>
  text
    .replace(/\.$/, '')
    .split(/, and |, or |,? and |, | or /)
    .map((entry) => entry.trim().replace(/^(?:the|an?) /, ''));

/** The same where a sentence tells the list. */
export function proseListCards(corpus: Corpus): CardDraft[] {
  return corpus.entries.flatMap(({ sentence, example, section, document, order }): CardDraft[] => {
    if (example || sentence.kind === 'list') return [];
    const text = plainMath(sentence.text);
    const into = INTO.exec(text);
    const said = into ?? IN_PROSE.exec(text);
    if (!said) return [];
    const [number, rest] = into ? [into[2]!, into[4]!] : [said[1]!, said[3]!];
    const entries = rowOf(rest.split(/;|, (?:which|each|where|who|with)\b/)[0]!);
    if (!isFit(entries) || NUMBERS[entries.length - 2] !== number) return [];
    if (entries.some((entry) => wordCount(entry) > 6 || leansOnContext(entry))) return [];
    const of = into ? null : said[2]!;
    if (of && leansOnContext(of)) return [];
    const topic = of && !/ (?:of|in|for) /.test(of) ? topicOf({ section, document }, of) : '';
    if (topic === null || (into && leansOnContext(into[1]!))) return [];
    const front = into
      ? `Into which ${number} ${into[3]} ${/s$/.test(into[1]!) ? 'are' : 'is'} ${into[1]![0]!.toLowerCase()}${into[1]!.slice(1)} divided?`
      : `${topic}name the ${number} ${of}.`;
    const place = sentence.place ? { place: sentence.place } : {};
    const origin = { documentId: document.id, section, sentence: sentence.text, order, ...place };
    return [draft({ form: 'list', front, about: of ?? into![1]! }, entries, origin)];
  });
}
