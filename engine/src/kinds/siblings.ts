import { isVerbForm } from '../grammar/sure-verbs.ts';
import { closeness, inOneBlock } from '../questions/options/distractors.ts';
import type { Corpus } from '../reading/corpus.ts';
import type { Origin } from '../reading/origin.ts';
import { inOneRow } from '../reading/rows.ts';
import { isPlural, singular } from '../text/number.ts';
import { isNoun, quickTagsOf } from '../text/tagging.ts';
import { GENERIC_NOUNS, nounPhrases, termKey } from '../text/terms.ts';
import { isAbstract, type Kind } from './kinds.ts';
import { headOf, type Subject } from './relations.ts';
import { classMates } from './word-classes.ts';

/** Which things of a text are of one row, so that whoever half remembers the one may take the other for it. */

/** What is compared. */
export interface Compared {
  name: string;
  kind: Kind;
  verb: string;
  /** What the text says that it is: "diuretic" of "Furosemide, a diuretic,", or ''. */
  sort: string;
  subject: Subject;
  origin: Origin;
}

const SORT_END =
  /^(?:of|that|which|who|in|for|with|to|from|by|on|at|made|used|called|known|and|or|but|not|whose|where|when|than|as|because|found|produced|given|taken|held|written|drawn)$/;

/** "drug" of "a drug for heart failure": the noun that says what sort of thing something is, or ''. */
export function sortIn(description: string): string {
  const opened = /^(?:(?:is|are|was|were) )?(an? )?(.+)$/.exec(description);
  if (!opened) return '';
  const words = opened[2]!.split(/,| (?=[^ ]+ing )/)[0]!.split(' ');
  const end = words.findIndex((word) => SORT_END.test(word));
  const noun = (end < 0 ? words : words.slice(0, end)).at(-1) ?? '';
  // Without an article only a plural says of what sort the things are: "are prodrugs", not "are useful".
  if (!/^\p{Ll}{3,}$/u.test(noun) || (!opened[1] && !isPlural(noun))) return '';
  const sort = singular(noun);
  return GENERIC_NOUNS.has(sort) ? '' : sort;
}

const pairs = new WeakMap<Corpus, ReadonlyMap<string, ReadonlySet<string>>>();

/** Every two names that the text joins by "and" alone: "maize and cassava". */
function pairsOf(corpus: Corpus): ReadonlyMap<string, ReadonlySet<string>> {
  const known = pairs.get(corpus);
  if (known) return known;
  const found = new Map<string, Set<string>>();
  const add = (left: string, right: string) => found.set(left, (found.get(left) ?? new Set()).add(right));
  for (const { sentence } of corpus.entries) {
    if (!sentence.text.includes(' and ')) continue;
    const tokens = quickTagsOf(sentence);
    let before: readonly [number, number] | null = null;
    for (const range of nounPhrases(tokens)) {
      const gap = before ? tokens.slice(before[1], range[0]) : [];
      if (before && gap[0]?.lower === 'and' && gap.slice(1).every(({ lower }) => /^(?:the|an?)$/.test(lower))) {
        const [left, right] = [before, range].map(([from, to]) =>
          termKey(sentence.text.slice(tokens[from]!.start, tokens[to - 1]!.end)),
        );
        if (left !== right) {
          add(left!, right!);
          add(right!, left!);
        }
      }
      before = range;
    }
  }
  pairs.set(corpus, found);
  return found;
}

/** Whether the text joins two names by "and". */
export const arePaired = (left: string, right: string, corpus: Corpus) =>
  pairsOf(corpus).get(left)?.has(right) === true;

/** Words before a noun that make no sort of it: "earlier theories", "the resulting force", "Nigerian law". */
const NO_SORT =
  /^(?:own|several|certain|resulting|remaining|actual|usual|ordinary|normal|whole|entire|early|earlier|later|late|new|old|older|modern|ancient|recent|further|additional|extra|different|similar|same|given|possible|likely|able|best|better|worst|worse|more|most|less|least|main|chief|major|minor|important|good|bad|poor|rich|great|big|large|small|little|huge|tiny|real|true|false|correct|wrong|famous|well-known|popular|common|rare|usual|simple|complex|difficult|easy|hard|strange|separate|individual|particular|single|double|only|final|initial|original|local|national|foreign|british|american|english|french|german|indian|west|east|north|south|western|eastern|northern|southern|\p{L}+(?:er|est)|\p{Lu}.*)$/u;

export interface HeadMate {
  name: string;
  key: string;
  order: number;
  /** "a", "the" or nothing before it, where it was met first. */
  article: string;
  /** "wind erosion", "low-heat cement": made to tell one sort from another, unlike "bare soil". */
  compound: boolean;
}

const byHead = new WeakMap<Corpus, ReadonlyMap<string, readonly HeadMate[]>>();

/** Every name of two or three words by its last word: what is told apart by the word before it is of one row. */
function headsOf(corpus: Corpus): ReadonlyMap<string, readonly HeadMate[]> {
  const known = byHead.get(corpus);
  if (known) return known;
  const found = new Map<string, HeadMate[]>();
  const seen = new Set<string>();
  for (const { sentence, order } of corpus.entries) {
    const tokens = quickTagsOf(sentence);
    for (const [from, to] of nounPhrases(tokens)) {
      if (to - from < 2 || to - from > 3) continue;
      const name = sentence.text.slice(tokens[from]!.start, tokens[to - 1]!.end);
      const key = termKey(name);
      if (
        seen.has(key) ||
        !/^[\p{L} -]+$/u.test(name) ||
        NO_SORT.test(from === 0 ? name.split(' ')[0]!.toLowerCase() : name.split(' ')[0]!)
      )
        continue;
      // "called this state paradoxical sleep", "newborn babies sleep": two things, or a thing and what it does.
      if (/^(?:this|that|these|those)$/.test(tokens[from - 1]?.lower ?? '')) continue;
      if (tokens.slice(from, to - 1).some((token) => isPlural(token.lower))) continue;
      // "Use insertion sort": a command.
      if (from === 0 && isVerbForm(tokens[0]!.lower)) continue;
      seen.add(key);
      const head = headOf(key);
      const before = tokens[from - 1]?.lower ?? '';
      const article = /^(?:an?|the)$/.test(before) ? before.replace('an', 'a') : '';
      const mate = { name, key, order, article, compound: /-/.test(name.split(' ')[0]!) || isNoun(tokens[from]) };
      const list = found.get(head);
      if (list) list.push(mate);
      else found.set(head, [mate]);
    }
  }
  byHead.set(corpus, found);
  return found;
}

/** The other names in the text that end in the same noun: "spray drying" for "freeze drying", nearest first. */
export function headMates(key: string, plural: boolean, corpus: Corpus, near = 0): HeadMate[] {
  if (!key.includes(' ')) return [];
  return (headsOf(corpus).get(headOf(key)) ?? [])
    .filter((mate) => mate.key !== key && isPlural(mate.name.split(' ').at(-1)!) === plural)
    .sort((a, b) => Math.abs(a.order - near) - Math.abs(b.order - near))
    .slice(0, 8);
}

/** Endings that only say "an activity", "a quality": words that share them need not be of one row. */
const COMMON_ENDING =
  /(?:ation|ition|ment|ness|ance|ence|ancy|ency|ability|ivity|ality|ting|ling|ning|ring|ding|sing)s?$/;

/** "lisinopril" and "captopril", "functionalism" and "interactionism". */
export function endAlike(left: string, right: string): boolean {
  if (left.length < 7 || right.length < 7 || COMMON_ENDING.test(left)) return false;
  return singular(left).slice(-4) === singular(right).slice(-4);
}

const isNear = (left: Origin, right: Origin) => Math.abs(left.order - right.order) <= 4;

const bareName = (name: string) => name.toLowerCase().replace(/^(?:the|an?) /, '');

/** Words before a head that make no sort of thing: "the main effect" and "the second effect". */
const isOneWord = (key: string) => !key.includes(' ');

/** How surely two things are of one row: 0 where nothing says so, above 2 where the text itself puts them side by side. */
export function kinship(own: Compared, other: Compared, corpus: Corpus): number {
  const [left, right] = [own.subject.key, other.subject.key];
  const close = closeness(own.origin, other.origin);
  if (inOneRow(left, right, corpus.rows)) return 2 + close;
  // "The valid bit states …", "The dirty bit is set …": the entries of one list.
  if (own.origin.listed && other.origin.listed && inOneBlock(own.origin, other.origin)) return 1.4;
  if (own.sort !== '' && own.sort === other.sort) return 1.8 + close;
  if (headOf(left) === headOf(right) && !isOneWord(left) && !isOneWord(right)) return close >= 0.4 ? 1.8 + close : 0;
  if (classMates(bareName(own.name)).some((list) => list.includes(bareName(other.name)))) return 1.5;
  if (arePaired(left, right, corpus)) return 1.4 + close;
  if (isOneWord(left) && isOneWord(right) && endAlike(left, right)) return close >= 0.4 ? 1 + close : 0;
  if (!inOneBlock(own.origin, other.origin) || own.kind !== other.kind || own.kind === 'thing') return 0;
  if (/^(?:the|an?) /i.test(own.name) || /^(?:the|an?) /i.test(other.name)) return 0;
  // "Debt finance" and "price skimming" are both activities and have nothing else in common; "osmosis" and "guttation" do.
  if (isAbstract(own.kind) && !(isOneWord(left) && isOneWord(right) && isNear(own.origin, other.origin))) return 0;
  return own.verb === other.verb ? 1.6 : 1.2;
}
