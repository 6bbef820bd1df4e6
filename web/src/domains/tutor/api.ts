import type { MarkReason, SprintLesson, TutorReply } from '@akada/contract/client';
import type { LessonIndex, WrittenAnswer } from '@akada/engine/browser';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { findKept, loadOrKept } from '../../lib/kept-data.ts';
import { openCall } from '../../lib/open-call.ts';
import { type AnswerPieces, readAnswer } from '../../lib/streamed-answer.ts';
import { keepChat, keptChat } from './chat-store.ts';
import { fromHistory, type Message } from './message.ts';

export interface LessonPlace {
  sprintId: string;
  week: number;
  dayRange: string;
  day: number;
  /** The other days of a course of the library, as the learner knows them. */
  course: readonly CourseDay[];
  /** The heading of the section that is in view; empty above the first. */
  sectionInView: () => string;
}

export interface CourseDay {
  day: number;
  name: string;
}

/** A failed load is silent: the conversation then goes on from what this browser knows of it, or begins anew. */
export const historyQuery = (sprintId: string) =>
  queryOptions({
    queryKey: ['assistant', sprintId, 'history'],
    queryFn: async ({ signal }): Promise<Message[]> => {
      try {
        const history = await client.assistant.history({ query: { learning_path_id: sprintId } }, { signal });
        const messages = history.messages.map(fromHistory);
        keepChat(sprintId, messages);
        return messages;
      } catch (error) {
        const kept = keptChat(sprintId);
        if (signal.aborted || kept.length === 0) throw error;
        return kept;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const promptsQuery = ({ sprintId, week, dayRange }: LessonPlace) =>
  queryOptions({
    queryKey: ['assistant', sprintId, 'prompts', week, dayRange],
    queryFn: async ({ signal }) => {
      const materialId = `${sprintId}-w${week}-d${dayRange}`;
      return (await client.assistant.promptsForMaterial({ params: { materialId } }, { signal })).prompts;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export async function askTutor(
  { sprintId, week, dayRange, sectionInView }: LessonPlace,
  prompt: string,
  signal: AbortSignal,
  pieces: AnswerPieces,
): Promise<TutorReply> {
  const material_id = `${sprintId}-w${week}-d${dayRange}`;
  const section = sectionInView().slice(0, 300);
  const context = { learning_path_id: sprintId, material_id, week_number: week, day_range: dayRange, section };
  const response = await openCall(
    ({ assistant }) =>
      assistant.ask(
        {
          query: { learning_path_id: sprintId, material_id },
          body: { prompt, save_conversation: true, conversation_context: context },
        },
        { signal },
      ),
    { accept: 'text/event-stream' },
  );
  return readAnswer(response, pieces);
}

export const markAnswer = (messageId: string, reason: MarkReason) =>
  client.assistant.mark({ params: { messageId }, body: { reason } });

export const clearHistory = (sprintId: string) =>
  client.assistant.clearHistory({ query: { learning_path_id: sprintId } });

/** A lesson's index with what was written about it; one that was kept by an older client has no answers. */
export interface KeptIndex extends LessonIndex {
  written?: { documentId: string; answers: (WrittenAnswer & { html: string | null })[] }[];
}

/** What the tutor needs to work without a network; kept while there is one. */
export const loadIndex = async ({ sprintId, day }: LessonPlace) => {
  const load = () => client.sprints.dayIndex({ params: { id: sprintId, day } });
  return (await loadOrKept(indexName(sprintId, day), load)).data as unknown as KeptIndex;
};

const indexName = (sprintId: string, day: number) => `index/${sprintId}/${day}`;

/** The other lessons of the course that are on this device. */
export async function keptIndexes({ sprintId, course }: LessonPlace): Promise<(CourseDay & { index: KeptIndex })[]> {
  const found = await Promise.all(
    course.map(async (one) => {
      const kept = await findKept<KeptIndex>(indexName(sprintId, one.day));
      return kept ? [{ ...one, index: kept.value }] : [];
    }),
  );
  return found.flat();
}

/** What the learner is asked on the day, as far as it is on this device. */
export async function keptQuestions({ sprintId, day }: LessonPlace): Promise<string[]> {
  const kept = await findKept<Partial<SprintLesson>>(`sprint/${sprintId}/day/${day}`);
  return (kept?.value.questions ?? []).map(({ question }) => question);
}
