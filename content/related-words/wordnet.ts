import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchStem } from '../../engine/src/answer/search-stems.ts';

/** How much nearer two words are for standing in a relation. */
const BONUS = { synonym: 0.3, derived: 0.3, kindOf: 0.18, similar: 0.2 };
const FILES = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' };

interface Synset {
  words: string[];
  pointers: { symbol: string; target: string; from: number; to: number }[];
}

export interface WordNet {
  /** Stems of all single words that it has. */
  stems: Set<string>;
  related: Map<string, Map<string, number>>;
  opposites: Map<string, Set<string>>;
}

const isPlain = (word: string) => /^[a-z]+$/.test(word);

/** What WordNet says about pairs of words, by their stems. */
export function readWordNet(folder: string): WordNet {
  const lines = (name: string) => readFileSync(join(folder, 'dict', name), 'utf8').split('\n');
  const synsets = new Map<string, Synset>();
  for (const [file, letter] of Object.entries(FILES)) {
    for (const line of lines(`data.${file}`)) {
      if (/^\d/.test(line)) synsets.set(letter + line.slice(0, 8), readSynset(line));
    }
  }
  const uses = new Map<string, number>();
  for (const line of lines('index.sense')) {
    const [key, offset, , count] = line.split(' ');
    const [lemma, sense] = key!.split('%');
    if (sense) uses.set(`${lemma} ${'nvara'[Number(sense[0]) - 1]}${offset}`, Number(count));
  }

  const found: WordNet = { stems: new Set(), related: new Map(), opposites: new Map() };
  for (const [file, letter] of Object.entries(FILES)) {
    for (const line of lines(`index.${file}`)) {
      const fields = line.trim().split(' ');
      const lemma = fields[0]!;
      if (line.startsWith(' ') || !isPlain(lemma)) continue;
      found.stems.add(searchStem(lemma));
      const senses = fields.slice(-Number(fields[2])).map((offset) => letter + offset);
      const counts = senses.map((sense) => uses.get(`${lemma} ${sense}`) ?? 0);
      const total = counts.reduce((sum, count) => sum + count, 0);
      senses.forEach((sense, rank) => {
        relate(lemma, synsets.get(sense)!, usual(counts[rank]!, total, rank), synsets, found);
      });
    }
  }
  return found;
}

function readSynset(line: string): Synset {
  const fields = line.split(' | ')[0]!.split(' ');
  const count = Number.parseInt(fields[3]!, 16);
  const words = Array.from({ length: count }, (_, i) => fields[4 + 2 * i]!.replace(/\(.*\)$/, ''));
  const start = 4 + 2 * count;
  const pointers = Array.from({ length: Number(fields[start]) }, (_, i) => {
    const [symbol, offset, letter, places] = fields.slice(start + 1 + 4 * i, start + 5 + 4 * i) as string[];
    return {
      symbol: symbol![0]!,
      target: letter!.replace('s', 'a') + offset,
      from: Number.parseInt(places!.slice(0, 2), 16),
      to: Number.parseInt(places!.slice(2), 16),
    };
  });
  return { words, pointers };
}

/** How usual a sense of a word is, from 0 to 1: a rare sense relates words that few would take for one another. */
function usual(count: number, total: number, rank: number): number {
  if (total > 0) return count / total >= 0.15 ? 1 : rank === 0 ? 0.9 : 0.5;
  return rank === 0 ? 0.9 : rank === 1 ? 0.6 : 0.4;
}

function relate(lemma: string, synset: Synset, share: number, all: Map<string, Synset>, found: WordNet): void {
  const put = (a: string, b: string, bonus: number) => {
    for (const [one, other] of [
      [searchStem(a), searchStem(b)],
      [searchStem(b), searchStem(a)],
    ] as const) {
      const map = found.related.get(one) ?? new Map<string, number>();
      found.related.set(one, map.set(other, Math.max(map.get(other) ?? 0, bonus)));
    }
  };
  const oppose = (a: string, b: string) => {
    for (const [one, other] of [
      [searchStem(a), searchStem(b)],
      [searchStem(b), searchStem(a)],
    ] as const) {
      found.opposites.set(one, (found.opposites.get(one) ?? new Set<string>()).add(other));
    }
  };
  for (const word of synset.words.filter(isPlain)) put(lemma, word, BONUS.synonym * share);
  for (const { symbol, target, from, to } of synset.pointers) {
    const words = all.get(target)?.words ?? [];
    const pair = [synset.words[from - 1], words[to - 1]] as const;
    if (symbol === '!' && pair[0] && pair[1]) oppose(pair[0], pair[1]);
    else if (symbol === '+' && pair[0] && pair[1]) put(pair[0], pair[1], BONUS.derived);
    else if (symbol === '@' || symbol === '~')
      for (const word of words.filter(isPlain)) put(lemma, word, BONUS.kindOf * share);
    else if (symbol === '&') for (const word of words.filter(isPlain)) put(lemma, word, BONUS.similar * share);
  }
}
