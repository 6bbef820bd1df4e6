import { createReadStream } from 'node:fs';
import type { UploadedDocument } from '@akada/contract';
import { AppError } from '../../platform/app-error.ts';
import type { SpooledFile } from '../../platform/uploads.ts';
import { toDocument } from './document-shape.ts';
import type { DocumentsDeps } from './documents.deps.ts';
import * as repo from './documents.repo.ts';
import { safeFileName } from './file-name.rules.ts';
import type { Keeping } from './keeping.ts';
import type { FilesOfPictures } from './scans/files-of-pictures.ts';
import { leftOutNotice } from './scans/left-out.rules.ts';
import type { Sender, Spool, Spooling } from './spooling.ts';

export interface Uploads {
  /** Takes in a file that `spool` streams to the folder it is given; the same bytes are read once for each owner. */
  receive(sender: Sender, spool: Spool): Promise<UploadedDocument>;
}

interface UploadsDeps extends DocumentsDeps {
  keeping: Keeping;
  spooling: Spooling;
  filesOfPictures: FilesOfPictures;
}

export function createUploads(deps: UploadsDeps): Uploads {
  const { db, reader, tokens, keeping, spooling, filesOfPictures, quotaBytes } = deps;
  const underWay = new Map<string, Promise<repo.DocumentRow>>();

  async function intake(sender: Sender, file: SpooledFile): Promise<repo.DocumentRow> {
    const { ownerId } = sender;
    if ((await keeping.sumSizes(ownerId)) + file.size > quotaBytes) throw new AppError('storage_quota_reached');
    const filename = safeFileName(file.name);
    const read = await reader
      .read({ path: file.path, name: filename }, { who: ownerId, size: file.size })
      .catch((error) => filesOfPictures.takeInstead(ownerId, file, error));
    const scan = filesOfPictures.among(ownerId, file, read);
    return keeping.keep(sender, {
      ...read,
      sha256: file.sha256,
      filename,
      size: file.size,
      file: () => createReadStream(file.path),
      scan,
      notice: scan && leftOutNotice(scan.pages.map(({ position, state }) => ({ number: position, state }))),
    });
  }

  async function take(sender: Sender, file: SpooledFile): Promise<UploadedDocument> {
    const { ownerId } = sender;
    const content = `${ownerId} ${file.sha256}`;
    const before = (await repo.findByContent(db.queries, ownerId, file.sha256)) ?? (await underWay.get(content));
    const row = before ?? (await begin(content, intake(sender, file)));
    const unlocked = await tokens.listUnlocked(ownerId, [row.id]);
    return { ...toDocument(row, unlocked.has(row.id)), already_uploaded: before !== undefined };
  }

  function begin(content: string, work: Promise<repo.DocumentRow>): Promise<repo.DocumentRow> {
    const done = work.finally(() => underWay.delete(content));
    underWay.set(content, done);
    return done;
  }

  return {
    receive: (sender, spool) => spooling.receive(sender, spool, (file) => take(sender, file)),
  };
}
