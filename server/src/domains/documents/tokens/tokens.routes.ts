import { creating, type Handlers } from '../../../platform/mount.ts';
import type { TokensService } from './tokens.service.ts';

export function tokensRoutes(tokens: TokensService): Handlers<'tokens'> {
  return {
    packages: async () => ({ packages: [...tokens.packages()] }),
    balance: ({ account }) => tokens.balance(account.id),
    purchase: creating(({ account, body }, making) => tokens.purchase(account.id, body.package_id, making)),
    verify: ({ account, params }) => tokens.verify(account.id, params.reference),
  };
}
