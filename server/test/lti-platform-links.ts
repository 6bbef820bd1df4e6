import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';

/** The part of the platform on loopback in which a lecturer chooses what of a tool stands in the course (Deep Linking 2.0). */

export interface TakenLink {
  type: string;
  title: string;
  text?: string;
  url: string;
  lineItem?: { label: string; scoreMaximum: number; resourceId: string };
}

/** Who takes the answer, as far as it matters here. */
interface Asking {
  issuer: string;
  clientId: string;
  deploymentId: string;
  toolKeys: () => Promise<JSONWebKeySet>;
}

export const instructor = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor';

const linking = (name: string) => `https://purl.imsglobal.org/spec/lti-dl/claim/${name}`;
const core = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;

/** What goes back as it came: also signs that mean something in a page. */
const data = 'choice "1" <of> this & that';

export const linkingSettings = {
  name: linking('deep_linking_settings'),
  of: (issuer: string) => ({
    deep_link_return_url: `${issuer}/links?course=1`,
    accept_types: ['link', 'ltiResourceLink'],
    accept_presentation_document_targets: ['iframe', 'window'],
    accept_multiple: true,
    data,
  }),
};

/** How a message that asks for a choice differs from a launch of a link. */
export const asksForLinks = (issuer: string): JWTPayload => ({
  [core('message_type')]: 'LtiDeepLinkingRequest',
  [core('resource_link')]: undefined,
  [core('target_link_uri')]: undefined,
  [linkingSettings.name]: linkingSettings.of(issuer),
});

/** Takes what the tool's page has posted, if the tool signed it for this platform. */
export async function takeLinks(self: Asking, body: string): Promise<TakenLink[]> {
  const { payload } = await jwtVerify(
    new URLSearchParams(body).get('JWT') ?? '',
    createLocalJWKSet(await self.toolKeys()),
    {
      issuer: self.clientId,
      audience: self.issuer,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'nonce'],
    },
  );
  const said = (name: string) => payload[name];
  const isAnswer = said(core('message_type')) === 'LtiDeepLinkingResponse' && said(core('version')) === '1.3.0';
  if (!isAnswer || said(core('deployment_id')) !== self.deploymentId || said(linking('data')) !== data)
    throw new Error('The tool answered something else.');
  return said(linking('content_items')) as TakenLink[];
}
