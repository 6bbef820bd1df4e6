import type { Deck, FeatureOperations, ParsedInput } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { DocumentsService } from '../../documents/documents.service.ts';
import type { SprintFactsService } from '../../sprints/sprint-facts.service.ts';

/** A deck as a call names it. */
export type AskedDeck = ParsedInput<FeatureOperations['cards']['deck']>['query'];

/** A deck, found: its rows carry these ids. */
export interface Place extends Pick<Deck, 'document_id' | 'sprint_id' | 'day' | 'title' | 'exam_date'> {
  day_id: string | null;
}

/** The deck of the learner's own cards, which belong to nothing. */
export const ownPlace: Place = {
  document_id: null,
  sprint_id: null,
  day: null,
  day_id: null,
  title: '',
  exam_date: null,
};

export interface PlaceDeps {
  documents: Pick<DocumentsService, 'describe'>;
  facts: SprintFactsService;
}

export async function findPlace(
  { documents, facts }: PlaceDeps,
  ownerId: string,
  { document_id, sprint_id, day }: AskedDeck,
): Promise<Place> {
  if (document_id) {
    const [found] = await documents.describe(ownerId, [document_id]);
    if (!found) throw new AppError('document_not_found');
    return { ...ownPlace, document_id, title: found.title };
  }
  if (!sprint_id) return ownPlace;
  const sprint = (await facts.list(ownerId)).find(({ id }) => id === sprint_id);
  if (!sprint) throw new AppError('sprint_not_found');
  const found = sprint.days.find((one) => one.day === day);
  if (!found) throw new AppError('day_not_found');
  const { id: day_id, title } = found;
  return { ...ownPlace, sprint_id, day: found.day, day_id, title, exam_date: sprint.examDate };
}
