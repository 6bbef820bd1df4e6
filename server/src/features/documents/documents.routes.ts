import { AppError } from '../../platform/app-error.ts';
import type { Handlers } from '../../platform/mount.ts';

const soon = async (): Promise<never> => {
  throw new AppError('unavailable');
};

export function documentsRoutes(): Handlers<'documents'> {
  return {
    upload: soon,
    uploadFree: soon,
    list: soon,
    get: soon,
    section: soon,
    download: soon,
    remove: soon,
    ask: soon,
    messages: soon,
    prompts: soon,
  };
}
