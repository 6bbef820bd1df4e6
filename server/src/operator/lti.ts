import type { AppDeps } from '../deps.ts';
import { type Command, withServices } from './command.ts';

/** What the operator does about learning platforms (docs/lti.md). */

const platforms = <T>(
  deps: AppDeps,
  work: (platforms: Parameters<Parameters<typeof withServices>[1]>[0]['platforms']) => Promise<T>,
) => withServices(deps, ({ platforms: service }) => work(service));

const platform = '<platform>';

export const ltiCommands: Record<string, Command> = {
  'lti-platform': {
    takes: ['<name>', '<issuer>', '<client id>', '<log-in url>', '<token url>', '<keys url>', '<deployment id>'],
    about: 'lets a learning platform launch this server; prints what its administrator needs',
    run: (deps, name = '', issuer = '', clientId = '', loginUrl = '', tokenUrl = '', keysUrl = '', deploymentId = '') =>
      platforms(deps, async (all) => {
        const id = await all.add({ name, issuer, clientId, loginUrl, tokenUrl, keysUrl, deploymentId });
        return [`The platform ${id} may launch now.`, ...addressesOf(deps)].join('\n');
      }),
  },
  'lti-platforms': {
    takes: [],
    about: 'the learning platforms that may launch, and the addresses that their administrators need',
    run: (deps) =>
      platforms(deps, async (all) => {
        const lines = (await all.list()).map(
          ({ id, name, issuer, client_id, origins, deployments }) =>
            `${id}  ${name}  ${issuer}  client ${client_id}\n  deployments: ${deployments.join(', ') || 'none'}\n  framed by: ${origins.join(', ')}`,
        );
        return [...(lines.length > 0 ? lines : ['No platform may launch.']), ...addressesOf(deps)].join('\n');
      }),
  },
  'lti-invite': {
    takes: [],
    about: 'a link by which one learning platform registers itself, good once and for a week',
    run: (deps) => withServices(deps, ({ platformRegistration }) => platformRegistration.invite()),
  },
  'lti-name': {
    takes: [platform, '<name>'],
    about: 'changes what people read of a platform, such as “University of Lagos Moodle”',
    run: (deps, id = '', name = '') =>
      platforms(deps, async (all) => {
        await all.rename(id, name);
        return `The platform ${id} is called ${name.trim()} now.`;
      }),
  },
  'lti-deployment': {
    takes: [platform, '<deployment id>'],
    about: 'lets a platform launch from another place of it',
    run: (deps, id = '', deploymentId = '') =>
      platforms(deps, async (all) => {
        await all.addDeployment(id, deploymentId);
        return `The platform ${id} may launch from ${deploymentId}.`;
      }),
  },
  'lti-origin': {
    takes: [platform, '<https://…>'],
    about: 'lets pages of another address frame a platform’s launches',
    run: (deps, id = '', origin = '') =>
      platforms(deps, async (all) => {
        await all.addOrigin(id, origin);
        return `Pages of ${origin} may frame launches of ${id}.`;
      }),
  },
  'lti-remove': {
    takes: [platform],
    about: 'lets a platform launch no more, and forgets whom it launched; their accounts stay',
    run: (deps, id = '') =>
      platforms(deps, async (all) => {
        await all.remove(id);
        return `The platform ${id} may launch no more.`;
      }),
  },
};

const addressesOf = ({ config: { publicUrl } }: AppDeps) => [
  `Tool address:   ${publicUrl}/`,
  `Log-in address: ${publicUrl}/api/v1/lti/login`,
  `Redirection:    ${publicUrl}/api/v1/lti/launch`,
  `Public keys:    ${publicUrl}/api/v1/lti/keys`,
];
