import type { SharedThing } from '../../sharing/shared-thing.service.ts';
import { listReports, setTakenDown } from './shared-papers.repo.ts';

export const sharedPaper: SharedThing = {
  kind: 'paper',
  called: 'past paper',
  verb: 'is',
  setTakenDown,
  listReports,
};
