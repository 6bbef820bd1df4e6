import type { Block } from '../../document.ts';
import { capitalise } from '../../text/normalise.ts';
import type { DocumentText, Section } from '../../text/sections.ts';
import { splitSentences } from '../../text/sentences.ts';
import { contentStems, overlap } from '../../text/stems.ts';
import { tag } from '../../text/tagging.ts';
import { blockOrigin, type Corpus } from '../corpus.ts';
import { lengthGivesAway } from '../distractors.ts';
import { hash } from '../random.ts';
import type { Candidate } from '../types.ts';
import { leansOnContext, ownHeading, plainHeading } from '../wording.ts';

type OrderedList = Extract<Block, { kind: 'list' }>;

const IN_ORDER =
  /\b(?:steps?|stages?|phases?|procedure|sequence|in order|order|cycle|process|runs? as follows|proceeds?|happens? as follows|as follows|passes|algorithm|method|practical|experiment|how to|life cycle|pathway|recipe|protocol|workflow|path)\b/i;
const NOT_IN_ORDER =
  /\b(?:types?|kinds?|functions?|properties|features|characteristics|advantages|disadvantages|reasons|factors|examples|objectives|rules|causes|questions|conditions|able to|principles|uses|effects|components|elements|parts|criteria|assumptions|requirements|exercises?|references|mistakes|groups|classes|forms|ways|points|exceptions|duties|rights)\b/i;

/** Whether a numbered list tells what happens one after another, by its introduction or heading. */
function isSequence(items: readonly string[], introduction: string, heading: string): boolean {
  if (items.length < 4) return false;
  if (introduction && !/^how\b/i.test(heading)) return IN_ORDER.test(introduction) && !NOT_IN_ORDER.test(introduction);
  if (/^how\b/i.test(heading)) return true;
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

/** The line with a colon right before a list, or ''. */
export function introductionOf(blocks: readonly Block[], index: number): string {
  const previous = blocks[index - 1];
  if (previous?.kind !== 'paragraph') return '';
  const last = splitSentences(previous.text).at(-1) ?? '';
  return /:$/.test(last) ? last : '';
}

const isUsable = (step: string) => step.split(' ').length >= 3 && step.split(' ').length <= 24 && !/[$\\]/.test(step);

/** Three other steps, nearest first, that do not say what the right one says. */
function otherSteps(steps: readonly string[], at: number): string[] | null {
  const right = contentStems(steps[at]!);
  const others = steps
    .map((text, i) => ({ text, i }))
    .filter(({ text, i }) => i !== at && i !== at - 1 && isUsable(text) && overlap(contentStems(text), right) < 0.8)
    .sort((a, b) => Math.abs(a.i - at) - Math.abs(b.i - at))
    .slice(0, 3)
    .map(({ text }) => capitalise(text));
  return others.length === 3 && !lengthGivesAway(steps[at]!, others) ? others : null;
}

/** The steps to ask for: one of a list, two of a long one, far apart, so that they do not give each other away. */
function stepsToAsk(steps: readonly string[]): number[] {
  const spots = steps
    .map((_, i) => i)
    .filter(
      (i) =>
        i > 0 &&
        isUsable(steps[i]!) &&
        isUsable(steps[i - 1]!) &&
        !leansOnContext(steps[i - 1]!) &&
        otherSteps(steps, i),
    );
  const first = spots[hash(steps.join()) % (spots.length || 1)];
  if (first === undefined) return [];
  const second = steps.length >= 7 ? spots.find((i) => Math.abs(i - first) >= 3) : undefined;
  return second === undefined ? [first] : [first, second];
}

function questionsOf(
  block: OrderedList,
  index: number,
  document: DocumentText,
  section: Section,
  corpus: Corpus,
): Candidate[] {
  const steps = block.items.map(stepText);
  const heading = plainHeading(ownHeading(section));
  if (!heading || !isSequence(steps, introductionOf(section.blocks, index), heading)) return [];
  return stepsToAsk(steps).map((at) => ({
    form: 'sequence',
    stem: `In the steps given under “${heading}”, which one comes immediately after “${steps[at - 1]}”?`,
    answer: capitalise(steps[at]!),
    distractors: otherSteps(steps, at)!,
    difficulty: 'medium',
    weight: 3.6,
    about: `steps ${heading} ${at}`,
    subject: `steps ${heading}`,
    origin: blockOrigin(document, section, block, `${block.items[at - 1]} ${block.items[at]}`, corpus),
  }));
}

/** "Which step comes immediately after …?" over numbered lists that are procedures. */
export function sequenceQuestions(corpus: Corpus): Candidate[] {
  return corpus.documents.flatMap((document) =>
    document.sections
      .filter((section) => corpus.sectionOrder.has(section))
      .flatMap((section) =>
        section.blocks.flatMap((block, index) =>
          block.kind === 'list' && block.ordered ? questionsOf(block, index, document, section, corpus) : [],
        ),
      ),
  );
}
