import { capitalise } from '../../text/normalise.ts';
import { isPlural } from '../../text/number.ts';
import { contentStems } from '../../text/stems.ts';
import { isNoun, tagQuickly } from '../../text/tagging.ts';
import { termKey } from '../../text/terms.ts';
import type { Gapped } from '../facts/gaps.ts';
import { classMates, LONGEST_MEMBER } from '../kinds/word-classes.ts';
import { hash } from '../options/random.ts';
import { wordedFigure } from '../options/worded-figures.ts';
import { type Corpus, isSaidElsewhere, sentencesWith } from '../reading/corpus.ts';
import type { Candidate } from '../types.ts';

interface Gap {
  start: number;
  end: number;
  right: string;
  wrong: string[];
  /** What the options come from: a class of words, or numbers. */
  from: 'class' | 'number';
}

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Other numbers near a number in words; the right one is not always in the middle. */
function otherNumbers(word: string, seed: string): string[] {
  const at = NUMBERS.indexOf(word);
  if (at < 0) return [];
  const low = Math.min(at, hash(seed) % 4);
  const from = Math.max(0, Math.min(at - low, NUMBERS.length - 4));
  return NUMBERS.slice(from, from + 4).filter((other) => other !== word && !seed.includes(` ${other} `));
}

/** Long words that are at home in several fields; short ones nearly all are. */
const MANY_SENSES =
  /^(?:combination|substitution|integration|differentiation|elimination|reduction|addition|proportional|progressive|regressive|producers|prosecution|coefficient|secondary|compression|legislative|difference|reflection|radiation|resistance|commission|government|presidential|independent variable|absorption|distribution|metabolism|excretion)$/;

/** A word of several senses is read in the one of its class where the text knows others of that class. */
function isAtHome(word: string, mates: readonly string[], gapped: Gapped, corpus: Corpus): boolean {
  const known = mates.filter((mate) => contentStems(mate).every((item) => corpus.postings.has(item)));
  // A long word or a phrase has one sense; still the text must be of its field.
  if ((word.length >= 9 && !MANY_SENSES.test(word)) || word.includes(' ')) return known.length >= 1;
  if (known.length < (MANY_SENSES.test(word) ? 3 : 2)) return false;
  const { section } = gapped.origin;
  return known.some((mate) =>
    sentencesWith(contentStems(mate), corpus, 20).some((order) => corpus.entries[order]!.section === section),
  );
}

const sameStart = (left: string, right: string) => /^[aeiou]/i.test(left) === /^[aeiou]/i.test(right);

function fitting(gapped: Gapped, start: number, right: string, mates: readonly string[], corpus: Corpus): string[] {
  const article = /\ban? $/i.test(gapped.text.slice(0, start));
  const stems = new Set(contentStems(gapped.text));
  const rest = [...stems].filter((item) => !contentStems(right).includes(item));
  return mates.filter(
    (mate) =>
      (!article || sameStart(mate, right)) &&
      isPlural(mate) === isPlural(right) &&
      !contentStems(mate).every((item) => stems.has(item)) &&
      !isSaidElsewhere(mate, rest, 0.6, gapped.origin.sentence, corpus),
  );
}

/**
 * Whether a word stands as the noun or adjective that its class holds: "leaves" may be a verb, and before another noun
 * ("nitrogen oxides") only an adjective can be changed for another.
 */
function isInItsPart(gapped: Gapped, start: number, end: number, wrong: readonly string[]): boolean {
  const tokens = tagQuickly(gapped.text);
  const last = tokens.findIndex((token) => token.end >= end);
  const token = tokens[last];
  if (!token || token.pos === 'VERB' || token.pos === 'AUX') return false;
  const next = tokens[last + 1];
  const before = tokens[tokens.findIndex((one) => one.start >= start) - 1];
  // "a pressing iron", "a civil partnership", "oceanic crust": the second half of another name.
  const compound =
    before !== undefined &&
    before.end === start - 1 &&
    (isNoun(before) ||
      (before.pos === 'ADJ' && /(?:al|ic|il|ous|ive|ary)$/.test(before.lower)) ||
      (/ing$/.test(before.lower) && /\b(?:an?|the) \S+ $/.test(gapped.text.slice(0, start))));
  const adjective =
    (token.pos === 'ADJ' && wrong.every((word) => tagQuickly(word).at(-1)?.pos === 'ADJ')) ||
    /(?:al|ic|ive|ous|ary|ern|ese|ish)$/.test(gapped.text.slice(start, end));
  return adjective || (!compound && (!isNoun(next) || next!.start > end + 1));
}

/** What "may" be so, what is so "for example" or of "some", leaves room for other words to be right as well. */
const LOOSE =
  /\b(?:may|might|can|cannot|could|would|some|many|often|sometimes|includes?|including|such as|example|instance|one of|especially|particularly|another|other|others|among|either|or|not|never|no|without|except|unless|almost|e\.g|like|say|perhaps|probably)\b/i;
const SEGMENT = /,? (?:because|since|whereas|while|so that|although|though|but|which|whose|where|when|if) |, /g;

/** The part of a statement in which a place lies, between commas and the words that open a clause. */
function segmentAround(text: string, start: number, end: number): string {
  let [from, to] = [0, text.length];
  for (const match of text.matchAll(SEGMENT)) {
    if (match.index + match[0].length <= start) from = match.index;
    else if (match.index >= end) {
      to = match.index;
      break;
    }
  }
  return text.slice(from, to);
}

/** "ions such as calcium, magnesium and potassium": one of several that would all be true. */
const isExample = (before: string) =>
  /\b(?:such as|including|as in|like|especially)\b(?:(?!\b(?:that|which|is|are)\b).)*$/.test(before);

/**
 * Not what the statement is about: "the bacteria they have swallowed", "cells that are infected with viruses", "the way
 * in which capitalism works", or one of several that the statement only includes.
 */
const isAside = (before: string, after: string) =>
  /^ (?:they|it|he|she|we|you) /.test(after) ||
  /\b(?:that|which|who) (?:is|are) \p{Ll}+ed (?:with|by|in|from) $/u.test(before) ||
  /\bin which (?:the |an? )?$/.test(before) ||
  /\b(?:includes?|included|including)\b.*(?:,| and | or )/.test(before);

/** "the ready queue": the second half of a name that the text comes back to. */
function isHalfOfTerm(right: string, before: string, corpus: Corpus): boolean {
  const first = /(?:^| )(?!the |an? )(\p{L}+) $/u.exec(before)?.[1];
  return first !== undefined && (corpus.terms.get(termKey(`${first} ${right}`))?.count ?? 0) >= 2;
}

/** "the Central Bank" beside "commercial bank": one name among common nouns stands out. */
function isProperAmongCommon(right: string, wrong: readonly string[]): boolean {
  const isName = (text: string) => /^\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)+$/u.test(text);
  return isName(right) && !wrong.every(isName);
}

/** "on damp groundnuts and _____": the second of two places or sources, of which the text names only some. */
const isOneOfOpenList = (before: string, after: string) =>
  /\b(?:on|from|in|of|with|as|to|by) (?:\p{L}+ ){1,2}(?:and|or) $/u.test(before) && /^(?:,|$)/.test(after);

/** "from the legislature, the courts, the press and the public": of an open row others may be members as well. */
const isInRow = (before: string, after: string) =>
  (/^, (?!(?:and|but|or|so|which|whose|who|where|because|since|as|by|in|at|for|with|when|if|it|they)\b)(?:the |an? )?[^,]+(?:,| and | or )/.test(
    after,
  ) ||
    /, (?:the |an? )?$/.test(before)) &&
  !/\b(?:comprises?|consists? of|divided into|composed of|made up of)\b/.test(before);

/** A word of every sixth sentence is what the text is about: whoever has seen its title fills the gap. */
function isTopic(word: string, corpus: Corpus): boolean {
  const count = corpus.terms.get(termKey(word))?.count ?? 0;
  return corpus.entries.length >= 30 && count > corpus.entries.length / 6;
}

/** A sum, or the other parts of one, tells the number that is left out. */
function isTold(rest: string): boolean {
  const numbers = rest.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counted = numbers.filter((word) => NUMBERS.includes(word)).length;
  return counted >= 3 || /\b(?:in all|altogether|in total|a total of|together make)\b/.test(rest);
}

function gapAt(gapped: Gapped, i: number, length: number, corpus: Corpus): Gap | null {
  const [first, last] = [gapped.words[i]!, gapped.words[i + length - 1]];
  if (!last) return null;
  const right = gapped.text.slice(first.start, last.end);
  const lower = right.toLowerCase();
  const classes = classMates(lower);
  if (classes.length === 0 && (length > 1 || !NUMBERS.includes(lower))) return null;
  if (LOOSE.test(segmentAround(gapped.text, first.start, last.end))) return null;
  // "a storage" among "input" and "output" gives itself away.
  if (/^(?:an?|the) /.test(lower)) return null;
  if (gapped.text.toLowerCase().indexOf(lower) !== gapped.text.toLowerCase().lastIndexOf(lower)) return null;
  const after = gapped.text.slice(last.end);
  // Before the verb only "the sum of …" and what is done to something are asked for: another word in that place makes
  // another statement of the same thing.
  const isDoing = /^(?:sum|difference|product|quotient)$|(?:tion|ysis|osis|ing)$/.test(lower);
  if (first.start < gapped.from && !(isDoing && /^ of /.test(after))) return null;
  const before = gapped.text.slice(0, first.start);
  if (isExample(before) || isAside(before, after)) return null;
  // "three quarters", "three or four": other numbers make no sense, or are true as well.
  if (
    NUMBERS.includes(lower) &&
    /^ (?:quarters|thirds|fifths|sixths|eighths|tenths|hundred|thousand|million|or|to|and a half)\b/.test(after)
  )
    return null;
  if (isHalfOfTerm(right, before, corpus)) return null;
  const place = { start: first.start, end: last.end, right };
  // "the sodium–potassium pump", "below about 5.0": a part of a name, and a figure without what it measures.
  if (
    /[–-]$/.test(before) ||
    /^[–-]/.test(after) ||
    /^(?:Below|Above|At|Over|Under)(?: about)? [\d.]+,/.test(gapped.text)
  )
    return null;
  // "the National Judicial Council": a part of a name.
  if (/^\p{Lu}/u.test(right) && (/^ \p{Lu}/u.test(after) || /\p{Lu}[\p{L}-]+ $/u.test(before))) return null;
  // What kills, carries or is met by the one mostly does so with the others: only a cause is one of them.
  if (/^(?:virus|viruses|bacteria|bacterium|fungus|fungi|protozoan?|worms)$/.test(lower) && !CAUSED.test(before))
    return null;
  // What holds of every square holds of every smaller sort of it.
  if (/\b(?:every|each|any|all|within|least|most|than) $/i.test(before)) return null;
  // Outside a sum a product is something that is sold.
  if (/^(?:sum|difference|product|quotient)$/.test(lower) && !/^ of\b/.test(after)) return null;
  // "more strongly than oxygen": than others too. "division of labour": a fixed phrase.
  if (/\b(?:than|division of|as well as) (?:an? |the )?$/.test(before)) return null;
  for (const mates of classes) {
    // "the product of mass and velocity" can only be meant as in arithmetic.
    const reckoned = /^(?:sum|difference|product|quotient)$/.test(lower) && /^ of [^,]{3,40} and /.test(after);
    if (!reckoned && !isAtHome(lower, mates, gapped, corpus)) continue;
    const wrong = fitting(gapped, first.start, right, mates, corpus);
    if (wrong.length < 3 || !isInItsPart(gapped, first.start, last.end, wrong) || isProperAmongCommon(right, wrong))
      continue;
    // "damp groundnuts and maize", said of where something comes from: others of the class may be as true.
    if (isOneOfOpenList(before, after) || isInRow(before, after) || isTopic(lower, corpus)) continue;
    return { ...place, wrong, from: 'class' };
  }
  if (first.start < gapped.from) return null;
  if (
    length === 1 &&
    NUMBERS.includes(lower) &&
    /^ \p{Ll}+s\b/u.test(after) &&
    /\b(?:into|has|have|requires?|after|about|for|takes?|lasts?|needs?|contains?|every) $/.test(before) &&
    !/\b(?:the|these|those|of) $/.test(before) &&
    !isTold(before + after) &&
    // "has two parts, the corpuscle and the tubule": they are counted for whoever reads on.
    !(
      /\b(?:has|have|contains?|into|are|of) $/.test(before) &&
      /^ \p{Ll}+(?: \p{Ll}+){0,4}(?:,|:) .* (?:and|or) /u.test(after)
    ) &&
    // How long something lasted once is no rule.
    !/\b(?:was|were|had)\b/.test(segmentAround(gapped.text, first.start, last.end))
  ) {
    const wrong = otherNumbers(lower, gapped.text);
    return wrong.length === 3 ? { ...place, wrong, from: 'number' } : null;
  }
  return null;
}

const CAUSED = /\b(?:caused|due to|agents?|causes|result of)\b[^,]*$/;

/** "from the senses … sensory memory": a word of the sentence that begins as the right option does, and no other, tells it. */
function tellsItself(gapped: Gapped, gap: Gap): boolean {
  const roots = (text: string) => (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 4));
  const rest = new Set(roots(`${gapped.text.slice(0, gap.start)} ${gapped.text.slice(gap.end)}`));
  const shared = roots(gap.right).filter((root) => rest.has(root));
  return shared.some((root) => !gap.wrong.some((word) => roots(word).includes(root)));
}

/** "more than half", "up to a fifth", "thirty or forty": other numbers are true as well. */
const OPEN =
  /\b(?:than|over|under|least|most|up to|as much as|as many as|within|above|below|almost|nearly|or|first|second|another|every|other) $/;

/** A share or a round number in words. */
function wordedGap({ text, words }: Gapped, i: number): Gap | null {
  const { start } = words[i]!;
  const figure = wordedFigure(text.slice(start));
  if (!figure || OPEN.test(text.slice(0, start))) return null;
  const end = start + figure.right.length;
  // What "may" be so, and what a second figure tells, leaves room for others.
  if (/\b(?:may|might|could|or|example|perhaps|say)\b/.test(segmentAround(text, start, end))) return null;
  return { start, end, ...figure, from: 'number' };
}

function bestGap(gapped: Gapped, corpus: Corpus): Gap | null {
  const found: Gap[] = [];
  for (let i = 0; i < gapped.words.length; i++) {
    const worded = wordedGap(gapped, i);
    if (worded) found.push(worded);
    for (let length = LONGEST_MEMBER; length >= 1; length--) {
      const gap = gapAt(gapped, i, length, corpus);
      if (!gap || tellsItself(gapped, gap)) continue;
      found.push(gap);
      i += length - 1;
      break;
    }
  }
  const order = { class: 0, number: 1 };
  return found.sort((a, b) => order[a.from] - order[b.from] || b.start - a.start)[0] ?? null;
}

/** "Which option completes this statement?" with words of the same class as the one left out. */
export function gapQuestions(sentences: readonly Gapped[], corpus: Corpus): Candidate[] {
  return sentences.flatMap((gapped) => {
    const gap = bestGap(gapped, corpus);
    if (!gap) return [];
    return [
      {
        form: gap.from === 'number' ? ('quantity' as const) : ('term' as const),
        stem: `Which option correctly completes this statement? “${gapped.text.slice(0, gap.start)}_____${gapped.text.slice(gap.end)}.”`,
        answer: gap.right,
        distractors: gap.wrong.map((word) => matchCase(word, gap)),
        difficulty: 'easy' as const,
        weight: (gap.from === 'class' ? 3.2 : 2.9) + Math.min(0.8, gapped.standing * 0.2),
        about: gapped.origin.sentence,
        subject: contentStems(gapped.text.slice(0, gapped.from)).join(' '),
        origin: gapped.origin,
      },
    ];
  });
}

/** Options as they stand in the gap: capitals where it opens the sentence, or where the text gives a common name one. */
function matchCase(word: string, { right, start }: Gap): string {
  if (start === 0 || (/^\p{Lu}\p{Ll}/u.test(right) && !right.includes('-'))) return capitalise(word);
  return /^\p{Ll}/u.test(right) && /^\p{Lu}\p{Ll}/u.test(word) && !/[-’']/.test(word)
    ? word[0]!.toLowerCase() + word.slice(1)
    : word;
}
