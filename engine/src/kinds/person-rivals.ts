import type { Corpus } from '../reading/corpus.ts';
import { escapeRegExp } from '../text/normalise.ts';
import { rememberedOf } from '../text/remembered.ts';
import { tag } from '../text/tagging.ts';
import type { Name } from './names.ts';
import { FINDS, THINKS } from './person-verbs.ts';

/** Who may stand beside a person as a wrong answer: somebody of his time and part, who had no hand in what he did. */

const surname = ({ text }: Name) => text.slice(text.lastIndexOf(' ') + 1);

/** How many sentences about a person are read. */
const READ = 24;

/** The sentences that name a person, in full or by the surname; everybody is held against many others. */
const sentencesOn = rememberedOf(
  (name: Name) => name,
  (name, corpus: Corpus): readonly string[] => {
    const orders = [...name.orders, ...(corpus.names.get(surname(name))?.orders ?? [])];
    return [...new Set(orders)].slice(0, READ).map((order) => corpus.entries[order]!.sentence.text);
  },
  1000,
);

/** The years that the sentences about a person tell. */
const yearsOf = rememberedOf(
  (name: Name) => name,
  (name, corpus: Corpus): readonly number[] =>
    sentencesOn(name, corpus)
      .flatMap((text) => text.match(/\b(?:1\d|20)\d\d\b/g) ?? [])
      .map(Number),
  1000,
);

/** Nobody takes a traveller of 1352 for a historian of our time. */
const AN_ERA = 60;

export function areOfOneTime(own: Name, other: Name, corpus: Corpus): boolean {
  const [left, right] = [yearsOf(own, corpus), yearsOf(other, corpus)];
  if (left.length === 0 || right.length === 0) return true;
  return left.some((year) => right.some((another) => Math.abs(year - another) <= AN_ERA));
}

const DIED = /\b(?:died|was (?:murdered|killed|executed|assassinated|shot|hanged|beheaded)|death)\b/;

/** Whether the text lets somebody live in a year that the question names. */
export function couldHaveLivedIn(year: number, name: Name, corpus: Corpus): boolean {
  const years = yearsOf(name, corpus);
  // Of whom the text tells no year, he may have lived at any time but long ago.
  if (years.length === 0 ? year < 1900 : years.every((other) => Math.abs(other - year) > AN_ERA / 2)) return false;
  return !sentencesOn(name, corpus).some((text) => {
    const end = new RegExp(
      `${escapeRegExp(surname(name))}\\b[^;.]*?${DIED.source}[^;.]*?\\b((?:1\\d|20)\\d\\d)\\b`,
    ).exec(text);
    return end !== null && Number(end[1]) < year;
  });
}

/** What shows that two persons taught the same: what the one held the other may have held too. */
const ALLY =
  /\b(?:pupils?|students?|disciples?|followers?|followed|successors?|heirs?|colleagues?|friends?|co-authors?|collaborators?|together with|school|defended|defender|like|his teacher|her teacher)\b/;

/** "Booms and Bitner proposed", "He and Wallace Friesen visited": what the one did, the other had a hand in. */
export function workedTogether(own: Name, other: Name, corpus: Corpus): boolean {
  const [mine, theirs] = [surname(own), surname(other)];
  const both = sentencesOn(other, corpus).filter((text) => text.includes(mine) && text.includes(theirs));
  if (both.length > 0 && both.some((text) => areJoined(mine, theirs, text))) return true;
  return other.orders.some((order) => {
    const { text } = corpus.entries[order]!.sentence;
    if (!/\b(?:[Hh]e|[Ss]he) (?:and|with) \p{Lu}/u.test(text)) return false;
    const [, name] = /\b(?:[Hh]e|[Ss]he) (?:and|with) ((?:\p{Lu}[\p{L}.’'-]* ?)+)/u.exec(text)!;
    return name!.includes(theirs) && corpus.entries[order - 1]?.sentence.text.includes(mine) === true;
  });
}

const FIRST_NAMES = String.raw`(?:\p{Lu}[\p{L}.’'-]* )*`;

/** "Booms and Bitner", "Levenson, Ekman and Friesen" */
function areJoined(one: string, two: string, text: string): boolean {
  const row = (left: string, right: string) =>
    `${escapeRegExp(left)}(?:, ${FIRST_NAMES}\\p{Lu}[\\p{L}-]+)*,? (?:and|with|&) ${FIRST_NAMES}${escapeRegExp(right)}`;
  return new RegExp(`\\b(?:${row(one, two)}|${row(two, one)})\\b(?!['’])`, 'u').test(text);
}

/** Whether somebody may have done or held what the other did: nobody is offered beside him then. */
export function areAllied(own: Name, other: Name, corpus: Corpus): boolean {
  const both = (order: number) => {
    const { text } = corpus.entries[order]!.sentence;
    return text.includes(surname(own)) && text.includes(surname(other)) && ALLY.test(text);
  };
  return own.orders.some(both) || other.orders.some(both) || workedTogether(own, other, corpus);
}

const CALLING =
  '(?:philosopher|\\p{Ll}+(?:ologist|ician|icist|onomist|ographer)|historian|chemist|linguist|astronomer|surgeon|engineer|scholar|critic|theorist|theologian|botanist|psychiatrist|naturalist|scientist|novelist|poet|writer|jurist|professor|researcher|author|inventor)';
const WORK =
  '(?:theory|theories|model|views?|account|arguments?|experiments?|study|studies|work|ideas?|book|paper|essay|concept|hypothesis|analysis|laws?|principle|theorem|method|test|critique|criticism|definition|distinction|claim|thesis|typology|classification|approach|answer|findings?|results?|research)';
/** So many letters between a name and what its bearer did: ", who taught in London," or "and his pupils". */
const BESIDE = '[^;:]{0,80}?';
const MADE_BY =
  /\b(?:described|introduced|proposed|put forward|developed|shown|coined|discovered|invented|published|formulated|studied|given|stated|devised|suggested|defined|reported|demonstrated|observed|advanced|set out|named|argued|criticised|extended|revived|study|experiment|theory|model|book|paper)\b[^,;]{0,40} by (?:the \p{L}+ )?$|\b(?:[Aa]ccording to|^For|^To) (?:the \p{L}+ )?$/u;

/** What stands right before a name, or right after it, where the text tells of somebody as one who thinks, finds or writes. */
const AFTER = new RegExp(
  `^(?:${BESIDE} (?:${THINKS}|${FINDS}|studied|published|contrasted|calls|called|counts|sees|dates|writes)\\b|['’]s? (?:\\p{L}+ ){0,2}${WORK}\\b|, (?:an?|the) (?:[\\p{L}-]+ ){0,3}${CALLING}\\b)`,
  'u',
);
const BEFORE = new RegExp(`\\b(?:${WORK} of|${CALLING}) $`, 'u');
const FIRST_NAMES_BEFORE = new RegExp(`${FIRST_NAMES}$`, 'u');

/** Where a name stands in a text, each time as a word of its own. */
function* placesOf(name: string, text: string): Generator<number> {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/\p{L}$/u.test(text.slice(0, at)) && !/^\p{L}/u.test(text.slice(at + name.length))) yield at;
}

/** Whether the text tells of somebody as one who thinks, finds or writes, and not only of his deeds. */
const isThinker = rememberedOf(
  (name: Name) => name,
  (name, corpus: Corpus) => {
    const own = surname(name);
    return sentencesOn(name, corpus).some((text) =>
      [...placesOf(own, text)].some((at) => {
        const before = text.slice(0, at).replace(FIRST_NAMES_BEFORE, '');
        return AFTER.test(text.slice(at + own.length)) || BEFORE.test(before) || MADE_BY.test(before);
      }),
    );
  },
  1000,
);

/** What those are and do who hold power. */
const POWER =
  /\b(?:[Pp]resident|[Cc]hancellor|[Kk]ing|[Qq]ueen|[Ee]mperor|[Mm]inister|[Gg]overnor|[Ss]enator|[Gg]eneral|[Cc]ommander|[Ss]ultan|[Ee]mir|[Pp]ope|elected|took office|in office|victory|election|won|ruled|reigned|crowned|proclaimed|murdered|assassinated|executed|abolished|defeated|conquered|overthrew|deposed)\b/;

/** Whether the text knows somebody by his power alone. */
const isRuler = (name: Name, corpus: Corpus) =>
  !isThinker(name, corpus) && sentencesOn(name, corpus).some((text) => POWER.test(text));

/** A president is nobody's rival for a theory, nor a historian for a conquest. */
export const areOfOnePart = (own: Name, other: Name, corpus: Corpus) =>
  isThinker(own, corpus) ? !isRuler(other, corpus) : !isRuler(own, corpus) || !isThinker(other, corpus);

/** "his" and "her" in the sentence tell a man from a woman where the first names do. */
export function couldBeMeant(name: string, sentence: string): boolean {
  const { tags } = tag(name)[0]!;
  if (/\b(?:he|his|him|himself)\b/i.test(sentence)) return !tags.has('FemaleName');
  return !/\b(?:she|her|hers|herself)\b/i.test(sentence) || tags.has('FemaleName');
}
