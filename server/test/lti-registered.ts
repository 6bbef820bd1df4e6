import { ltiCommands } from '../src/operator/lti.ts';
import type { TestApp } from './harness.ts';
import type { TestPlatform } from './lti-platform.ts';

/** Does what an operator does about a platform. */
export const registerPlatform = (app: TestApp, { registration }: TestPlatform) => {
  const { name, issuer, clientId, loginUrl, tokenUrl, keysUrl, deploymentId } = registration;
  return ltiCommands['lti-platform']?.run(
    app.deps,
    ...[name, issuer, clientId, loginUrl, tokenUrl, keysUrl, deploymentId],
  );
};
