import {
  featureEndpoints,
  type NewPath,
  type Preferences,
  type SprintCard,
  type UploadedDocument,
} from '@akada/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { loadOrKept } from '../../lib/kept-data.ts';
import { countDueOffline, settledHere, without } from '../../lib/reviews/reviews-here.ts';
import { keepOfAccount } from '../../lib/storage/session.ts';
import { storedStudyTime } from '../../lib/storage/study-time.ts';
import { uploadFile } from '../../lib/upload.ts';
import { keepCards, keptCards } from './cards-cache.ts';
import { partOfHome } from './home-answer.ts';
import { storedSprints } from './stored.ts';

/** How often a sprint that is being made is looked at. */
const FOLLOW_EVERY_MS = 1500;
const FOLLOW_WITHOUT_NETWORK_MS = 15_000;

const isCreating = ({ state }: SprintCard) => state === 'creating';

/** The list opens with what this browser kept of it, and is then brought up to date. */
export const sprintsQuery = queryOptions({
  queryKey: ['sprints', 'list'],
  queryFn: async ({ signal }) => {
    const alone = async () => (await client.sprints.list(undefined, { signal })).sprints;
    const sprints = await partOfHome('sprints', alone, signal);
    keepOfAccount(() => keepCards(sprints));
    return sprints;
  },
  initialData: keptCards,
  initialDataUpdatedAt: 0,
  refetchInterval: ({ state }) => {
    if (!state.data?.some(isCreating)) return false;
    return state.status === 'error' ? FOLLOW_WITHOUT_NETWORK_MS : FOLLOW_EVERY_MS;
  },
});

export const sprintCountQuery = queryOptions({
  queryKey: ['sprints', 'count'],
  // Without a signal: what is said after a creation must not be given up when the page changes.
  queryFn: async () => {
    const count = await partOfHome('count', () => client.sprints.count());
    keepOfAccount(() => storedSprints.sprintCount.set(count.count));
    return count;
  },
  // A making that failed is counted no longer, and nobody tells: each opening asks, or a full plan would be a lie.
  staleTime: 0,
});

/** How many questions wait today. Only the number is kept: the review itself is another page's. */
export const dueReviewsQuery = queryOptions({
  queryKey: ['sprints', 'due-reviews'],
  queryFn: async ({ signal }) => {
    const { data, savedAt } = await loadOrKept('due-reviews', async () => {
      const alone = () => client.practice.due({ query: { ahead_days: 0 } }, { signal });
      const due = await partOfHome('reviews', alone, signal);
      return without(due, await settledHere(due.reviews)).reviews.length;
    });
    return savedAt ? ((await countDueOffline()) ?? data) : data;
  },
});

/** How many days the learner was not here before today. */
export const daysAwayQuery = queryOptions({
  queryKey: ['sprints', 'days-away'],
  queryFn: async ({ signal }) => {
    const alone = async () => (await client.progress.streak(undefined, { signal })).streak;
    return (await partOfHome('streak', alone, signal)).days_away;
  },
});

export const streakQuery = queryOptions({
  queryKey: ['sprints', 'streak'],
  queryFn: async ({ signal }) => {
    const alone = async () => (await client.progress.streak(undefined, { signal })).streak;
    const streak = await partOfHome('streak', alone, signal);
    keepOfAccount(() => storedStudyTime.currentStreak.set(streak.current));
    return streak.current;
  },
  // None is what this browser says also where it does not know.
  initialData: () => storedStudyTime.currentStreak.get() || undefined,
  initialDataUpdatedAt: 0,
});

/** What a sprint would have to read, before it is made. */
export const previewQuery = (topic: string, isCourse: boolean) =>
  queryOptions({
    queryKey: ['sprints', 'preview', topic, isCourse],
    queryFn: ({ signal }) =>
      client.sprints.preview({ query: { topic, ...(isCourse ? {} : { is_course: 'false' }) } }, { signal }),
    enabled: topic !== '',
  });

/** Courses of both standards that fit what is typed. */
export const coursesQuery = (q: string) =>
  queryOptions({
    queryKey: ['catalogue', 'courses-of-all', q],
    queryFn: async ({ signal }) => (await client.catalogue.courses({ query: { q } }, { signal })).courses,
    enabled: q !== '',
    // The catalogue changes with a release, and data costs money: what was fetched is good for the visit.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const createSprint = (path: NewPath, idempotencyKey: string) =>
  client.sprints.create({ body: path }, { idempotencyKey });

/** Outlives the page: the last change may be made on leaving. */
export const savePreferences = (answers: Preferences) =>
  client.onboarding.savePreferences({ body: answers }, { keepalive: true });

export const startSprint = (id: string) => client.sprints.start({ params: { id } });
export const cancelSprint = (id: string) => client.sprints.cancel({ params: { id } });
export const removeSprint = (id: string) => client.sprints.remove({ params: { id } });
export const updateSprint = (id: string, changes: { title?: string; exam_date?: string | null }) =>
  client.sprints.update({ params: { id }, body: changes });

export const uploadDocument = (file: File, signal: AbortSignal, onProgress: (share: number) => void) =>
  uploadFile<UploadedDocument>(featureEndpoints.documents.upload, file, { signal, onProgress });

/** The documents' own figures for a sprint from a document. */
export const createDocumentSprint = (
  document_id: string,
  signal: AbortSignal,
): Promise<{ id: string; title: string }> =>
  client.sprints.create({ body: { document_id, duration_weeks: 4, minutes_per_day: 30 } }, { signal });
