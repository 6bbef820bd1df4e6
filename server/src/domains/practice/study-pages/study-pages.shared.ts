import type { SharedThing } from '../../sharing/shared-thing.service.ts';
import { listReports, setTakenDown } from './study-pages.repo.ts';

export const sharedStudyPage: SharedThing = {
  kind: 'study',
  called: 'study materials',
  verb: 'are',
  setTakenDown,
  listReports,
};
