import { z } from 'zod';
import { scoreScope } from '../launch/message.ts';
import { membersScope } from '../members/members-claim.ts';

/** What platform and tool tell each other when a platform registers itself (LTI Dynamic Registration 1.0). */

const platformConfiguration = 'https://purl.imsglobal.org/spec/lti-platform-configuration';
const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

const Address = z.url().max(2000);

export const PlatformConfigurationSchema = z.object({
  issuer: z.string().min(1).max(500),
  authorization_endpoint: Address,
  token_endpoint: Address,
  jwks_uri: Address,
  registration_endpoint: Address,
  [platformConfiguration]: z.object({ product_family_code: z.string().max(60).optional() }).optional(),
});
type PlatformConfiguration = z.output<typeof PlatformConfigurationSchema>;

export const RegisteredSchema = z.object({
  client_id: z.string().min(1).max(255),
  [toolConfiguration]: z.object({ deployment_id: z.string().min(1).max(255).optional() }).optional(),
});

export const deploymentOf = (registered: z.output<typeof RegisteredSchema>): string | null =>
  registered[toolConfiguration]?.deployment_id ?? null;

/** What people read: the product and where it is. */
export function nameOf(configuration: PlatformConfiguration): string {
  const { hostname } = new URL(configuration.issuer);
  const product = configuration[platformConfiguration]?.product_family_code;
  return product ? `${product} (${hostname})` : hostname;
}

/** Asks for no more than this tool reads: who somebody is called, to write scores, and who is in a course. */
export function toolRegistration(publicUrl: string) {
  const target = `${publicUrl}/`;
  return {
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: `${publicUrl}/api/v1/lti/login`,
    redirect_uris: [`${publicUrl}/api/v1/lti/launch`],
    client_name: 'Akada',
    logo_uri: `${publicUrl}/icon-192.png`,
    jwks_uri: `${publicUrl}/api/v1/lti/keys`,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: `${scoreScope} ${membersScope}`,
    [toolConfiguration]: {
      domain: new URL(publicUrl).host,
      target_link_uri: target,
      claims: ['iss', 'sub', 'name', 'given_name', 'family_name'],
      messages: [
        { type: 'LtiResourceLinkRequest', target_link_uri: target },
        { type: 'LtiDeepLinkingRequest', target_link_uri: target, label: 'Akada' },
      ],
    },
  };
}
