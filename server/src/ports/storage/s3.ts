import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { boundedFetch } from '../../platform/bounded-fetch.ts';
import { storageFull } from '../../platform/disk-full.ts';
import { growingPause } from '../../platform/growing-pause.ts';
import { inParts } from './parts.ts';
import { assertSafeKey, type Storage } from './port.ts';

export interface S3Choice {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface S3Options {
  /** No more than this of a file is in memory at a time. S3 itself asks for at least 5 MB. */
  partSize?: number;
}

/** What the storage says about itself is short; a part of a file may take its time to get there. */
const askShort = boundedFetch({ bytes: 1024 * 1024, ms: 5 * 60_000 });
/** Whoever reads a file sets the pace; only its beginning has to come soon. */
const askFile = boundedFetch({ bytes: 1024 * 1024 * 1024, ms: 30_000, isFile: true });

const mostTries = 4;
const pauses = { firstMs: 100, longestMs: 2_000 };
const isWorthAnotherTry = (status: number) => status >= 500 || status === 429;

const codesOfFullness = /<Code>(QuotaExceeded|XMinioStorageFull|InsufficientStorage)<\/Code>/;

/** Raised when the storage is away for now; the error handler knows it as "unavailable". */
class StorageAway extends Error {
  readonly code = 'STORAGE_AWAY';
}

/** Files in a bucket of Amazon S3 or of anything that speaks like it (MinIO, Garage, R2), addressed by path. */
export function createS3Storage(choice: S3Choice, { partSize = 8 * 1024 * 1024 }: S3Options = {}): Storage {
  const { accessKeyId, secretAccessKey, region } = choice;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const root = `${choice.endpoint.replace(/\/+$/, '')}/${choice.bucket}`;
  const addressOf = (key: string) => {
    assertSafeKey(key);
    return `${root}/${key}`;
  };

  async function askAgain(address: string, init: RequestInit): Promise<Response> {
    const send = init.method === 'GET' ? askFile : askShort;
    for (let tried = 1; ; tried++) {
      const response = await send(await client.sign(address, init)).catch((cause: unknown) => {
        if (tried >= mostTries) throw new StorageAway('The file storage does not answer.', { cause });
      });
      if (response && (!isWorthAnotherTry(response.status) || tried >= mostTries)) return response;
      await response?.body?.cancel();
      await sleep(growingPause(tried, pauses));
    }
  }

  async function ask(address: string, init: RequestInit, accepted: number[] = []): Promise<Response> {
    const response = await askAgain(address, init);
    if (response.ok || accepted.includes(response.status)) return response;
    const text = await response.text();
    if (response.status === 507 || codesOfFullness.test(text)) throw storageFull();
    const fault = `The file storage answered ${response.status} to ${init.method}.`;
    throw isWorthAnotherTry(response.status) ? new StorageAway(fault) : new Error(fault);
  }

  /** Nothing stands under the key before the last part has arrived and the whole is complete. */
  async function putParts(address: string, first: Buffer, rest: AsyncIterable<Buffer>): Promise<void> {
    const begun = await (await ask(`${address}?uploads=`, { method: 'POST' })).text();
    const id = /<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1];
    if (!id) throw new Error('The file storage did not begin an upload.');
    const upload = `uploadId=${encodeURIComponent(id)}`;
    try {
      const tags: string[] = [];
      const send = async (part: Buffer) => {
        const number = tags.length + 1;
        const sent = await ask(`${address}?partNumber=${number}&${upload}`, { method: 'PUT', body: bodyOf(part) });
        tags.push(`<Part><PartNumber>${number}</PartNumber><ETag>${sent.headers.get('etag')}</ETag></Part>`);
      };
      await send(first);
      for await (const part of rest) await send(part);
      const body = `<CompleteMultipartUpload>${tags.join('')}</CompleteMultipartUpload>`;
      const completed = await (await ask(`${address}?${upload}`, { method: 'POST', body })).text();
      // S3 says 200 before it is done, and may still report a fault behind it.
      if (completed.includes('<Error>')) throw new Error('The file storage could not complete an upload.');
    } catch (error) {
      await ask(`${address}?${upload}`, { method: 'DELETE' }).catch(() => undefined);
      throw error;
    }
  }

  return {
    async put(key, content) {
      const address = addressOf(key);
      const parts = inParts(content instanceof Readable ? content : Readable.from([content]), partSize);
      const first = (await parts.next()).value ?? Buffer.alloc(0);
      if (first.length < partSize) await ask(address, { method: 'PUT', body: bodyOf(first) });
      else await putParts(address, first, parts);
    },

    async find(key) {
      const response = await ask(addressOf(key), { method: 'GET' }, [404]);
      if (response.status === 404 || !response.body) {
        await response.body?.cancel();
        return null;
      }
      const size = Number(response.headers.get('content-length'));
      return { size, stream: Readable.fromWeb(response.body as ReadableStream) };
    },

    exists: async (key) => (await ask(addressOf(key), { method: 'HEAD' }, [404])).ok,

    async delete(key) {
      await ask(addressOf(key), { method: 'DELETE' }, [404]);
    },
  };
}

const bodyOf = (bytes: Buffer) => new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length);
