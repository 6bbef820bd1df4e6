import { judge } from '@akada/answers';
import { doJobs } from '../thread-jobs.ts';
import type { ToJudge } from './judge-apart.ts';

/** A thread that judges what takes long, with the code and the bound of everybody. */

doJobs((answers: readonly ToJudge[]) => answers.map(({ typed, answer, most }) => judge(typed, answer, most)));
