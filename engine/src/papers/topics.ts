import { contentStems } from '../text/stems.ts';
import { type Comparable, fingerprintOf } from './same-question.ts';

/** A topic of a course, with what tells it: the catalogue's words, the terms of its lesson, the lesson itself. */
export interface PaperTopic {
  id: string;
  title: string;
  words?: readonly string[];
  terms?: readonly string[];
  text?: string;
}

/** What a student said a question is about; null: about none of the topics. */
export interface TopicCorrection {
  question: Comparable;
  topic: string | null;
}

/** Directions by meaning, where they are there: of the question, and of each topic in its order. */
export interface TopicMeaning {
  question: Float32Array;
  topics: readonly Float32Array[];
}

export interface RankedTopic {
  id: string;
  /** From 0 to 1. */
  score: number;
}

/** Weights of the fields: a name says more than a mention. */
const NAMED = 3;
const CORRECTED = 3;
const TERM = 2;
const MENTIONED = 1;
/** Of the options only one is right, but all of them are about the topic. */
const OPTION = 0.5;
const MEANING = 0.5;
/** Below this a question has no topic of the course. */
const LOWEST = 0.06;

/** Signs that tell a topic of mathematics, as papers print them; lessons write them in TeX. */
const SIGNS = /[∪∩⊂∈√πθ°∑∫≤≥≡±!]|\^n|\bi\b/gu;
const IN_TEX: Readonly<Record<string, string>> = {
  cup: '∪',
  cap: '∩',
  subset: '⊂',
  in: '∈',
  sqrt: '√',
  pi: 'π',
  theta: 'θ',
  circ: '°',
  sum: '∑',
  int: '∫',
  le: '≤',
  ge: '≥',
  equiv: '≡',
  pm: '±',
};

/** Words, pairs of words and signs, as they are compared. */
function tokensOf(markdown: string): string[] {
  const text = markdown.replace(/\\([a-z]+)/g, (command, name: string) => IN_TEX[name] ?? command);
  const stems = contentStems(text);
  const pairs = stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
  return [...stems, ...pairs, ...(text.match(SIGNS) ?? [])];
}

/** Ranks the topics of a course for its questions; made once for a course, with what was corrected before. */
export function topicRanker(topics: readonly PaperTopic[], corrections: readonly TopicCorrection[] = []) {
  const places = new Map<string, Map<number, number>>();
  const add = (text: string, topic: number, weight: number) => {
    for (const token of tokensOf(text)) raise(places, token, topic, weight);
  };
  const indexOf = new Map(topics.map(({ id }, at) => [id, at]));
  topics.forEach(({ title, words = [], terms = [], text = '' }, topic) => {
    for (const name of [title, ...words]) add(name, topic, NAMED);
    for (const term of terms) add(term, topic, TERM);
    for (const [token, times] of countsOf(text)) raise(places, token, topic, (MENTIONED * 2 * times) / (times + 2));
  });
  const said = new Map<string, string | null>();
  for (const { question, topic } of corrections) {
    said.set(fingerprintOf(question), topic);
    const at = indexOf.get(topic ?? '');
    if (at !== undefined) add(wholeText(question), at, CORRECTED);
  }

  return (question: Comparable, meaning?: TopicMeaning): RankedTopic[] => {
    const known = said.get(fingerprintOf(question));
    const scores = scoreAll(question, topics.length, places);
    if (meaning)
      meaning.topics.forEach((direction, at) => {
        scores[at] = (scores[at] ?? 0) + MEANING * Math.max(0, cosine(meaning.question, direction));
      });
    // What was said of this very question counts, whatever its words say.
    const scoreOf = (id: string, at: number) => (known === undefined ? Math.min(1, scores[at]!) : known === id ? 1 : 0);
    return topics.map(({ id }, at) => ({ id, score: scoreOf(id, at) })).sort((a, b) => b.score - a.score);
  };
}

/** The first choice, or null where nothing is near enough. */
export const topicOf = ([first]: readonly RankedTopic[]) => (first && first.score >= LOWEST ? first.id : null);

function raise(places: Map<string, Map<number, number>>, token: string, topic: number, weight: number): void {
  const known = places.get(token) ?? new Map<number, number>();
  known.set(topic, Math.max(known.get(topic) ?? 0, weight));
  places.set(token, known);
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokensOf(text)) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

const wholeText = ({ text, options, stem }: Comparable) =>
  [stem ?? '', text, ...options.map((option) => option.text)].join('\n');

/** For each topic, how much of what the question says it has, rare words first. */
function scoreAll(
  question: Comparable,
  count: number,
  places: ReadonlyMap<string, ReadonlyMap<number, number>>,
): number[] {
  const weights = new Map<string, number>();
  const weigh = (text: string, weight: number) => {
    for (const token of tokensOf(text)) weights.set(token, Math.max(weights.get(token) ?? 0, weight));
  };
  weigh(`${question.stem ?? ''} ${question.text}`, 1);
  for (const { text } of question.options) weigh(text, OPTION);
  const scores = new Array<number>(count).fill(0);
  let most = 0;
  for (const [token, weight] of weights) {
    const found = places.get(token);
    const spread = found?.size ?? 0;
    const rarity = Math.log(1 + (count - spread + 0.5) / (spread + 0.5));
    // A pair that no topic has says nothing against them.
    if (found || !token.includes(' ')) most += weight * rarity * NAMED;
    for (const [topic, strength] of found ?? []) scores[topic] = scores[topic]! + weight * rarity * strength;
  }
  return scores.map((score) => (most > 0 ? score / most : 0));
}

function cosine(one: Float32Array, other: Float32Array): number {
  let [dot, a, b] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    dot += one[at]! * other[at]!;
    a += one[at]! ** 2;
    b += other[at]! ** 2;
  }
  return a && b ? dot / Math.sqrt(a * b) : 0;
}
