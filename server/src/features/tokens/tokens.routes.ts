import { AppError } from '../../platform/app-error.ts';
import type { Handlers } from '../../platform/mount.ts';

const soon = async (): Promise<never> => {
  throw new AppError('unavailable');
};

export function tokensRoutes(): Handlers<'tokens'> {
  return { packages: soon, balance: soon, purchase: soon, verify: soon };
}
