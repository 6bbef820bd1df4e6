import type { Named, NamedClass } from '../../facts/named.ts';
import { undatedStatement, yearNamed } from '../../facts/undated.ts';
import { namesNear } from '../../kinds/names-near.ts';
import { type Corpus, isSaidElsewhere } from '../../reading/corpus.ts';
import { casesIn, titlesIn } from '../../reading/titles.ts';
import { hash } from '../options/random.ts';
import type { Candidate } from '../types.ts';

const ASKED: Record<NamedClass, string> = {
  year: 'Which year',
  case: 'Which case',
  authority: '',
  section: 'Which section number',
  person: 'Which name',
  place: 'Which place',
  law: 'Which law',
  constitution: 'Which constitution',
  treaty: 'Which treaty or declaration',
  war: 'Which event',
  body: 'Which body',
};

const WEIGHT: Record<NamedClass, number> = {
  year: 2.3,
  case: 3.4,
  authority: 3.4,
  section: 2.6,
  person: 2.8,
  place: 2.5,
  law: 3,
  constitution: 3,
  treaty: 2.9,
  war: 2.8,
  body: 2.8,
};

/** Every case and title of the documents, each once, in reading order. */
function titlesOf(corpus: Corpus): Map<string, { text: string; order: number }[]> {
  const found = new Map<string, { text: string; order: number }[]>();
  const seen = new Set<string>();
  for (const { sentence, order } of corpus.entries) {
    const named = [...casesIn(sentence.text).map((span) => ({ ...span, class: 'case' })), ...titlesIn(sentence.text)];
    for (const { class: kind, text: own, end } of named) {
      // "Asset Management Corporation of Nigeria" is offered whole.
      const text = own + (/^ of (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/u.exec(sentence.text.slice(end))?.[0] ?? '');
      if (seen.has(text)) continue;
      seen.add(text);
      const list = found.get(kind);
      if (list) list.push({ text, order });
      else found.set(kind, [{ text, order }]);
    }
  }
  return found;
}

const saidElsewhere = (name: string, { claim, origin }: Named, corpus: Corpus) =>
  isSaidElsewhere(name, claim, 0.5, origin.sentence, corpus);

const sharesName = (left: string, right: string) =>
  left.split(' ').some((word) => /^\p{Lu}\p{L}{3}/u.test(word) && right.split(' ').includes(word));

/** A company trades; a council or a party does not. */
const isFirm = (title: string) =>
  /\b(?:Company|Corporation|Bank|Airlines|Airways|Motors|Limited|Ltd|Plc)\b/.test(title);

/** Three others of the same sort, nearest first. */
function otherTitles(own: Named, all: readonly { text: string; order: number }[], corpus: Corpus): string[] {
  const last = own.right.split(' ').at(-1)!;
  const three: string[] = [];
  const ranked = [...all].sort((a, b) => Math.abs(a.order - own.origin.order) - Math.abs(b.order - own.origin.order));
  for (const { text } of ranked) {
    if (three.length === 3) break;
    if (own.origin.sentence.includes(text) || saidElsewhere(text, own, corpus)) continue;
    // The last noun says what sort it is; every other word they share would make one a form of the other.
    const bare = (title: string) =>
      own.class === 'case' || own.class === 'authority' ? title : title.replace(new RegExp(`\\b${last}\\b`), '');
    if (sharesName(bare(text), bare(own.right)) || three.some((other) => sharesName(bare(text), bare(other)))) continue;
    if (/\d$/.test(text) !== /\d$/.test(own.right)) continue;
    if (own.class === 'body' && isFirm(text) !== isFirm(own.right)) continue;
    three.push(text);
  }
  return three;
}

/** Years that the text names close by, then years at a likely distance; the right one is neither always first nor last. */
function otherYears(own: Named, corpus: Corpus): string[] {
  const right = Number(own.right);
  const near: number[] = [];
  // Of what happened lately a few years are a temptation, of what is long past more; no other age is.
  const window = right >= 1995 ? 8 : right >= 1900 ? 9 : right >= 1700 ? 18 : 30;
  for (let step = 1; step <= 40 && near.length < 3; step++) {
    for (const order of [own.origin.order + step, own.origin.order - step]) {
      for (const text of corpus.entries[order]?.sentence.text.match(/\b(?:1[0-9]|20)\d\d\b/g) ?? []) {
        const year = Number(text);
        const apart = Math.abs(year - right);
        if (apart < 2 || apart > window || near.length === 3 || near.some((other) => Math.abs(other - year) < 2))
          continue;
        if (!saidElsewhere(text, own, corpus)) near.push(year);
      }
    }
  }
  const seed = hash(own.origin.sentence);
  const steps =
    right >= 1900 ? [2, -3, 5, -4, 7, -6] : right >= 1700 ? [4, -5, 9, -8, 14, -13] : [5, -6, 11, -10, 16, -15];
  for (let i = 0; near.length < 3 && i < steps.length; i++) {
    const year = right + steps[(i + seed) % steps.length]!;
    if (year < 2026 && !near.some((other) => Math.abs(other - year) < 2)) near.push(year);
  }
  return near.map(String);
}

/** Other numbers of sections, some of them met in the text. */
function otherSections(own: Named, corpus: Corpus): string[] {
  const right = Number(own.right);
  const met = new Set<number>();
  for (let step = 1; step <= 20; step++)
    for (const order of [own.origin.order + step, own.origin.order - step])
      for (const [, number] of corpus.entries[order]?.sentence.text.matchAll(/\b[Ss]ections? (\d{1,3})\b/g) ?? [])
        met.add(Number(number));
  const near = [right + 2, right + 5, right - 3, right + 9].filter((number) => number > 0);
  return [...new Set([...[...met].slice(0, 2), ...near])]
    .filter((number) => number !== right && !(met.has(number) && saidElsewhere(`section ${number}`, own, corpus)))
    .slice(0, 3)
    .map(String);
}

/** "_____ let one firm move first": too little to know by. */
const FEWEST_WORDS = 8;

/** Who said it is asked without the year, which would leave none of the others. */
function statementOf({ class: asked, before, after }: Named): string {
  const statement = `${before}_____${after}`;
  return asked === 'person' ? undatedStatement(statement) : statement;
}

function wrongFor(
  own: Named,
  titles: ReadonlyMap<string, { text: string; order: number }[]>,
  corpus: Corpus,
): string[] {
  if (own.class === 'year') return otherYears(own, corpus);
  if (own.class === 'section') return otherSections(own, corpus);
  const known = corpus.names.get(own.right);
  if (own.class === 'person' || own.class === 'place')
    return known ? namesNear(known, own.origin, own.claim, corpus, undefined, yearNamed(statementOf(own))) : [];
  return otherTitles(own, titles.get(own.class === 'authority' ? 'case' : own.class) ?? [], corpus);
}

/** "was born in 1977", "a novel in Gikuyu": a year that nobody need know, and a language taken for a place. */
const isIdle = ({ class: asked, before, after }: Named) =>
  // A court or a country in the sentence leaves only the case that was heard there.
  (asked === 'case' &&
    /\b(?:European Court|United States|American|In (?:England|Scotland|Canada|Australia|India|Nigeria|Ghana))\b/.test(
      before + after,
    )) ||
  (asked === 'year' && /\bborn\b/.test(before)) ||
  (asked === 'place' && /\b(?:novel|book|play|poem|stor(?:y|ies)|text|word|song|written|spoken)s? in $/.test(before));

/** "Which case completes this statement?" A whole sentence of the text with a name or a year left out. */
export function namedQuestions(named: readonly Named[], corpus: Corpus): Candidate[] {
  const titles = titlesOf(corpus);
  return named.flatMap((own) => {
    if (isIdle(own)) return [];
    const wrong = wrongFor(own, titles, corpus);
    if (wrong.length < 3 || statementOf(own).split(' ').length < FEWEST_WORDS) return [];
    return [
      {
        form: own.class === 'year' || own.class === 'section' ? ('quantity' as const) : ('term' as const),
        stem:
          own.class === 'authority'
            ? `Which case is the authority for this statement? “${own.before}.”`
            : `${ASKED[own.class]} completes this statement? “${statementOf(own)}.”`,
        answer: own.right,
        distractors: wrong,
        difficulty: own.class === 'case' ? ('medium' as const) : ('easy' as const),
        weight: WEIGHT[own.class],
        about: own.origin.sentence,
        subject: own.class === 'year' || own.class === 'section' ? own.class : own.right.toLowerCase(),
        origin: own.origin,
      },
    ];
  });
}
