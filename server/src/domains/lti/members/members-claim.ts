import { z } from 'zod';

/** What a launch says about the list of its course (LTI Names and Role Provisioning Services 2.0). */

export const membersClaim = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
export const membersScope = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';

/** Only what this tool speaks; anything else is as if nothing were offered, and refuses no launch. */
export const MembersClaimSchema = z
  .object({ context_memberships_url: z.url().max(1000), service_versions: z.array(z.string()).max(50) })
  .refine(({ service_versions }) => service_versions.includes('2.0'))
  .optional()
  .catch(undefined);
