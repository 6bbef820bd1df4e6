import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Answered, PublicAsk } from '../../../platform/public-ask.ts';
import type { AskService } from '../platforms/ask-service.ts';
import type { PlatformRow } from '../platforms/platforms.repo.ts';
import { membersScope } from './members-claim.ts';
import { type Member, nextOf, readMembers } from './read-members.ts';

/** The list of a course, as far as it is asked for. */
interface FetchedMembers {
  members: Member[];
  /** The platform has more. */
  isCut: boolean;
}

interface AskedMembers {
  platform: PlatformRow;
  url: URL;
  /** The link whose people are meant, where there is one. */
  linkId: string | undefined;
}

const mediaType = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';

/** A platform may give fewer to a page than are asked for. */
const [mostPages, pageSize] = [40, 100];
/** No hall seats more. */
const mostStudents = 2000;
/** Somebody waits for it. */
const mostMs = 60_000;

interface FetchDeps {
  door: PublicAsk;
  clock: Clock;
  askService: AskService;
}

export function createFetchMembers({ door, clock, askService }: FetchDeps) {
  async function askPage(platform: PlatformRow, url: URL): Promise<Answered> {
    const answer = await askService(platform, membersScope, url, { headers: { accept: mediaType } });
    if (answer.status === 401 || answer.status === 403) throw new AppError('course_list_refused');
    return answer;
  }

  /** A link that is gone from the course is no reason to know nobody. */
  async function askFirst({ platform, url, linkId }: AskedMembers): Promise<{ page: URL; answer: Answered }> {
    const page = new URL(url);
    page.searchParams.set('limit', String(pageSize));
    if (linkId === undefined) return { page, answer: await askPage(platform, page) };
    const ofLink = new URL(page);
    ofLink.searchParams.set('rlid', linkId);
    const answer = await askPage(platform, ofLink);
    const isGone = answer.status === 404 || answer.status === 400;
    return isGone ? { page, answer: await askPage(platform, page) } : { page: ofLink, answer };
  }

  /** The token goes to the platform's own host, page after page, and never twice to one. */
  function checkNext(next: URL, { url }: AskedMembers, seen: ReadonlySet<string>): void {
    if (next.origin !== url.origin || !door.isOpenTo(next)) throw new Error(`The next page is at ${next.origin}.`);
    if (seen.has(next.href)) throw new Error('The next page was there before.');
  }

  return async (asked: AskedMembers): Promise<FetchedMembers> => {
    const until = clock.now().getTime() + mostMs;
    const found = new Map<string, Member>();
    let students = 0;
    let { page, answer } = await askFirst(asked);
    for (const seen = new Set([page.href]); ; seen.add(page.href)) {
      if (answer.status !== 200) throw new Error(`The list was answered with ${answer.status}.`);
      for (const member of readMembers(answer.text)) {
        if (found.has(member.subject)) continue;
        const isStudent = member.isActive && member.isLearner;
        if (isStudent && students === mostStudents) return { members: [...found.values()], isCut: true };
        if (isStudent) students += 1;
        found.set(member.subject, member);
      }
      const next = nextOf(answer.link, page);
      if (!next) return { members: [...found.values()], isCut: false };
      checkNext(next, asked, seen);
      if (seen.size === mostPages) return { members: [...found.values()], isCut: true };
      if (clock.now().getTime() > until) throw new Error('The list took too long.');
      page = next;
      answer = await askPage(asked.platform, page);
    }
  };
}
