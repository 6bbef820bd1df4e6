import { z } from 'zod';
import { cutTo, storable } from '../../../platform/storable.ts';
import { isTeaching } from '../launch/message.ts';

/** What a page of a course's list says of people. */
export interface Member {
  subject: string;
  name: string | null;
  isActive: boolean;
  isTeacher: boolean;
  isLearner: boolean;
}

const PageSchema = z.object({ members: z.array(z.unknown()) });

const name = z.string().optional().catch(undefined);
const MemberSchema = z.object({
  user_id: z.string().min(1).max(255),
  roles: z.array(z.string()).min(1),
  // Nothing said means active.
  status: z.string().default('Active'),
  name,
  given_name: name,
  family_name: name,
});

const learning =
  /^(http:\/\/purl\.imsglobal\.org\/vocab\/lis\/v2\/membership(\/Learner)?#(Learner|ExternalLearner|GuestLearner|NonCreditLearner)|Learner)$/;
/** Stands in for a student where a lecturer tries things out. */
const nobody = 'http://purl.imsglobal.org/vocab/lti/system/person#TestUser';

const longestName = 120;

/** Moodle gives names in a list as they stand in a page. */
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'" };
const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#0?39);/g, (entity, name: string) => signs[name] ?? entity);

function nameOf({ name: whole, given_name, family_name }: z.output<typeof MemberSchema>): string | null {
  const parts = [given_name, family_name].filter(Boolean).join(' ');
  return cutTo(storable(unescaped(whole?.trim() || parts.trim())), longestName) || null;
}

/** Never with a word of the answer, which goes into no log. */
function readPage(text: string): unknown[] {
  try {
    return PageSchema.parse(JSON.parse(text)).members;
  } catch {
    throw new Error('The answer is no list of people.');
  }
}

/** The people of one page; who can't be read is passed over. Throws where it is no page of such a list. */
export function readMembers(text: string): Member[] {
  return readPage(text).flatMap((one) => {
    const { data } = MemberSchema.safeParse(one);
    if (!data) return [];
    const { user_id: subject, roles, status } = data;
    const isTeacher = isTeaching(roles);
    // Whoever teaches a course isn't waited for, whatever else they are in it.
    const isLearner = !isTeacher && !roles.includes(nobody) && roles.some((role) => learning.test(role));
    return [{ subject, name: nameOf(data), isActive: status === 'Active', isTeacher, isLearner }];
  });
}

/** The address of the next page in a header of links (RFC 8288), as it may stand relative to this one. */
export function nextOf(link: string | undefined, page: URL): URL | null {
  for (const [, address = '', parameters = ''] of (link ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    const relation = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters);
    const isNext = (relation?.[1] ?? relation?.[2] ?? '').toLowerCase().split(/\s+/).includes('next');
    if (isNext) return URL.canParse(address, page) ? new URL(address, page) : null;
  }
  return null;
}

const inOrder = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** By name; those whose name the platform doesn't tell come last. */
export function byName(a: { name: string | null }, b: { name: string | null }): number {
  if (a.name === null || b.name === null) return Number(a.name === null) - Number(b.name === null);
  return inOrder.compare(a.name, b.name);
}
