import type { FastifyReply } from 'fastify';

interface Download {
  name: string;
  type: string;
  content: string | Uint8Array | NodeJS.ReadableStream;
  /** Where the content is a stream whose length is known. */
  bytes?: number;
}

/** The header that makes a browser save a file under its name, in any script (RFC 6266). */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Sends a file to be saved: never shown, run or kept on the way, whatever stands in it. */
export function sendDownload(reply: FastifyReply, { name, type, content, bytes }: Download): FastifyReply {
  if (bytes !== undefined) reply.header('content-length', bytes);
  return reply
    .header('content-disposition', attachment(name))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .header('content-type', type)
    .send(content instanceof Uint8Array ? Buffer.from(content) : content);
}
