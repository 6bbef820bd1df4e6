import type { Handlers } from '../../../platform/mount.ts';
import type { SharedPapers } from './shared-papers.ts';

export function sharedPapersRoutes(shared: SharedPapers): Handlers<'sharedPapers'> {
  return {
    share: ({ account, params }) => shared.share(account.id, params.id),
    close: ({ account, params }) => shared.close(account.id, params.id),
    renew: ({ account, params }) => shared.renew(account.id, params.id),
    get: ({ account, params }) => shared.get(account?.id, params.id),
    copy: ({ account, params }) => shared.copy(account.id, params.id),
    report: ({ params, body, caller }) => shared.report(params.id, body, caller),
  };
}
