import { fileURLToPath } from 'node:url';

/** The repository's root folder, whatever folder a command is called from. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
