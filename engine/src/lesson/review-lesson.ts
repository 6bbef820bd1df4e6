import type { KeyTerm } from '../analyse/key-terms.ts';
import { plainHeading } from '../questions/wording.ts';
import { summarise } from '../summary/summarise.ts';
import type { LessonPart } from './lesson-part.ts';
import { escapeMarkdown } from './markdown.ts';

const MOST = 12;

interface Idea {
  /** Main division that it belongs to. */
  chapter: string;
  heading: string;
  prompt: string;
  check: string;
}

/**
 * A mixed review: first what to recall without looking, then the source's words to check against. Ideas of different
 * days alternate, since mixing makes one choose what applies.
 */
export function reviewMarkdown(parts: readonly LessonPart[], terms: readonly KeyTerm[]): string {
  const ideas = interleaved(ideasOf(parts, terms)).slice(0, MOST);
  if (ideas.length === 0) return 'Go through the headings of the week and say, for each, what you remember.';
  const recall = ideas.map(({ prompt }, i) => `${i + 1}. ${prompt}`).join('\n');
  const check = ideas.map(({ check, heading }, i) => `${i + 1}. ${check} *(${escapeMarkdown(heading)})*`).join('\n');
  return [
    '*Today: a mixed review of the week. Answer each from memory, aloud or on paper, before you look below.*',
    '## Recall first',
    recall,
    '## Check yourself',
    check,
  ].join('\n\n');
}

function ideasOf(parts: readonly LessonPart[], terms: readonly KeyTerm[]): Idea[] {
  const ideas: Idea[] = [];
  const headingOf = new Map(parts.map(({ section }) => [section.id, plainHeading(section.heading) || section.heading]));
  const chapterOf = new Map(parts.map(({ section }) => [section.id, section.headingPath.slice(0, 2).join('/')]));
  for (const { term, definition, sectionId } of terms) {
    ideas.push({
      chapter: chapterOf.get(sectionId) ?? '',
      heading: headingOf.get(sectionId) ?? '',
      prompt: `What is meant by **${escapeMarkdown(term)}**?`,
      check: `**${escapeMarkdown(term)}**: ${escapeMarkdown(definition)}`,
    });
  }
  const defined = new Set(terms.map(({ sectionId }) => sectionId));
  const seen = new Set<string>();
  for (const { document, section } of parts) {
    if (defined.has(section.id) || seen.has(section.id) || section.sentences.length === 0) continue;
    seen.add(section.id);
    const own = { ...document, sections: [section], sentences: section.sentences, wordCount: section.wordCount };
    const sentence = summarise(own, 1)[0];
    if (!sentence) continue;
    const heading = headingOf.get(section.id)!;
    ideas.push({
      chapter: chapterOf.get(section.id)!,
      heading,
      prompt: `What is the main point of **${escapeMarkdown(heading)}**?`,
      check: escapeMarkdown(sentence.text),
    });
  }
  return ideas;
}

/** One idea of each main division in turn, so that neighbours come from different places. */
function interleaved(ideas: readonly Idea[]): Idea[] {
  const queues = new Map<string, Idea[]>();
  for (const idea of ideas) {
    const queue = queues.get(idea.chapter);
    if (queue) queue.push(idea);
    else queues.set(idea.chapter, [idea]);
  }
  const mixed: Idea[] = [];
  for (let round = 0; mixed.length < ideas.length; round++) {
    for (const queue of queues.values()) if (queue[round]) mixed.push(queue[round]!);
  }
  return mixed;
}
