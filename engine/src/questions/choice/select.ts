import { contentStems, overlap } from '../../text/stems.ts';
import type { Candidate, Difficulty } from '../types.ts';

/** No more than this share of a quiz takes one form, as long as others are to be had. */
const FORM_SHARE = 1 / 3;
/** No more questions than this ask about one thing. */
const PER_SUBJECT = 2;
/** With the same four options a third time, each answer would be told by the others. */
const PER_OPTIONS = 2;
/** No more questions than this come from one list, or from one table when nothing else is left: with more, each answer would be told by the others. */
const PER_GROUP = 3;
/** A table gives so many while there is other matter. */
const PER_TABLE = 2;
/** Questions of the wanted difficulty come first unless another is surer by more than this. */
const WANTED_BONUS = 0.3;

interface Entry {
  candidate: Candidate;
  stems: string[];
  /** What the stem and the right answer say together. */
  claim: ReadonlySet<string>;
  liking: number;
}

/** Words of the stem that say how it asks, not what. */
const ASKING =
  /\b(?:which|what|who|why|following|these|this|statement|describes?|described|term|means?|meant|completes?|correctly|option|figure|belongs?|entry|given|case|paired|correct|best|says|name|body|place|year|true)\b/gi;

const saidBy = (text: string) => contentStems(text.replace(ASKING, ' '));

/** Keeps what has been chosen so that a repetition is seen without comparing with everything. */
class Chosen {
  readonly list: Candidate[] = [];
  private readonly sentences = new Set<string>();
  private readonly abouts = new Set<string>();
  private readonly subjects = new Map<string, number>();
  private readonly groups = new Map<string, Candidate[]>();
  private readonly shown = new Map<string, number>();
  /** Which chosen questions hold a stem in what they say, so that only those are compared. */
  private readonly holders = new Map<string, number[]>();
  private readonly entries: Entry[] = [];
  private readonly byForm = new Map<string, { stems: string[]; answer: string }[]>();

  add(entry: Entry): void {
    const { candidate, stems } = entry;
    for (const item of entry.claim) this.holders.set(item, [...(this.holders.get(item) ?? []), this.entries.length]);
    this.entries.push(entry);
    this.list.push(candidate);
    this.sentences.add(candidate.origin.sentence);
    this.abouts.add(candidate.about);
    this.subjects.set(candidate.subject, (this.subjects.get(candidate.subject) ?? 0) + 1);
    if (candidate.group) this.groups.set(candidate.group, [...(this.groups.get(candidate.group) ?? []), candidate]);
    const options = optionsOf(candidate);
    this.shown.set(options, (this.shown.get(options) ?? 0) + 1);
    const same = this.byForm.get(candidate.form) ?? [];
    same.push({ stems, answer: candidate.answer });
    this.byForm.set(candidate.form, same);
  }

  count(form: string): number {
    return this.byForm.get(form)?.length ?? 0;
  }

  repeats(entry: Entry): boolean {
    const { candidate, stems } = entry;
    if (this.sentences.has(candidate.origin.sentence) || this.abouts.has(candidate.about)) return true;
    if ((this.subjects.get(candidate.subject) ?? 0) >= PER_SUBJECT) return true;
    if (this.wearsOut(candidate) || (this.shown.get(optionsOf(candidate)) ?? 0) >= PER_OPTIONS) return true;
    const same = this.byForm.get(candidate.form) ?? [];
    // Rows of one table have much the same stem; there the list or table has a limit of its own.
    const alike = (other: { stems: string[]; answer: string }) =>
      other.answer === candidate.answer || (candidate.group === undefined && overlap(stems, other.stems) > 0.75);
    if (same.some(alike)) return true;
    return this.related(entry).some((other) => asksTheSame(entry, other) || tells(entry, other) || tells(other, entry));
  }

  /** Whether its table has had as many as it gives while there is other matter. */
  waits({ group, facet }: Candidate): boolean {
    return facet !== undefined && (this.groups.get(group ?? '')?.length ?? 0) >= PER_TABLE;
  }

  /** Whether its list or table has given enough, or this side of the table has been asked, or these options shown. */
  private wearsOut(candidate: Candidate): boolean {
    const chosen = this.groups.get(candidate.group ?? '') ?? [];
    if (chosen.length >= PER_GROUP) return true;
    if (candidate.facet === undefined) return false;
    // The third question of a table needs a column of its own.
    const side = (facet = '') => (chosen.length < PER_TABLE ? facet : facet.split('/')[0]!);
    const shown = optionsOf(candidate);
    return chosen.some((other) => side(other.facet) === side(candidate.facet) || optionsOf(other) === shown);
  }

  /** The chosen questions that share at least half of what this one says; rows of its own table have a limit of their own. */
  private related({ claim, candidate }: Entry): Entry[] {
    const shared = new Map<number, number>();
    for (const item of claim) {
      for (const at of this.holders.get(item) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    return [...shared]
      .map(([at, count]) => ({ other: this.entries[at]!, count }))
      .filter(({ other, count }) => count >= 0.5 * Math.min(claim.size, other.claim.size))
      .map(({ other }) => other)
      .filter((other) => candidate.group === undefined || candidate.group !== other.candidate.group);
  }
}

const optionsOf = ({ answer, distractors }: Candidate) =>
  [answer, ...distractors]
    .map((text) => text.toLowerCase().replace(/^(?:the|an?) /, ''))
    .sort()
    .join('|');

/** Two sides of one fact: what the one asks for, the other gives. */
function asksTheSame(left: Entry, right: Entry): boolean {
  return Math.min(left.claim.size, right.claim.size) >= 3 && overlap(left.claim, right.claim) > 0.8;
}

/** Whether the stem of one question holds the answer of the other, and speaks of the same thing. */
function tells(teller: Entry, other: Entry): boolean {
  const answer = saidBy(other.candidate.answer);
  if (answer.length === 0 || !answer.every((item) => teller.stems.includes(item))) return false;
  return overlap(saidBy(other.candidate.stem), teller.claim) > 0.6;
}

function sectionKey(candidate: Candidate): string {
  return `${candidate.origin.documentId}/${candidate.origin.section.id}`;
}

/** The candidates by part of the document, best first: a part is a section, or several where there are more than `n`. */
function parts(entries: readonly Entry[], n: number): Entry[][] {
  const sections = new Map<string, Entry[]>();
  for (const entry of [...entries].sort((a, b) => a.candidate.origin.order - b.candidate.origin.order)) {
    const key = sectionKey(entry.candidate);
    const list = sections.get(key);
    if (list) list.push(entry);
    else sections.set(key, [entry]);
  }
  const lists = [...sections.values()];
  const size = Math.max(1, Math.ceil(lists.length / Math.max(1, n)));
  const grouped: Entry[][] = [];
  for (let i = 0; i < lists.length; i += size) grouped.push(lists.slice(i, i + size).flat());
  return grouped.map((list) => list.sort((a, b) => b.liking - a.liking));
}

/**
 * The best questions, spread over the document, the surest first: round after round each part gives its best remaining
 * question, so that no part is left out while another is asked twice.
 */
export function selectQuestions(
  candidates: readonly Candidate[],
  n: number,
  difficulty: Difficulty | 'mixed',
  passes: (candidate: Candidate) => boolean,
): Candidate[] {
  const entries = candidates.map((candidate) => ({
    candidate,
    stems: contentStems(candidate.stem),
    claim: new Set([...saidBy(candidate.stem), ...saidBy(candidate.answer)]),
    liking: candidate.sureness + (candidate.difficulty === difficulty ? WANTED_BONUS : 0),
  }));
  const queues = parts(entries, n);
  const chosen = new Chosen();
  const share = Math.max(2, Math.ceil(n * FORM_SHARE));
  // A form that has had its share is put off until nothing else is left, and after it a table that has had its own.
  const rounds = [
    (candidate: Candidate) => chosen.count(candidate.form) >= share || chosen.waits(candidate),
    (candidate: Candidate) => chosen.waits(candidate),
    () => false,
  ];
  for (const isPutOff of rounds) {
    for (let progress = true; progress && chosen.list.length < n; ) {
      progress = false;
      const heads = queues
        .map((queue) => ({ queue, entry: nextOf(queue, chosen, isPutOff, passes) }))
        .filter((head): head is { queue: Entry[]; entry: Entry } => head.entry !== null)
        .sort((a, b) => b.entry.liking - a.entry.liking);
      for (const { queue, entry } of heads) {
        if (chosen.list.length >= n) break;
        if (chosen.repeats(entry) || isPutOff(entry.candidate)) continue;
        chosen.add(entry);
        queue.splice(queue.indexOf(entry), 1);
        progress = true;
      }
    }
  }
  return chosen.list;
}

/** The best candidate of a part that may still be chosen; what repeats a choice or fails a check is thrown out. */
function nextOf(
  queue: Entry[],
  chosen: Chosen,
  isPutOff: (candidate: Candidate) => boolean,
  passes: (candidate: Candidate) => boolean,
): Entry | null {
  for (let i = 0; i < queue.length; ) {
    const entry = queue[i]!;
    if (chosen.repeats(entry) || !passes(entry.candidate)) queue.splice(i, 1);
    else if (isPutOff(entry.candidate)) i++;
    else return entry;
  }
  return null;
}
