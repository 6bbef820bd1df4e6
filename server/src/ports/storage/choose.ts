import { join } from 'node:path';
import { dataFolder } from '../../platform/data-folder.ts';
import { createDiskStorage } from './disk.ts';
import type { Storage } from './port.ts';
import { createS3Storage, type S3Choice } from './s3.ts';

/** The bucket that the configuration names, otherwise the data folder of this machine. */
export function chooseStorage({ dataDir, s3 }: { dataDir: string; s3: S3Choice | undefined }): Storage {
  return s3 ? createS3Storage(s3) : createDiskStorage(join(dataDir, dataFolder.files));
}
