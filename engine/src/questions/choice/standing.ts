import { under } from '../../grammar/wording.ts';
import { type Lack, lackOf } from '../../reading/owner.ts';
import { topicsOf } from '../../reading/topic.ts';
import { contentStems } from '../../text/stems.ts';
import type { Candidate } from '../types.ts';
import { isRoot } from './heading.ts';

/** Whether the sentences before speak of a topic: otherwise a wide heading does not tell whose a part is. */
function isSpokenOf(stems: readonly string[], { section, sentence }: Candidate['origin']): boolean {
  const at = section.sentences.findIndex(({ text }) => text === sentence);
  if (at <= 0) return true;
  const before = section.sentences.slice(Math.max(0, at - 2), at).flatMap(({ text }) => contentStems(text));
  return stems.some((item) => before.some((other) => isRoot(item, other)));
}

/** A topic that says something new and does not give the answer away; '' where all options say it, null where there is none. */
function fittingTopic({ stem, answer, distractors, origin }: Candidate, need: Lack): string | null {
  const asked = new Set(contentStems(stem));
  const right = contentStems(answer);
  const shared = (item: string) => distractors.every((text) => contentStems(text).includes(item));
  // Where a nearer heading is spoken of in the question, a wider one adds nothing.
  const nearest = topicsOf(origin.section)[0];
  if (!nearest || (nearest.isTitle && need === 'hint')) return null;
  const stems = contentStems(nearest.name);
  if (stems.length === 0 || stems.some((item) => asked.has(item))) return null;
  // What all options say anyway need not be said in front.
  if (stems.every((item) => right.includes(item) && shared(item))) return '';
  if (need === 'topic' && (nearest.isOwn || nearest.isTitle) && !isSpokenOf(stems, origin))
    return stems.some((item) => right.includes(item) && shared(item)) ? '' : null;
  const tells = stems.some((item) => right.some((own) => isRoot(own, item)) && !shared(item));
  return tells ? null : nearest.name;
}

/** The question with its topic in front where it needs one; null where nothing could make it clear. */
export function standingAlone(candidate: Candidate): Candidate | null {
  // Lists, tables and steps name what they are about themselves; a meaning is the same under any heading.
  if (!candidate.claim) return candidate;
  const isPredicate = /^\p{Ll}/u.test(candidate.claim);
  const lack = lackOf(candidate.claim, isPredicate);
  if (lack === 'sentence') return null;
  if (lack === 'nothing') return candidate;
  const topic = fittingTopic(candidate, lack);
  if (topic) return { ...candidate, stem: under(topic, candidate.stem) };
  return lack === 'topic' && topic === null ? null : candidate;
}
