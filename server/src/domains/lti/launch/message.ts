import { z } from 'zod';
import { cutTo, isStorable } from '../../../platform/storable.ts';
import { type LinkingRequest, LinkingSettingsSchema, linkingClaims, readLinking } from '../linking/linking-request.ts';
import { MembersClaimSchema, membersClaim } from '../members/members-claim.ts';

/** What a platform's message says, as far as this tool reads it (LTI 1.3 core and Advantage). */

const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}` as const;
export const messageClaims = {
  messageType: claim('message_type'),
  version: claim('version'),
  deployment: claim('deployment_id'),
  target: claim('target_link_uri'),
  resourceLink: claim('resource_link'),
  roles: claim('roles'),
  context: claim('context'),
  grades: 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
  members: membersClaim,
  linking: linkingClaims.settings,
} as const;

export const scoreScope = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';

/** Texts of elsewhere, cut to what a row takes. */
const text = (most: number) => z.string().transform((value) => cutTo(value, most));

const everyMessage = {
  sub: z.string().min(1).max(255),
  nonce: z.string().min(1).max(500),
  name: text(120).optional(),
  given_name: text(60).optional(),
  family_name: text(60).optional(),
  version: z.literal('1.3.0'),
  deployment: z.string().min(1).max(255),
  roles: z.array(z.string().max(500)).max(200).default([]),
  context: z.object({ id: z.string().min(1).max(255), title: text(300).optional() }).optional(),
  grades: z
    .object({ scope: z.array(z.string()).max(50).default([]), lineitem: z.url().max(1000).optional() })
    .optional(),
  members: MembersClaimSchema,
};

const MessageSchema = z.discriminatedUnion('messageType', [
  z.object({
    ...everyMessage,
    messageType: z.literal('LtiResourceLinkRequest'),
    target: z.string().max(2000),
    resourceLink: z.object({ id: z.string().min(1).max(255) }),
  }),
  z.object({ ...everyMessage, messageType: z.literal('LtiDeepLinkingRequest'), linking: LinkingSettingsSchema }),
]);
type Message = z.output<typeof MessageSchema>;

/** The claims by short names, beside those that are short already. */
function withShortNames(payload: Record<string, unknown>): Record<string, unknown> {
  return {
    ...payload,
    ...Object.fromEntries(Object.entries(messageClaims).map(([short, long]) => [short, payload[long]])),
  };
}

/** What is kept of a launch. */
export interface LaunchMessage {
  deployment: string;
  /** What the platform calls the person. */
  name: string;
  context: { id: string; title: string } | null;
  /** Counts inside the context, and nowhere else. */
  isInstructor: boolean;
  /** The path in the app. */
  goTo: string;
  /** The column of the gradebook that belongs to the link, where the platform takes scores for it. */
  lineItem: string | null;
  /** The quiz that the link opens, whose results go there. */
  quizId: string | null;
  /** The platform asks what shall stand in the course; absent in launches from before that was known. */
  linking?: LinkingRequest | null;
  /** Which link in the course it was, and where the platform says who is in the course; absent like the one above. */
  linkId?: string | null;
  membersUrl?: string | null;
}

export interface ReadMessage extends Omit<LaunchMessage, 'quizId' | 'goTo'> {
  /** Null where something is to be chosen first. */
  goTo: string | null;
  subject: string;
  nonce: string;
}

/** Only roles inside the context: who administers the platform as a whole teaches nobody by that. */
const teaching =
  /^(http:\/\/purl\.imsglobal\.org\/vocab\/lis\/v2\/membership(\/Instructor)?#(Instructor|ContentDeveloper|Administrator|TeachingAssistant|Lecturer|PrimaryInstructor)|Instructor)$/;

export const isTeaching = (roles: readonly string[]): boolean => roles.some((role) => teaching.test(role));

function nameOf({ name, given_name, family_name }: Message): string {
  const parts = [given_name, family_name].filter(Boolean).join(' ');
  return cutTo(name?.trim() || parts.trim() || 'Learner', 120);
}

/** The pages that a platform can open. Whatever else it names is refused, so that no launch leads away from here. */
const openable = [
  /^\/$/,
  /^\/dashboard$/,
  /^\/quiz\/[\w-]{1,64}$/,
  /^\/courses\/[a-z\d-]{1,40}\/lessons\/[a-z\d-]{1,120}$/,
  /^\/courses\/[a-z\d-]{1,40}\/weeks\/\d{1,2}$/,
];

/** The path in the app that an address of a launch means; null where it is none of ours. */
export function readTarget(address: string, publicUrl: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.origin !== new URL(publicUrl).origin || url.username || url.password) return null;
  if (!openable.some((pattern) => pattern.test(url.pathname))) return null;
  return url.pathname === '/' ? '/dashboard' : url.pathname;
}

/** The message of a token whose signature holds; a sentence for the log where it cannot be one. */
export function readMessage(payload: Record<string, unknown>, publicUrl: string): ReadMessage | string {
  if (!isStorable(payload)) return 'a claim holds what no text can';
  const parsed = MessageSchema.safeParse(withShortNames(payload));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `${issue?.path.join('.')}: ${issue?.message}`;
  }
  const { sub, nonce, deployment, roles, context, grades, members } = parsed.data;
  const opened = whatOpens(parsed.data, publicUrl);
  if (typeof opened === 'string') return opened;
  return {
    ...opened,
    subject: sub,
    nonce,
    deployment,
    name: nameOf(parsed.data),
    context: context ? { id: context.id, title: context.title ?? '' } : null,
    isInstructor: isTeaching(roles),
    lineItem: (grades?.scope.includes(scoreScope) && grades.lineitem) || null,
    linkId: 'resourceLink' in parsed.data ? parsed.data.resourceLink.id : null,
    membersUrl: members?.context_memberships_url ?? null,
  };
}

/** A page of this tool, or a choice for whoever teaches in the course. */
function whatOpens(message: Message, publicUrl: string): Pick<ReadMessage, 'goTo' | 'linking'> | string {
  if (message.messageType === 'LtiDeepLinkingRequest') {
    if (!message.context || !isTeaching(message.roles)) return 'only who teaches in a course chooses for it';
    const linking = readLinking(message.linking);
    return typeof linking === 'string' ? linking : { goTo: null, linking };
  }
  const goTo = readTarget(message.target, publicUrl);
  return goTo === null ? 'the target is no page of this tool' : { goTo, linking: null };
}

/** How long a launch may take at the platform, and how long its one-time code may be redeemed. */
export const platformMinutes = 10;
export const codeMinutes = 10;

export const isExpired = (since: Date, minutes: number, now: Date): boolean =>
  now.getTime() - since.getTime() > minutes * 60_000;
