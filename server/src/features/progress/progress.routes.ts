import type { Handlers } from '../../platform/mount.ts';
import type { ProgressService } from './progress.service.ts';

export function progressRoutes(progress: ProgressService): Handlers<'progress'> {
  return { overview: ({ account }) => progress.overview(account) };
}
