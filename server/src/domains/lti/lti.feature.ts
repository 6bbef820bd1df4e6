import { feature } from '../../assembly/feature.ts';
import { createPublicAsk } from '../../platform/public-ask.ts';
import type { AuthService } from '../identity/auth/auth.service.ts';
import type { Sessions } from '../identity/auth/sessions.service.ts';
import type { Links } from '../identity/social/links.service.ts';
import type { LibraryService } from '../library/courses/library.service.ts';
import type { Quizzes } from '../quizzes/quizzes.service.ts';
import { gradesData } from './grades/grades.data.ts';
import { queueGrades, sendGrade } from './grades/grades.jobs.ts';
import { createGrades } from './grades/grades.ts';
import { gradesWork } from './grades/grades.work.ts';
import { createToolKeys } from './keys/keys.ts';
import { platformDoors } from './launch/doors.ts';
import { launchData } from './launch/launch.data.ts';
import { ltiRoutes, serveNoAddress } from './launch/launch.routes.ts';
import { createLaunches } from './launch/launch.ts';
import { createVerifyToken } from './launch/verify.ts';
import { createContentItems } from './linking/content-items.ts';
import { linkingRoutes } from './linking/linking.routes.ts';
import { createChoices } from './linking/linking.ts';
import { ltiWork, sweepLaunches } from './lti.jobs.ts';
import { membersData } from './members/members.data.ts';
import { membersRoutes } from './members/members.routes.ts';
import { createMembers } from './members/members.ts';
import { createAccessTokens } from './platforms/access-tokens.ts';
import { createAskService } from './platforms/ask-service.ts';
import { createPlatforms } from './platforms/platforms.ts';
import { createRegistration } from './registration/registration.ts';

interface Needs {
  auth: AuthService;
  sessions: Sessions;
  links: Links;
  quizzes: Quizzes;
  library: LibraryService;
}

export const ltiFeature = feature({
  name: 'lti',
  jobs: [sweepLaunches, queueGrades, sendGrade],
  personalData: [launchData, gradesData, membersData],
  build(ground, { auth, sessions, links, quizzes, library }: Needs) {
    const { publicUrl, lti } = ground.config;
    const door = createPublicAsk(lti);
    const keys = createToolKeys(ground);
    const askService = createAskService({ door, tokens: createAccessTokens({ ...ground, door, keys }) });
    const findQuiz = (linkId: string) => quizzes.taking.find(linkId, null);
    const grades = createGrades({ ...ground, door, askService });
    const members = createMembers({ ...ground, door, askService, getOwnQuiz: quizzes.editing.getOwn });
    const verify = createVerifyToken({ ...ground, door });
    const { isOpenTo } = door;
    const launches = createLaunches({
      ...ground,
      auth,
      sessions,
      onJoined: links.announce,
      verify,
      publicUrl,
      isOpenTo,
      findQuiz,
      async onEntered(...opened) {
        await grades.expect(...opened);
        await members.note(...opened);
      },
    });
    const toItem = createContentItems({
      publicUrl,
      syllabus: library.syllabus,
      async findOwnQuiz(id, ownerId) {
        const quiz = await quizzes.taking.find(id, ownerId);
        return quiz?.owner_id === ownerId ? quiz : undefined;
      },
    });
    const choices = createChoices({ ...ground, keys, toItem });
    const platforms = createPlatforms({ ...ground, door });
    const registration = createRegistration({ ...ground, door, platforms, publicUrl });
    return {
      services: { platforms, platformRegistration: registration },
      routes: {
        lti: ltiRoutes({ launches, keys, registration, publicUrl }),
        ltiLinking: linkingRoutes(choices),
        ltiMembers: membersRoutes(members),
      },
      serve: serveNoAddress(publicUrl),
      outerDoors: platformDoors,
      work: [...ltiWork({ ...ground, keys }), ...gradesWork(grades)],
    };
  },
});
