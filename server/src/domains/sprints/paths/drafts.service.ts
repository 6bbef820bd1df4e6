/** The sprints that the catalogue recommends: drafts until somebody starts them. What is done goes into the caller's transaction. */
export {
  deleteDrafts,
  type LearningPathRow,
  listPaths,
  listRecommended,
  saveDrafts,
} from './drafts.repo.ts';
