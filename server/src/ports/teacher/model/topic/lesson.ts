import type { NotesWanted, RenewedPart, WrittenNotes } from '../../port.ts';
import type { PaidContext } from '../client.ts';
import type { TaskDeps } from '../deps.ts';
import { ModelFailure } from '../failure.ts';
import { inParallel } from '../wording.ts';
import { type Ending, endingHeadings, endingTexts, writeEnding } from './ending.ts';
import { outlineLesson } from './outline.ts';
import { joined, paragraphsOf, partsOf, type WrittenPart } from './parts.ts';
import { prove } from './proof.ts';
import { type Section, type SectionOrder, sectionText, writeSection } from './section.ts';
import { wordsIn } from './voice.ts';

const sectionsAtATime = 3;
const fewestSections = 2;
const fewestWords = 40;
const tries = 2;

/**
 * A lesson in the form of the library, without a source: an outline, its sections with a check each, the ending. Every
 * section is read and its check solved by a call that did not write it; what does not pass twice is left out.
 */
export async function notesByModel(deps: TaskDeps, wanted: NotesWanted, context: PaidContext): Promise<WrittenNotes> {
  context.onProgress?.(0.02, 'Planning the lesson');
  const { opening, scene, sections: outline } = await outlineLesson(deps, wanted, context);
  let done = 0;
  const written = await inParallel(outline, sectionsAtATime, async (section) => {
    const sound = await soundSection(deps, { wanted, scene, outline, section }, context);
    context.onProgress?.(0.1 + (0.7 * ++done) / outline.length, 'Writing and checking the lesson');
    return sound;
  });
  const sections = written.filter((section) => section !== null);
  if (sections.length < fewestSections) throw new ModelFailure('ungrounded');
  context.onProgress?.(0.85, 'Summing up the lesson');
  const ending = await writeEnding(deps, { wanted, sections }, context);
  const parts = [
    ...sections.map((section) => ({ heading: section.heading, text: sectionText(section) })),
    ...endingTexts(ending),
  ];
  return notes(deps, joined(opening, parts), ending.terms);
}

/** One part of such a lesson written anew, all others as they are. */
export async function renewByModel(
  deps: TaskDeps,
  wanted: NotesWanted,
  { markdown, heading, keyTerms }: RenewedPart,
  context: PaidContext,
): Promise<WrittenNotes> {
  const { opening, parts } = partsOf(markdown);
  const part = parts.find((one) => one.heading === heading);
  if (!part) throw new ModelFailure('malformed');
  context.onProgress?.(0.1, 'Rewriting this part');
  const renewed = isEnding(heading)
    ? await renewedEnding(deps, wanted, parts, part, context)
    : { text: await renewedSection(deps, wanted, parts, part, context), terms: undefined };
  const anew = parts.map((one) => (one === part ? { heading, text: renewed.text } : one));
  return notes(deps, joined(opening, anew), renewed.terms ?? keyTerms);
}

const isEnding = (heading: string) => endingHeadings.some((one) => one === heading);
const taughtIn = (parts: readonly WrittenPart[]) => parts.filter(({ heading }) => !isEnding(heading));

async function renewedSection(
  deps: TaskDeps,
  wanted: NotesWanted,
  parts: readonly WrittenPart[],
  part: WrittenPart,
  context: PaidContext,
): Promise<string> {
  const outline = taughtIn(parts).map((one) => ({ heading: one.heading, point: firstSentence(one) }));
  const section = outline.find(({ heading }) => heading === part.heading)!;
  const instead = { text: paragraphsOf(part).join('\n\n'), faults: [] };
  const sound = await soundSection(deps, { wanted, scene: '', outline, section, instead }, context);
  if (!sound) throw new ModelFailure('ungrounded');
  return sectionText(sound);
}

const firstSentence = (part: WrittenPart) => /^[^.?!]*[.?!]?/.exec(paragraphsOf(part)[0] ?? '')?.[0] ?? '';

async function renewedEnding(
  deps: TaskDeps,
  wanted: NotesWanted,
  parts: readonly WrittenPart[],
  part: WrittenPart,
  context: PaidContext,
): Promise<{ text: string; terms: Ending['terms'] | undefined }> {
  const sections = taughtIn(parts).map((one) => ({ heading: one.heading, paragraphs: paragraphsOf(one) }));
  const ending = await writeEnding(deps, { wanted, sections }, context);
  const text = endingTexts(ending).find(({ heading }) => heading === part.heading)?.text;
  if (!text) throw new ModelFailure('ungrounded');
  return { text, terms: part.heading === 'Key terms' ? ending.terms : undefined };
}

/** Written, read by who did not write it, written anew with what was found; null where it is faulty still. */
async function soundSection(deps: TaskDeps, order: SectionOrder, context: PaidContext): Promise<Section | null> {
  let { instead } = order;
  for (let tried = 1; ; tried++) {
    const section = await writeSection(deps, { ...order, ...(instead && { instead }) }, context);
    const { faults, isCheckSound } = await prove(deps, order.wanted, section, context);
    const isWhole = section.check !== null && isCheckSound;
    if (faults.size === 0 && isWhole) return isLong(section.paragraphs) ? section : null;
    for (const [at, fault] of faults) deps.onRefused?.(section.paragraphs[at]!, fault);
    if (tried < tries) {
      const unsound = 'the check was not answered by its key, or has more than one right option.';
      const found = [...faults.values(), ...(isWhole ? [] : [unsound])];
      instead = { text: [...section.paragraphs, section.check?.question ?? ''].join('\n\n'), faults: found };
      continue;
    }
    const paragraphs = section.paragraphs.filter((_, at) => !faults.has(at));
    return isLong(paragraphs) ? { ...section, paragraphs, check: isWhole ? section.check : null } : null;
  }
}

const isLong = (paragraphs: readonly string[]) => wordsIn(paragraphs.join(' ')) >= fewestWords;

function notes({ client, checks }: TaskDeps, markdown: string, keyTerms: WrittenNotes['keyTerms']): WrittenNotes {
  const read = checks === 'off' ? '' : ' We’ve had it read through and its questions solved, but';
  return {
    markdown,
    keyTerms,
    note: `Written by ${client.name} from what it knows.${read} ${read ? 'there' : 'There'} is no source to check it against, so compare it with your lecture notes.`,
  };
}
