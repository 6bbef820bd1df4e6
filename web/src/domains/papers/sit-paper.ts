import type { Paper, PaperQuestion, PaperSummary } from '@akada/contract/client';
import { libraryLessonLink } from '../../lib/lessons/place.ts';
import { findUnderWay, openSitting } from '../../lib/sittings/open-sitting.ts';
import type { SittingPlan, SittingQuestion } from '../../lib/sittings/sitting.ts';
import { loadPaper } from './api.ts';
import { shelfLink } from './links.ts';
import { sessionOf } from './paper-name.ts';
import { papersTexts } from './texts.ts';

/** More is no question that is sat, and no paper that anybody sits. */
const most = { options: 9, questions: 200 };

/** Our lesson about its topic, as the result proposes it. */
function readFor({ help, course_slug: slug }: Paper, id: string): SittingQuestion['read'] {
  const lesson = help.find(({ question_id }) => question_id === id)?.lesson;
  return lesson && slug ? { title: lesson.title, ...libraryLessonLink(slug, lesson) } : undefined;
}

function toSitting(paper: Paper, asked: PaperQuestion): SittingQuestion {
  const { id, stem, text, options, key, key_status, answer, explanation, marks, topic } = asked;
  return {
    id,
    text: stem ? `${stem}\n\n${text}` : text,
    options: options.map((option) => ({ id: option.id, text: option.text })),
    key,
    key_status: key === null ? 'none' : key_status,
    ...(marks !== null && { marks }),
    topic,
    explanation: [answer, explanation?.text].filter(Boolean).join('\n\n'),
    read: readFor(paper, id),
  };
}

/** A paper as the examination room asks it. The paper rarely says how long it takes, so its reader does. */
export function planOfPaper(paper: Paper): SittingPlan {
  const questions = paper.items
    .filter((item) => item.kind === 'question')
    .filter(({ options }) => options.length <= most.options)
    .slice(0, most.questions);
  return {
    title: `${paper.course || papersTexts.title} ${papersTexts.kinds[paper.kind].toLowerCase()}`,
    detail: sessionOf(paper),
    source: { kind: 'paper', id: paper.id },
    minutes: null,
    questions: questions.map((question) => toSitting(paper, question)),
    hasCalculator: true,
    back: shelfLink(paper.course),
  };
}

/** The room of a paper: one that goes on, else a new one. What this device has of the paper is enough. */
export async function roomOfPaper(paper: PaperSummary): Promise<string> {
  const underWay = await findUnderWay({ kind: 'paper', id: paper.id });
  return underWay ?? openSitting(planOfPaper(await loadPaper(paper)));
}
