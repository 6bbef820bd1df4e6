import {
  featureEndpoints,
  type LearningPath,
  type LearningStyle,
  type SprintDay,
  type SprintLesson,
  type UploadedDocument,
} from '@akada/contract/client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { keep, type Loaded, loadOrKept } from '../../../lib/kept-data.ts';
import { listWaiting } from '../../../lib/outbox/account-outbox.ts';
import { updateProgress } from '../../../lib/outbox/shared-kinds.ts';
import { keepPlays } from '../../../lib/plays/start-plays.ts';
import { uploadFile } from '../../../lib/upload.ts';
import { keepActs } from '../../../ui/lesson-acts/lesson-acts.tsx';
import { withCompleted } from './place.ts';
import { sprintPageTexts } from './texts.ts';

/** Asking for a day that is not written yet has it written next: again once in a while, should a try have failed. */
const PLANNED_MS = 15_000;
const QUESTIONS_MS = 2000;
/** Questions that are not there after so many looks will not come: the text carries none. */
const MOST_LOOKS = 10;
const FIVE_MINUTES_MS = 5 * 60_000;

const keptPath = (id: string) => `sprint/${id}/path`;
export const keptDay = (id: string, day: number) => `sprint/${id}/day/${day}`;

export const isBeingMade = ({ state, generation }: Pick<LearningPath, 'state' | 'generation'>): boolean =>
  state === 'creating' || generation?.status === 'queued' || generation?.status === 'running';

/** Days that were completed here and of which the server has not heard yet. */
function waitingDays(sprintId: string): ReadonlySet<number> {
  const ofSprint = listWaiting(updateProgress).filter(({ params }) => params.sprintId === sprintId);
  const completed = ofSprint.filter(({ body }) => body.activity_type === 'day_completed');
  return new Set(completed.map(({ body }) => body.day_number));
}

/** The plan of a sprint and what is done of it; also without a network, once it was read. */
export const pathQuery = (id: string) =>
  queryOptions({
    queryKey: ['sprint', id, 'path'],
    queryFn: async ({ signal }): Promise<Loaded<LearningPath>> => {
      const loaded = await loadOrKept(keptPath(id), async () => {
        const path = await client.sprints.path({ params: { id }, query: {} }, { signal });
        if (!Array.isArray(path?.weeks)) throw new Error(sprintPageTexts.errors.data);
        return path;
      });
      return { ...loaded, data: withCompleted(loaded.data, waitingDays(id)) };
    },
    staleTime: 0,
  });

const lessonsKey = (id: string) => ['sprint', id, 'day'] as const;

/** Has the lesson on the page read again, and the others when they are opened. */
export const readLessonsAgain = (queries: QueryClient, id: string) =>
  queries.invalidateQueries({ queryKey: lessonsKey(id) });

/** One day with its lesson. */
export const lessonQuery = (id: string, day: number) =>
  queryOptions({
    queryKey: [...lessonsKey(id), day],
    queryFn: ({ signal }): Promise<Loaded<SprintLesson>> =>
      loadOrKept(keptDay(id, day), () => client.sprints.day({ params: { id, day } }, { signal })),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data || data.savedAt) return false;
      const { state, questions, kind, waits } = data.data;
      if (state === 'planned') return waits ? false : PLANNED_MS;
      const isUnasked = state === 'ready' && questions.length === 0 && kind !== 'exam';
      return isUnasked && dataUpdateCount < MOST_LOOKS ? QUESTIONS_MS : false;
    },
  });

/** How the sprint and the learner stand. */
export const figuresQuery = (sprintId: string) =>
  queryOptions({
    queryKey: ['sprint', sprintId, 'figures'],
    queryFn: ({ signal }) =>
      loadOrKept(`sprint/${sprintId}/figures`, async () => {
        const [{ overall_progress }, { donut_tracker }, { streak }] = await Promise.all([
          client.progress.overall({ params: { sprintId } }, { signal }),
          client.progress.donutTracker({ params: { sprintId } }, { signal }),
          client.progress.streak(undefined, { signal }),
        ]);
        return { overall: overall_progress, donut: donut_tracker, streak };
      }),
    refetchInterval: FIVE_MINUTES_MS,
  });

/** The days of a sprint about which a quiz was handed in. */
export const takenQuery = (sprintId: string) =>
  queryOptions({
    queryKey: ['sprint', sprintId, 'taken'],
    queryFn: async ({ signal }) => {
      const load = () => client.practice.list(undefined, { signal });
      const { data } = await loadOrKept(`sprint/${sprintId}/taken`, load);
      return data.taken.filter(({ sprint_id }) => sprint_id === sprintId).map(({ day }) => day);
    },
  });

/** Notes a completed day in what this page shows and in what it has kept. */
export function noteCompleted(queries: QueryClient, sprintId: string, day: number): LearningPath | undefined {
  const { queryKey } = pathQuery(sprintId);
  const loaded = queries.getQueryData<Loaded<LearningPath>>(queryKey);
  if (!loaded) return undefined;
  const data = withCompleted(loaded.data, new Set([day]));
  queries.setQueryData(queryKey, { ...loaded, data });
  void keep(keptPath(sprintId), data);
  return data;
}

/** What can be shown of a day before its lesson is asked for: the plan brings the text of the day to study now. */
export function lessonOfPlan(day: SprintDay): SprintLesson | null {
  if (day.html === null) return null;
  return {
    ...day,
    outline: [],
    key_terms: [],
    sources: [],
    questions: [],
    open_questions: [],
    made_by: null,
    note: null,
    renewable_sections: [],
    placeholder: null,
  };
}

/** Puts a day and what the tutor needs for it on this device. */
export async function keepDay(queries: QueryClient, sprintId: string, day: number): Promise<void> {
  const { data } = await queries.fetchQuery(lessonQuery(sprintId, day));
  await Promise.all([keepPlays(data.html ?? ''), keepActs(data.html ?? '')]);
  // Named as the tutor asks for it.
  await keep(`index/${sprintId}/${day}`, await client.sprints.dayIndex({ params: { id: sprintId, day } }));
}

export interface SprintChanges {
  title?: string;
  exam_date?: string | null;
  learning_style?: LearningStyle;
}

export const startSprint = (id: string) => client.sprints.start({ params: { id } });
export const cancelSprint = (id: string) => client.sprints.cancel({ params: { id } });
export const updateSprint = (id: string, changes: SprintChanges) =>
  client.sprints.update({ params: { id }, body: changes });
export const editDay = (id: string, day: number, changes: { title: string; content: string }) =>
  client.sprints.editDay({ params: { id, day }, body: changes });
/** The whole lesson, or one section of it. */
export const regenerateDay = (id: string, day: number, section?: string) =>
  client.sprints.regenerateDay({ params: { id, day }, body: { section } });
export const addVideo = (id: string, day: number, link: { url: string; title?: string }) =>
  client.sprints.addVideo({ params: { id, day }, body: link });
export const removeVideo = (id: string, day: number, videoId: string) =>
  client.sprints.removeVideo({ params: { id, day, videoId } });

/** Courses with lessons that come near a topic. */
export const nearQuery = (topic: string) =>
  queryOptions({
    queryKey: ['catalogue', 'near', topic],
    queryFn: async ({ signal }) =>
      (await client.sprints.preview({ query: { topic, is_course: 'false' } }, { signal })).near,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Uploads a document and has the empty days written from it. */
export async function addDocument(id: string, file: File, onProgress: (share: number) => void) {
  const { document_id } = await uploadFile<UploadedDocument>(featureEndpoints.documents.upload, file, { onProgress });
  return client.sprints.attachDocument({ params: { id }, body: { document_id } });
}
