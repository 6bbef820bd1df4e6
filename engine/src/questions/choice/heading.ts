import { under } from '../../grammar/wording.ts';
import { topicsOf } from '../../reading/topic.ts';
import { contentStems } from '../../text/stems.ts';
import type { Candidate } from '../types.ts';

/** So many letters in common are more than chance. */
const ROOT = 5;
const isRoot = (left: string, right: string) =>
  left === right || (left.length >= ROOT && right.length >= ROOT && left.slice(0, ROOT) === right.slice(0, ROOT));

/** What a term means is the same under any heading; a list, a comparison or a passage has said what it is about. */
const SAYS_ITS_TOPIC = /^Under “|^In a comparison|\bmeans? “|^What is meant by|\bbest describes\b/;

/**
 * The stem under the nearest heading that says something new and does not tell the answer. A sentence that seems to
 * stand alone mostly speaks of what its section is about, and a reader of the question alone does not see that.
 */
export function underItsHeading({ stem, answer, distractors, origin }: Candidate): string {
  if (SAYS_ITS_TOPIC.test(stem)) return stem;
  const asked = contentStems(stem);
  const right = contentStems(answer);
  const shared = (item: string) => distractors.every((text) => contentStems(text).includes(item));
  for (const { name } of topicsOf(origin.section)) {
    const stems = contentStems(name);
    if (stems.length === 0 || stems.some((item) => asked.includes(item))) continue;
    const tells = stems.some((item) => right.some((own) => isRoot(own, item)) && !shared(item));
    if (!tells) return under(name, stem);
  }
  return stem;
}
