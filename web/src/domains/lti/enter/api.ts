import { client } from '../../../lib/client.ts';
import type { LaunchCode } from './take-launch.ts';

export const lookAtLaunch = (body: LaunchCode) => client.lti.look({ body });
export const enterByLaunch = (body: LaunchCode) => client.lti.enter({ body });
export const openLaunch = (body: LaunchCode) => client.lti.open({ body });
/** To an account that is proved by its password, or that was signed in to for this launch. */
export const joinLaunch = (body: LaunchCode & { email?: string; password?: string; device_key?: string }) =>
  client.lti.join({ body });

export type Launched = Awaited<ReturnType<typeof lookAtLaunch>>;
