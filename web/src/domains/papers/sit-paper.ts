import { type Paper, type PaperQuestion, type PaperSummary, replay, type SittingToStore } from '@akada/contract/client';
import { libraryLessonLink } from '../../lib/lessons/place.ts';
import { findUnderWay, openSitting } from '../../lib/sittings/open-sitting.ts';
import type { SittingPlan, SittingQuestion } from '../../lib/sittings/sitting.ts';
import { typedBy } from '../../lib/sittings/typed-by.ts';
import { keepMissed, loadPaper } from './api.ts';
import { helpWith } from './help.ts';
import { type PracticeWish, shelfLink } from './links.ts';
import { sessionOf } from './paper-name.ts';
import { type AskedQuestion, pick } from './practice/pick.ts';
import { papersTexts } from './texts.ts';

const texts = papersTexts.sit;

/** More is no question that is sat, and no paper that anybody sits. */
const most = { options: 9, questions: 200, sourceId: 120 };
/** As examinations here have it: forty questions in an hour. */
const MINUTES_EACH = 1.5;

/** Our lesson about its topic, as the result proposes it. */
function readFor(paper: Paper, question: PaperQuestion): SittingQuestion['read'] {
  const lesson = helpWith({ paper, question })?.lesson;
  const slug = paper.course_slug;
  return lesson && slug ? { title: lesson.title, ...libraryLessonLink(slug, lesson) } : undefined;
}

/** Named with its paper, as the server counts it: a set has questions of several. */
const sittingId = (paper: Paper, { id }: PaperQuestion) => `${paper.id}:${id}`;

function toSitting(paper: Paper, asked: PaperQuestion): SittingQuestion {
  const { stem, text, options, typed, key, key_status, answer, explanation, marks, topic } = asked;
  return {
    id: sittingId(paper, asked),
    text: stem ? `${stem}\n\n${text}` : text,
    options: options.map((option) => ({ id: option.id, text: option.text })),
    ...typedBy(typed),
    key: typed ? typed.key : key,
    key_status: key === null && !typed ? 'none' : key_status,
    ...(marks !== null && { marks }),
    topic,
    explanation: [typed ? null : answer, explanation?.text].filter(Boolean).join('\n\n'),
    read: readFor(paper, asked),
  };
}

const canBeSat = ({ options }: PaperQuestion) => options.length <= most.options;

/** A paper as the examination room asks it, in the time that its head gives; where it gives none, its reader does. */
export function planOfPaper(paper: Paper): SittingPlan {
  const questions = paper.items
    .filter((item) => item.kind === 'question')
    .filter(canBeSat)
    .slice(0, most.questions);
  return {
    title: `${paper.course || papersTexts.title} ${papersTexts.kinds[paper.kind].toLowerCase()}`,
    detail: sessionOf(paper),
    source: { kind: 'paper', id: paper.id },
    // What a phone kept of a paper before the time was read has none.
    minutes: paper.minutes ?? null,
    questions: questions.map((question) => toSitting(paper, question)),
    hasCalculator: true,
    back: shelfLink(paper.course),
  };
}

const kindOf = ({ missed, shaky }: PracticeWish) => (shaky ? 'tonight' : missed ? 'missed' : 'mixed');

const setName = (wish: PracticeWish) => wish.topic ?? texts[kindOf(wish)];

/** Sittings of the same set are compared; a name longer than the server keeps is cut. */
const sourceOf = (wish: PracticeWish): SittingPlan['source'] => ({
  kind: 'paper',
  id: `set:${wish.course}:${wish.topic ?? `/${kindOf(wish)}`}`.slice(0, most.sourceId),
});

/** A topic, what was missed, or all of it, as the examination room asks it. */
export function planOfSet(asked: readonly AskedQuestion[], wish: PracticeWish): SittingPlan {
  const sat = asked.filter(({ question }) => canBeSat(question)).slice(0, most.questions);
  return {
    title: [wish.course, setName(wish)].filter(Boolean).join(': '),
    detail: papersTexts.title,
    source: sourceOf(wish),
    minutes: Math.max(1, Math.ceil(sat.length * MINUTES_EACH)),
    questions: sat.map(({ paper, question }) => toSitting(paper, question)),
    hasCalculator: true,
    back: shelfLink(wish.course),
  };
}

/** The room of a paper: one that goes on, else a new one. What this device has of the paper is enough. */
export async function roomOfPaper(paper: PaperSummary): Promise<string> {
  const underWay = await findUnderWay({ kind: 'paper', id: paper.id });
  return underWay ?? openSitting(planOfPaper(await loadPaper(paper)));
}

/** The room of what was wished for, from papers that are here; what is mixed is all there is, for the room to draw from. */
export async function roomOfWish(papers: readonly Paper[], summaries: readonly PaperSummary[], wish: PracticeWish) {
  const whole = summaries.find(({ id }) => id === wish.paper);
  if (whole) return roomOfPaper(whole);
  const underWay = await findUnderWay(sourceOf(wish));
  return underWay ?? openSitting(planOfSet(pick(papers, summaries, wish, Math.random, most.questions), wish));
}

/** What was missed in the room is told to the shelf before the server has heard of it. */
export async function keepMissedIn({ source, shown }: Pick<SittingToStore, 'source' | 'shown'>): Promise<void> {
  if (source.kind !== 'paper') return;
  const { marks } = replay(shown, (await import('@akada/answers')).judge);
  for (const { id, mark } of marks) {
    const [paperId, questionId] = id.split(':');
    if (paperId && questionId && mark !== 'no-key') await keepMissed(paperId, questionId, mark === 'missed');
  }
}
