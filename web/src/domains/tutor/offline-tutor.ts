import type { TutorState } from '@akada/engine/browser';
import { randomId } from '../../lib/random-id.ts';
import { keptIndexes, keptQuestions, type LessonPlace, loadIndex } from './api.ts';
import { type Message, plainMessage } from './message.ts';

/** Without a network nothing renders Markdown, so its marks are taken off. */
function toPlainText(markdown: string): string {
  return markdown
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/^>\s?/gm, '')
    .replace(/[*_`]/g, '');
}

/** One turn of the built-in tutor, on this phone: from the lesson's own index, else from the lessons that are kept. */
export async function answerOffline(
  place: LessonPlace,
  prompt: string,
  before: TutorState | undefined,
): Promise<{ message: Message; state: TutorState }> {
  const { mergeIndexes, tutorTurn } = await import('@akada/engine/browser');
  const index = await loadIndex(place);
  const lessons = (await keptIndexes(place)).flatMap(({ index, ...lesson }) =>
    index.documents.map(({ id }) => ({ id, index, lesson })),
  );
  const turn = tutorTurn(prompt, index, before, {
    ...(lessons.length > 0 && {
      course: {
        index: mergeIndexes(lessons.map((one) => one.index)),
        names: Object.fromEntries(lessons.map(({ id, lesson }) => [id, lesson.name])),
      },
    }),
    section: place.sectionInView(),
    exercises: await keptQuestions(place),
  });
  const citations = turn.citations.map(({ documentId, sectionId, headingPath, sentence, place: at }, position) => ({
    lesson: lessons.find(({ id }) => id === documentId)?.lesson ?? null,
    number: position + 1,
    section_id: sectionId,
    heading: headingPath.at(-1) ?? '',
    heading_path: headingPath,
    sentence,
    place: at ?? null,
  }));
  const message = {
    ...plainMessage(randomId(), 'assistant', toPlainText(turn.markdown)),
    citations,
    offers: turn.offers,
  };
  return { message, state: turn.state };
}
