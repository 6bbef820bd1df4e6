import type { Block } from '../../document.ts';
import { capitalise } from '../../text/normalise.ts';
import { splitSentences } from '../../text/sentences.ts';
import { contentStems, overlap } from '../../text/stems.ts';
import { tag } from '../../text/tagging.ts';
import { blockOrigin, type Corpus } from '../corpus.ts';
import { lengthGivesAway } from '../distractors.ts';
import { hash } from '../random.ts';
import type { Candidate } from '../types.ts';
import { leansOnContext, plainHeading } from '../wording.ts';

const IN_ORDER =
  /\b(?:steps?|stages?|phases?|procedure|sequence|in order|order|cycle|process|runs? as follows|proceeds?|happens? as follows|as follows|passes|algorithm|method|practical|experiment|how to|life cycle|pathway|recipe|protocol|workflow|path)\b/i;
const NOT_IN_ORDER =
  /\b(?:types?|kinds?|functions?|properties|features|characteristics|advantages|disadvantages|reasons|factors|examples|objectives|rules|causes|questions|conditions|able to|principles|uses|effects|components|elements|parts|criteria|assumptions|requirements|exercises?|references|mistakes|groups|classes|forms|ways|points|exceptions|duties|rights)\b/i;

/** Whether a numbered list tells what happens one after another, by its introduction or heading. */
function isSequence(items: readonly string[], introduction: string, heading: string): boolean {
  if (items.length < 4) return false;
  if (introduction) return IN_ORDER.test(introduction) && !NOT_IN_ORDER.test(introduction);
  if (NOT_IN_ORDER.test(heading)) return false;
  const imperatives = items.filter((item) => {
    const first = tag(item)[0];
    return first?.pos === 'VERB' && first.lemma === first.lower;
  });
  return IN_ORDER.test(heading) || imperatives.length >= items.length * 0.7;
}

function stepText(item: string): string {
  return (splitSentences(item)[0] ?? '')
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/[.;,]+$/, '')
    .trim();
}

function introductionOf(blocks: readonly Block[], index: number): string {
  const previous = blocks[index - 1];
  if (previous?.kind !== 'paragraph') return '';
  const last = splitSentences(previous.text).at(-1) ?? '';
  return /:$/.test(last) ? last : '';
}

/** "Which step comes immediately after …?" over numbered lists that are procedures. */
export function sequenceQuestions(corpus: Corpus): Candidate[] {
  const candidates: Candidate[] = [];
  for (const document of corpus.documents) {
    for (const section of document.sections) {
      if (!corpus.sectionOrder.has(section)) continue;
      section.blocks.forEach((block, index) => {
        if (block.kind !== 'list' || !block.ordered) return;
        const steps = block.items.map(stepText);
        const heading = plainHeading(section.heading);
        if (!isSequence(steps, introductionOf(section.blocks, index), heading)) return;
        const usable = (text: string) =>
          text.split(' ').length >= 3 && text.split(' ').length <= 24 && !/[$\\]/.test(text);
        const spots = steps
          .map((_, i) => i)
          .filter(
            (i) =>
              i > 0 &&
              usable(steps[i]!) &&
              usable(steps[i - 1]!) &&
              steps.length - 2 >= 3 &&
              !leansOnContext(steps[i - 1]!),
          );
        // One question a list, two for a long one: the others would give each other away.
        const first = spots[hash(steps.join()) % (spots.length || 1)];
        const chosen =
          first === undefined ? [] : steps.length >= 7 ? [first, spots.find((i) => Math.abs(i - first) >= 3)] : [first];
        for (const at of chosen) {
          if (at === undefined) continue;
          const wrong = steps
            .map((text, i) => ({ text, i }))
            .filter(
              ({ text, i }) =>
                i !== at && i !== at - 1 && usable(text) && overlap(contentStems(text), contentStems(steps[at]!)) < 0.8,
            )
            .sort((a, b) => Math.abs(a.i - at) - Math.abs(b.i - at))
            .slice(0, 3)
            .map(({ text }) => capitalise(text));
          if (wrong.length < 3 || lengthGivesAway(steps[at]!, wrong)) continue;
          candidates.push({
            form: 'sequence',
            stem: `In the steps given under “${heading}”, which one comes immediately after “${steps[at - 1]}”?`,
            answer: capitalise(steps[at]!),
            distractors: wrong,
            difficulty: 'medium',
            weight: 3.6,
            about: `steps ${heading} ${at}`,
            subject: `steps ${heading}`,
            origin: blockOrigin(document, section, block, `${block.items[at - 1]} ${block.items[at]}`, corpus),
          });
        }
      });
    }
  }
  return candidates;
}
