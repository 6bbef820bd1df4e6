import { domain } from '../../assembly/domain.ts';
import { ltiFeature } from './lti.feature.ts';
import * as lti from './migrations/0056_lti.ts';
import * as ltiGrades from './migrations/0058_lti_grades.ts';
import * as ltiLinking from './migrations/0061_lti_linking.ts';
import * as ltiInvites from './migrations/0062_lti_invites.ts';
import * as ltiMembers from './migrations/0064_lti_members.ts';
import * as joinedAccounts from './migrations/0066_joined_accounts.ts';
import * as doorsByPerson from './migrations/0073_doors_by_person.ts';

/** At home on a campus: launched from a learning platform, as a tool of LTI 1.3. */
export const ltiDomain = domain({
  name: 'lti',
  features: [ltiFeature],
  migrations: {
    '0056_lti': lti,
    '0058_lti_grades': ltiGrades,
    '0061_lti_linking': ltiLinking,
    '0062_lti_invites': ltiInvites,
    '0064_lti_members': ltiMembers,
    '0066_joined_accounts': joinedAccounts,
    '0073_doors_by_person': doorsByPerson,
  },
});
