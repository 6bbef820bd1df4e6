import type { Block } from '../document.ts';
import { unshouted } from '../text/casing.ts';
import { saysNothing } from '../text/matter.ts';
import { capitalise, countWords, lowerFirst } from '../text/normalise.ts';
import { isPlural } from '../text/number.ts';
import type { DocumentText, Section } from '../text/sections.ts';
import { splitSentences } from '../text/sentences.ts';
import { tagQuickly } from '../text/tagging.ts';
import { plainMath } from '../text/wording.ts';
import type { ListFact } from './fact.ts';
import { plainHeading, subjectOf } from './headings.ts';
import { originOf } from './origin.ts';
import { leans } from './phrases.ts';
import { LIST_NOUNS, STEP_WORDS } from './words.ts';

const [FEWEST, MOST] = [3, 10];
const LONGEST_ENTRY = 24;

const NUMBER = '(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})';
const OWNER = /^(.*?) (?:of|for|in|to|affecting|that|which|against|on|influencing|under|by) .{2,60}$/;
const QUALITIES = new RegExp(
  `^(?:the )?(?:(?:main|major|basic|chief|principal|important|general|common|different|key|various|${NUMBER}) )*`,
  'i',
);
/** "There are four valves in the heart:", "The general defences include:", "The functions of money are as follows:" */
const COUNTED = new RegExp(
  `^(?:there are|we have|the|the following are) (?:the )?(?:main |major |basic )?(${NUMBER} .{4,70}?)(?: (?:are|include))?(?: as follows| the following| listed below)?:$`,
  'i',
);
const INCLUDED =
  /^(?:(?:the|some|the following are(?: the| some)?) (.{4,70}?)(?: (?:are|include|includes)(?: as follows| the following| listed below)?)?|(\p{Lu}[\p{L} ]{4,50}?) (?:include|are(?: as follows| the following)?)):$/iu;
const HAS = new RegExp(
  `^(?:an?|the)? ?(\\p{L}[\\p{L} '’-]{2,40}) (?:has|have|performs?|(?:is|are) (?:divided|classified|grouped) into) (?:the following )?(${NUMBER} )?(?:main |major |basic )?([\\p{L}-]+)(?: as follows)?:$`,
  'iu',
);

/** "functions" of "main functions of the liver". */
const headOf = (words: string) => {
  const bare = words.replace(QUALITIES, '');
  return (OWNER.exec(bare)?.[1] ?? bare).split(' ').at(-1)!.toLowerCase();
};
const isKind = (words: string) => LIST_NOUNS.has(headOf(words)) && !/^(?:how|what|why|when|where|who)\b/i.test(words);
const hasOwner = (words: string) => OWNER.test(words);
/** "Procedure", "Main stages": of what, another heading says. */
export const needsOwner = (words: string) => !/^the /i.test(words) && !words.replace(QUALITIES, '').includes(' ');

/** "The six kinds of error leave it in agreement": more than a name. */
export const isName = (words: string) =>
  / (?:that|which|who) /.test(words) ||
  !tagQuickly(words).some(({ pos, lower }) => pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ed)$/.test(lower)));

/** Whether a heading says what sort of thing its list holds: "Types of unemployment", "Quicksort: advantages". */
export const isListHeading = (heading: string) => {
  const head = headOf(heading.split(': ').at(-1)!);
  return isPlural(head) || head === 'classification';
};

/** The last sentence before a block. */
export function leadOf(section: Section, at: number): string {
  const before = section.blocks[at - 1];
  return before?.kind === 'paragraph' ? plainMath(splitSentences(before.text).at(-1) ?? '') : '';
}

/** "Weber named three types of authority:" */
const TAIL = new RegExp(`\\b((?:${NUMBER} )?[\\p{Ll}-]+ of [\\p{L} -]{3,40}):$`, 'u');

/** What a lead announces: "four valves in the heart"; null where it announces nothing by name. */
function announcedIn(lead: string): string | null {
  const tail = TAIL.exec(lead)?.[1] ?? '';
  const said = (
    COUNTED.exec(lead)?.[1] ??
    INCLUDED.exec(lead)?.slice(1).find(Boolean) ??
    (/:$/.test(lead) && isKind(lead.slice(0, -1)) ? lead.slice(0, -1) : isKind(tail) ? tail : '')
  ).trim();
  return said && isPlural(headOf(said)) && isName(said) && !leans(said) ? said : null;
}

const MOST_HEADING_WORDS = 8;
/** "Dressing a wound": a heading that names a deed. */
const DOING = /^\p{Lu}\p{Ll}+ing (?:an?|the) /u;

/** The line over a list, where it was set as a paragraph and is a heading by its looks, or opens the paragraph as one. */
function lineOver(section: Section, at: number): string {
  const before = section.blocks[at - 1];
  if (before?.kind !== 'paragraph') return '';
  const runIn = before.emphasised?.find((words) => before.text.startsWith(`${words}. `));
  const isLine = /^\p{Lu}[^.:;!?]*$/u.test(before.text) && countWords(before.text) <= MOST_HEADING_WORDS;
  return runIn ?? (isLine ? plainHeading(before.text) : '');
}

/** The heading over a block; the title of a text says too little of one of its lists. */
function headingOf(section: Section, at: number, document?: DocumentText): string {
  const isOwn = !section.byTopicShift && section.level > 0;
  const own = lineOver(section, at) || (isOwn ? plainHeading(section.heading).replace(/\s*\([^)]*\)$/, '') : '');
  return document ? unshouted(own, document, 'heading') : own;
}

/** The heading above, unless that is the title of the whole text: too wide to say whose a part is. */
function parentOf(section: Section, document?: DocumentText): string {
  const [title, ...path] = section.headingPath;
  const above = path.length > 1 ? plainHeading(path.at(-2)!) : '';
  return saysNothing(above) || above === title ? '' : document ? unshouted(above, document, 'heading') : above;
}

/** What the entries of a block are, by the words over them: "Types of unemployment", "Four valves in the heart". */
export function announcedBy(section: Section, at: number): string | null {
  const said = announcedIn(leadOf(section, at));
  if (said && hasOwner(said)) return capitalise(said.replace(QUALITIES, ''));
  const own = headingOf(section, at);
  if (!own || saysNothing(own)) return null;
  const parent = parentOf(section);
  return parent && isKind(own) && !hasOwner(own) ? `${parent}: ${lowerFirst(own)}` : own;
}

/** What each entry is called where all have a name in front, else the entry itself. */
function entriesOf(block: Block): string[] {
  if (block.kind === 'definitions') return block.entries.map(({ term }) => term);
  if (block.kind !== 'list') return [];
  const names = block.items.map((item) => /^(\p{L}[\p{L}\p{N}'’() -]{1,40}?)(?::| [–—]|\.) \S/u.exec(item)?.[1] ?? '');
  if (names.every(Boolean)) return names;
  return block.items.map((item) => plainMath(splitSentences(item)[0] ?? item).replace(/[\s.;,:]+(?:and|or)?$/, ''));
}

const isFit = (entries: readonly string[]) =>
  entries.length >= FEWEST &&
  entries.length <= MOST &&
  new Set(entries.map((entry) => entry.toLowerCase())).size === entries.length &&
  entries.every((entry) => entry.length > 2 && countWords(entry) <= LONGEST_ENTRY && !/[?$\\|]/.test(entry)) &&
  !leans(entries[0]!.replace(/^(?:It|They) /, ''));

type Asked = Pick<ListFact, 'what' | 'of' | 'isOrdered'>;

/** "To open an account, follow these steps", "TCP opens a connection in three steps": what the steps are of. */
const TO_DO = /^To (.{4,60}?), .*$/;
const IN_STEPS = new RegExp(` (?:in|by|through) (?:the |these |following |${NUMBER} |main )*(?:steps|stages)$`, 'i');

/** The steps that a heading announces; one that names no thing stands under another that does. */
function courseOf(heading: string, section: Section, document: DocumentText): Asked | null {
  if (!heading || !needsOwner(heading)) return heading ? { what: heading, isOrdered: true } : null;
  const above = parentOf(section, document) || subjectOf(document.title);
  return above ? { what: `${above}: ${lowerFirst(heading)}`, isOrdered: true } : null;
}

/** What a list is a list of, as its own sentence or its heading says; null where neither does. */
function askedBy(section: Section, at: number, isNumbered: boolean, document: DocumentText): Asked | null {
  const lead = leadOf(section, at);
  const heading = headingOf(section, at, document);
  const isStep = (words: string) => {
    const head = words
      .toLowerCase()
      .replace(/ (?:of|in|for|to) .*$/, '')
      .split(/[ :]+/);
    return isNumbered && (DOING.test(words) || STEP_WORDS.has(head[0]!) || STEP_WORDS.has(head.at(-1)!));
  };
  const asked = (words: string, above: string): Asked | null => {
    const [, owner = '', kind = ''] = /^(.+): ([^:]+)$/.exec(words) ?? [];
    if (owner) return { what: lowerFirst(kind), of: owner, isOrdered: isStep(kind) };
    const what = lowerFirst(words.replace(/^(?:the|some) /i, ''));
    if (hasOwner(words)) return { what, isOrdered: isStep(headOf(words)) };
    return above ? { what, of: above, isOrdered: isStep(headOf(words)) } : null;
  };
  if (lead.endsWith(':')) {
    const said = announcedIn(lead);
    const topic = saysNothing(heading) ? '' : heading;
    if (said) return asked(said, topic);
    const [, owner = '', number = '', noun = ''] = HAS.exec(lead) ?? [];
    if (owner && isPlural(noun) && !leans(owner))
      return { what: `${number}${noun.toLowerCase()}`, of: owner, isOrdered: isStep(noun) };
    const over = lineOver(section, at);
    if (over && isKind(over)) return asked(over, parentOf(section, document));
    const isCourse = isNumbered && (isStep(heading) || /\b(?:steps?|stages?|procedure|in order)\b/i.test(lead));
    if (!isCourse) return null;
    const course = lead.slice(0, -1).replace(TO_DO, 'How to $1').replace(IN_STEPS, '');
    const isOwn = course !== lead.slice(0, -1) && countWords(course) <= MOST_HEADING_WORDS && !leans(course);
    if (isOwn) return { what: course, isOrdered: true };
    return isStep(heading) ? courseOf(heading, section, document) : null;
  }
  // Only the first list under a heading is what the heading announces.
  const isFirst = !section.blocks
    .slice(0, at)
    .some(({ kind }) => kind === 'list' || kind === 'definitions' || kind === 'table');
  if (!heading || !(isFirst || lineOver(section, at))) return null;
  if (isKind(heading)) return asked(heading, parentOf(section, document));
  return isStep(heading) ? courseOf(heading, section, document) : null;
}

/** The lists of a section whose heading or lead says what they list. */
export function listFacts(document: DocumentText, section: Section): ListFact[] {
  return section.blocks.flatMap((block, at): ListFact[] => {
    const entries = entriesOf(block);
    const asked = isFit(entries) ? askedBy(section, at, block.kind === 'list' && block.ordered, document) : null;
    const words = `${leadOf(section, at) || section.heading}${/:$/.test(leadOf(section, at)) ? '' : ':'} ${entries.join('; ')}`;
    return asked ? [{ ...asked, entries, origin: originOf(document, section, at, words) }] : [];
  });
}
