import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below this, compression saves less than a packet. */
const leastBytes = 2048;

// Quick rather than small: an answer is compressed each time it is given.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressors = {
  br: (text: string | Buffer) => promisify(brotliCompress)(text, brotliOptions),
  gzip: (text: string | Buffer) => promisify(gzip)(text),
};

/** JSON goes compressed to whoever takes it: data is expensive. Files and pages see to themselves. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { written } = reply;
    const body = written?.body ?? payload;
    if ((!written && typeof body !== 'string') || (body as string | Buffer).length < leastBytes) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).header('vary', 'accept-encoding').removeHeader('content-length');
    const known = written?.compressed.get(encoding);
    if (known) return known;
    const compressed = await compressors[encoding](body as string | Buffer);
    written?.compressed.set(encoding, compressed);
    return compressed;
  });
}
