import { ApiError, type Material, type SprintDay } from '@akada/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../../lib/client.ts';
import { wordsOf } from '../../../../lib/words-of.ts';
import { sprintPageTexts } from '../texts.ts';

const texts = sprintPageTexts.materials;
const PATIENCE_MS = 15_000;

/** Something near the topic, or the placeholder: with a note where something went wrong. */
type Found = { kind: 'material'; material: Material } | { kind: 'fallback'; note: string | null; canRetry: boolean };

/** The documents' rule: the week says how hard. */
export function difficultyOf(week: number | undefined): 'beginner' | 'intermediate' | 'advanced' {
  if (week === undefined || week <= 2) return 'beginner';
  return week <= 6 ? 'intermediate' : 'advanced';
}

const isMaterial = (value: unknown): value is Material =>
  typeof value === 'object' && value !== null && typeof (value as Material).html === 'string';

/** Why there is only the placeholder, in the documents' words. */
export function noteOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'AbortError') return texts.slow;
  if (error instanceof ApiError && error.status === 500) return texts.server(error.message);
  return texts.failed(wordsOf(error));
}

async function find(day: SprintDay, signal: AbortSignal): Promise<Found> {
  const patience = new AbortController();
  const giveUp = () => patience.abort();
  const timer = window.setTimeout(giveUp, PATIENCE_MS);
  signal.addEventListener('abort', giveUp);
  const body = {
    topic: day.topic,
    learning_style: 'visual',
    difficulty: difficultyOf(day.week_number),
    format: 'text',
    module_id: day.material_id,
  };
  try {
    const material: unknown = await client.sprints.materials({ body }, { signal: patience.signal });
    if (isMaterial(material)) return { kind: 'material', material };
    return { kind: 'fallback', note: texts.unexpected, canRetry: true };
  } catch (error) {
    // The learner has gone to another day: the answer is nobody's.
    if (signal.aborted) throw error;
    // Nothing near it in the library: no failure, and no reason to alarm anybody.
    if (error instanceof ApiError && error.status === 404) return { kind: 'fallback', note: null, canRetry: false };
    const isRefusal = error instanceof ApiError && error.status < 500;
    return { kind: 'fallback', note: noteOf(error), canRetry: !isRefusal };
  } finally {
    window.clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

/** What can be read on the topic of a day that has no lesson. Never kept: it is not the lesson. */
export const materialsQuery = (day: SprintDay) =>
  queryOptions({
    queryKey: ['materials', day.topic, difficultyOf(day.week_number)],
    queryFn: ({ signal }) => find(day, signal),
    retry: false,
  });
