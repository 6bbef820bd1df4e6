import type { LessonIndex, TutorState } from '@akada/engine/browser';
import { randomId } from '../../lib/random-id.ts';
import { type LessonPlace, loadIndex } from './api.ts';
import { type Message, plainMessage } from './message.ts';

/** Without a network nothing renders Markdown, so its marks are taken off. */
function toPlainText(markdown: string): string {
  return markdown
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/^>\s?/gm, '')
    .replace(/[*_`]/g, '');
}

/** One turn of the built-in tutor, on this phone, from the lesson's own index. */
export async function answerOffline(
  place: LessonPlace,
  prompt: string,
  before: TutorState | undefined,
): Promise<{ message: Message; state: TutorState }> {
  const { tutorTurn } = await import('@akada/engine/browser');
  const index = (await loadIndex(place)) as unknown as LessonIndex;
  const turn = tutorTurn(prompt, index, before);
  const citations = turn.citations.map(({ sectionId, headingPath, sentence, place: at }, position) => ({
    number: position + 1,
    section_id: sectionId,
    heading: headingPath.at(-1) ?? '',
    heading_path: headingPath,
    sentence,
    place: at ?? null,
  }));
  const message = { ...plainMessage(randomId(), 'assistant', toPlainText(turn.markdown)), citations, more: turn.more };
  return { message, state: turn.state };
}
