import { type HalfClause, readHalf } from '../grammar/half-clause.ts';
import { isUnparseable, leansOnContext, plainSentence } from '../grammar/wording.ts';
import { originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';
import { capitalise } from '../text/normalise.ts';
import { contentStems } from '../text/stems.ts';
import { COMPARES, TAIL, TURN } from './contrasts.ts';

/** "In an inductor" and what is so there. */
export interface Setting {
  /** "in an inductor" */
  lead: string;
  /** "an inductor" */
  name: string;
  said: string;
}

/** "In an inductor the current lags the voltage. In a capacitor the current leads the voltage." */
export interface Settings {
  left: Setting;
  right: Setting;
  origin: Origin;
}

const OPENED =
  /^(In|For|At|On|Under|With|During) ((?:(?:the|an?) )?[\p{L}\p{N}°’' .-]{3,45}?)(?:, | (?=(?:the|an?|it|they|each|its|only|no) ))(.{6,150})$/u;

/** "In fertile savannas, where nitrogen is plentiful, thorns are common": what the aside says is left out. */
const ASIDE = /^((?:In|For|At|On|Under|With|During) [^,]{3,45}), (?:where|which|whose|when) [^,]{3,90}, (?=\p{Ll})/u;

function settingOf(whole: string): (Setting & { clause: HalfClause | null }) | null {
  const text = whole.replace(ASIDE, '$1, ').replace(/ or more$/, '');
  const match = OPENED.exec(text);
  if (!match) return null;
  const [, preposition, name, rest] = match as unknown as [string, string, string, string];
  const said = rest.replace(TAIL, '').replace(/[,;]\s*$/, '');
  if (
    leansOnContext(name) ||
    /\d{4}|\b(?:which|that|this|these|fact|addition|general|practice|contrast|turn)\b/.test(name)
  )
    return null;
  return { lead: `${preposition.toLowerCase()} ${name}`, name, said, clause: readHalf(capitalise(said)) };
}

/** What "it" or "they" stands for in the second statement: what the first one is about. */
function withSubjectNamed(said: string, first: HalfClause): string {
  const pronoun = /^(it|they) /.exec(said)?.[1];
  if (!pronoun || (pronoun === 'they') !== first.plural) return said;
  return said.replace(/^(?:it|they) /, `${first.name[0]!.toLowerCase()}${first.name.slice(1)} `);
}

function isFit(said: string): boolean {
  const words = said.split(' ').length;
  return (
    words >= 3 &&
    words <= 18 &&
    !leansOnContext(said) &&
    !COMPARES.test(said) &&
    !/\balso\b|[()=]|, (?!and\b|or\b)/.test(said)
  );
}

const sameWords = (left: string, right: string) => {
  const others = contentStems(right);
  return contentStems(left).some((item) => others.includes(item));
};

/** "On the central route people …; on the outer route they …": the noun that both settings end in says where the first one ends. */
function withCommas(text: string, other: string): string {
  if (OPENED.test(text)) return text;
  const noun = OPENED.exec(other)?.[2]?.split(' ').at(-1);
  if (!noun || !/^\p{Ll}{3,}$/u.test(noun)) return text;
  return text.replace(
    new RegExp(`^(\\p{Lu}\\p{Ll}+ (?:the |an? )?[\\p{Ll} -]{3,40}? ${noun}) (?=\\p{Ll})`, 'u'),
    '$1, ',
  );
}

/** "…; with chaining it can": what was denied of the first holds of the second. */
function inFull(said: string, first: string): string {
  const aux = /^(?:it|they) (do|can|is|are|may|will|must)$/.exec(said)?.[1];
  const denied = aux && new RegExp(`^(.+?) ${aux} (?:not|never) (.+)$`).exec(first);
  return denied ? `${denied[1]} ${aux === 'do' ? '' : `${aux} `}${denied[2]}` : said;
}

function read(leftWords: string, rightWords: string, origin: Origin): Settings | null {
  const opening = capitalise(rightWords);
  const [leftText, rightText] = [withCommas(leftWords, opening), withCommas(opening, leftWords)];
  const left = settingOf(leftText);
  if (!left?.clause || left.clause.tense === 'past') return null;
  const right = settingOf(rightText);
  // "Under grassland most of …": the setting ended before.
  if ([left, right].some((half) => / (?:most|of|all|some|many)$/.test(half?.name ?? ''))) return null;
  if (!right || left.lead.split(' ')[0] !== right.lead.split(' ')[0] || left.name === right.name) return null;
  const said = withSubjectNamed(inFull(right.said, left.said), left.clause);
  const clause = said === right.said ? right.clause : readHalf(capitalise(said));
  if (!clause || clause.tense === 'past' || !isFit(left.said) || !isFit(said) || left.said === said) return null;
  // They are of one kind, or the same thing is spoken of in both.
  if (!sameWords(left.name, right.name) && clause.name.toLowerCase() !== left.clause.name.toLowerCase()) return null;
  // What only one of the two is called by must not stand in what is said of either.
  const stems = [contentStems(left.name), contentStems(right.name)] as const;
  const own = [
    ...stems[0].filter((item) => !stems[1].includes(item)),
    ...stems[1].filter((item) => !stems[0].includes(item)),
  ];
  if (contentStems(`${left.said} ${said}`).some((item) => own.includes(item))) return null;
  return {
    left: { lead: left.lead, name: left.name, said: left.said },
    right: { lead: right.lead, name: right.name, said },
    origin,
  };
}

const OPENS = /^(?:In|For|At|On|Under|With|During) /;

/** Two settings that a sentence, or a sentence and the one before it, set against each other. */
export function settingsIn(entry: Entry, previous?: Entry): Settings | null {
  if (!OPENS.test(entry.sentence.text)) return null;
  const sentence = plainSentence(entry.sentence.text.replace(TURN, ', '));
  if (isUnparseable(sentence) || /[:—]/.test(sentence)) return null;
  const origin = originOf(entry);
  const inside = /^(.+?)(?:; |,? whereas |,? while )((?:in|for|at|on|under|with|during) .+)$/.exec(sentence);
  if (inside) return read(inside[1]!, inside[2]!, origin);
  if (!previous || previous.section !== entry.section || !OPENS.test(previous.sentence.text)) return null;
  const before = plainSentence(previous.sentence.text).split('; ')[0]!;
  if (isUnparseable(before) || /[:—]/.test(before)) return null;
  return read(before, sentence.split('; ')[0]!, {
    ...origin,
    sentence: `${previous.sentence.text} ${entry.sentence.text}`,
  });
}
