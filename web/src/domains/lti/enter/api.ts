import { client } from '../../../lib/client.ts';
import type { CallBody } from './launch-code.ts';

export const lookAtLaunch = (body: CallBody) => client.lti.look({ body });
export const enterByLaunch = (body: CallBody) => client.lti.enter({ body });
export const joinLaunch = (body: CallBody) => client.lti.join({ body });

export type Launched = Awaited<ReturnType<typeof lookAtLaunch>>;
