/**
 * Everything that the product itself makes in its data folder (DATA_DIR), by name: whoever adds something there adds it here. What
 * else lies there is somebody else's, and is left alone.
 */
export const dataFolder = {
  secret: 'secret',
  logs: 'logs',
  lock: 'akada.lock',
  database: 'db',
  files: 'files',
  uploads: 'uploads',
  directions: 'directions',
  teacherCheck: 'teacher-check.json',
} as const;

const names: ReadonlySet<string> = new Set(Object.values(dataFolder));
/** What is on its way into them lies beside them until it is whole. */
const unfinished: ReadonlySet<string> = new Set([`${dataFolder.files}-incoming`, `${dataFolder.files}-restoring`]);
const databaseInMaking = `${dataFolder.database}.making-`;

export const isOfDataFolder = (name: string): boolean =>
  names.has(name) || unfinished.has(name) || name.startsWith(databaseInMaking);
