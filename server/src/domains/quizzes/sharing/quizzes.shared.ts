import type { SharedThing } from '../../sharing/shared-thing.service.ts';
import { listReports, setTakenDown } from './letters.repo.ts';

export const sharedQuiz: SharedThing = { kind: 'quiz', called: 'quiz', verb: 'is', setTakenDown, listReports };
