import type { SourceDocument, TaughtAnalysis, Teacher, TeachingContext } from '../../../ports/teacher/port.ts';
import {
  plain,
  type StudyPageParts,
  type StudyPageQuestion,
  type StudyPageSection,
  withoutFrame,
} from './compose.rules.ts';
import { cutIntoSections } from './cut.rules.ts';

type Block = SourceDocument['blocks'][number];
type Question = Awaited<ReturnType<Teacher['makeQuiz']>>['questions'][number];

/** Up to here a document is told in full, and its page stays below 120 kB. Above it, each section is told in its main points. */
const fullTextWords = 8000;
const wordsPerSection = 1250;
const studyDaysPerWeek = 5;
const minutesPerSection = 30;
const questionsPerSection = 3;
const mostQuestions = 30;
/** Of a section told in its main points: more questions than this would outgrow what they ask about. */
const wordsPerQuestion = 300;
const mostInShort = 2;

const toQuestion = ({ stem, options, correct, explanation }: Question): StudyPageQuestion => ({
  stem,
  options,
  correct,
  explanation,
});

const placesOf = (blocks: readonly { place?: Block['place'] }[]) =>
  blocks.flatMap(({ place }) => (place ? [place] : []));

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

function wordsOf(block: Block): number {
  switch (block.kind) {
    case 'list':
      return countWords(block.items.join(' '));
    case 'definitions':
      return countWords(block.entries.map(({ term, definition }) => `${term} ${definition}`).join(' '));
    case 'table':
      return countWords(block.rows.flat().join(' '));
    case 'formula':
      return 1;
    default:
      return countWords(block.text);
  }
}

/** Gives a part of the work its own share of the bar. */
function within(context: TeachingContext, from: number, to: number, doing: string): TeachingContext {
  context.onProgress?.(from, doing);
  return { ...context, onProgress: (share) => context.onProgress?.(from + share * (to - from), doing) };
}

/** The document's own days as sections, each with its lesson; questions go to the section that they rest on. */
async function tellInFull(
  teacher: Teacher,
  source: SourceDocument,
  analysis: TaughtAnalysis,
  context: TeachingContext,
): Promise<{ sections: StudyPageSection[]; notes: string[] }> {
  const weeks = Math.max(1, Math.ceil(analysis.wordCount / wordsPerSection / studyDaysPerWeek));
  const planning = within(context, 0.15, 0.25, 'Finding the sections');
  const plan = await teacher.planSprint([source], { weeks, minutesPerDay: minutesPerSection }, planning);
  const days = plan.weeks.flatMap((week) => week.days).filter((day) => day.kind === 'study');
  const sections: (StudyPageSection & { sectionIds: string[] })[] = [];
  const notes = new Set<string>();
  for (const [index, day] of days.entries()) {
    const [from, to] = [0.25 + (0.45 * index) / days.length, 0.25 + (0.45 * (index + 1)) / days.length];
    const doing = `Writing section ${index + 1} of ${days.length}`;
    const lesson = await teacher.writeLesson(day, [source], within(context, from, to, doing));
    if (lesson.note) notes.add(lesson.note);
    sections.push({
      title: day.title,
      places: placesOf(lesson.sources),
      markdown: withoutFrame(lesson.markdown),
      terms: lesson.keyTerms,
      questions: [],
      sectionIds: day.sectionIds,
    });
  }
  const wanted = Math.min(mostQuestions, questionsPerSection * days.length);
  const asking = within(context, 0.7, 0.9, 'Looking for questions');
  const quiz = await teacher.makeQuiz([source], wanted, { difficulty: 'mixed', seed: source.id }, asking);
  for (const question of quiz.questions) {
    const home = sections.find(({ sectionIds }) => sectionIds.includes(question.provenance.sectionId));
    home?.questions.push(toQuestion(question));
  }
  return { sections, notes: [...notes] };
}

/** Each section by itself: its main sentences, its terms and a question or two. */
async function tellInShort(
  teacher: Teacher,
  source: SourceDocument,
  analysis: TaughtAnalysis,
  context: TeachingContext,
): Promise<{ sections: StudyPageSection[]; notes: string[] }> {
  const cuts = cutIntoSections(source.blocks, analysis.title, wordsOf);
  const notes = new Set<string>();
  const sections: StudyPageSection[] = [];
  for (const [index, cut] of cuts.entries()) {
    const [from, to] = [0.15 + (0.75 * index) / cuts.length, 0.15 + (0.75 * (index + 1)) / cuts.length];
    const doing = `Summarising section ${index + 1} of ${cuts.length}`;
    const part = { id: source.id, title: cut.title, blocks: cut.blocks };
    const { summary, keyTerms, note } = await teacher.analyse(part, within(context, from, (from + to) / 2, doing));
    const asking = within(context, (from + to) / 2, to, doing);
    const words = cut.blocks.reduce((sum, block) => sum + wordsOf(block), 0);
    const wanted = Math.min(mostInShort, Math.ceil(words / wordsPerQuestion));
    const quiz = await teacher.makeQuiz([part], wanted, { difficulty: 'mixed', seed: source.id }, asking);
    if (note) notes.add(note);
    const points = summary.map(({ text }) => `- ${plain(text)}`).join('\n');
    sections.push({
      title: cut.title,
      places: placesOf(cut.blocks),
      markdown: points || '*We couldn’t summarise this section. Please read it in the document.*',
      terms: keyTerms,
      questions: quiz.questions.map(toQuestion),
    });
  }
  const words = analysis.wordCount.toLocaleString('en');
  notes.add(
    `This document is long (${words} words), so each section only has its main points. The full text is in the document.`,
  );
  return { sections, notes: [...notes] };
}

/** Has the teacher make everything that study materials consist of; null where the document gives nothing to study. */
export async function teachStudyPage(
  teacher: Teacher,
  source: SourceDocument,
  context: TeachingContext,
): Promise<{ title: string; parts: StudyPageParts } | null> {
  const analysis = await teacher.analyse(source, within(context, 0, 0.15, 'Reading the document'));
  const tell = analysis.wordCount > fullTextWords ? tellInShort : tellInFull;
  const { sections, notes } = await tell(teacher, source, analysis, context);
  if (sections.length === 0) return null;
  const own = [analysis.note, analysis.limited?.reason].flatMap((note) => note ?? []);
  return {
    title: analysis.title,
    parts: {
      documentTitle: source.title || analysis.title,
      words: analysis.wordCount,
      readingMinutes: analysis.readingMinutes,
      summary: analysis.summary.map(({ text }) => text),
      notes: [...new Set([...own, ...notes])],
      sections,
    },
  };
}
