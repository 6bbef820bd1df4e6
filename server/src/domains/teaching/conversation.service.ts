import type { ServerEvent } from '../../platform/events.ts';
import type { RenderApart } from '../../platform/markdown/render-apart.ts';
import { storable } from '../../platform/storable.ts';
import { offersOf, type Teacher, type TeachingContext, type TutorAnswer } from '../../ports/teacher/port.ts';

/** A conversation with the tutor, about a lesson or about a document: who asks, what is remembered, how it is told. */

/** Who asks, from where, and whether they are still there. */
export interface Asker {
  ownerId: string;
  address: string;
  signal?: AbortSignal;
}

/** Three questions with their answers: what “and why?” may point back to. */
export const turnsRemembered = 6;

/** So many questions to begin with are suggested. */
export const promptCount = 5;

export const contextOf = ({ ownerId, address, signal }: Asker): TeachingContext => ({
  accountId: ownerId,
  address,
  ...(signal && { signal }),
});

/** What the tutor said last leaves where the conversation stands. */
export const stateOf = <State>(turns: readonly { role: string; state: State }[]) =>
  turns.findLast(({ role }) => role === 'assistant')?.state ?? undefined;

/** An answer as it comes; after `restart` what was shown is to be forgotten. `onDone` keeps it and says it whole. */
export async function* piecesOf<Reply>(
  events: ReturnType<Teacher['answer']>,
  onDone: (answer: TutorAnswer) => Promise<Reply>,
): AsyncGenerator<ServerEvent> {
  for await (const event of events) {
    if (event.type === 'text') yield { event: 'text', data: { text: event.text } };
    else if (event.type === 'restart') yield { event: 'restart', data: {} };
    else yield { event: 'done', data: await onDone(event.answer) };
  }
}

/** The answer that the pieces end with. */
export async function wholeOf<Reply>(pieces: AsyncIterable<ServerEvent>): Promise<Reply> {
  for await (const { event, data } of pieces) if (event === 'done') return data as Reply;
  throw new Error('The teacher ended without an answer.');
}

/** What every answer says, whatever it is about. */
export async function replyOf(id: string, answer: TutorAnswer, said: { by: string; at: Date; render: RenderApart }) {
  const response = storable(answer.markdown);
  return {
    id,
    response,
    html: (await said.render(response, said.by)).html,
    kind: answer.kind,
    offers: offersOf(answer.state),
    note: answer.note ?? null,
    created_at: said.at.toISOString(),
  };
}
