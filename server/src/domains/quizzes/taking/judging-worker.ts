import { judge } from '@akada/answers';
import { doJobs } from '../../../platform/thread-jobs.ts';
import type { ToJudge } from './grading.rules.ts';

/** A thread that judges long hand-ins, with the code and the bound of everybody. */

doJobs((answers: readonly ToJudge[]) => answers.map(({ typed, answer }) => judge(typed, answer)));
