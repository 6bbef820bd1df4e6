import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Fonts (woff2) and images are compressed already; source maps are for us, not for phones.
const compressible = /\.(html|js|mjs|css|svg|json|webmanifest|txt|xml|wasm|ttf)$/;

/**
 * Leaves `x.br` and `x.gz` beside each compressible file that becomes smaller.
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => compressible.test(file))
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile());
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const forms = { br: await brotli(bytes), gz: await promisify(gzip)(bytes, { level: 9 }) };
      for (const [extension, form] of Object.entries(forms)) {
        if (form.length < bytes.length) writeFileSync(`${file}.${extension}`, form);
      }
    }),
  );
}

/** @param {Buffer} bytes */
function brotli(bytes) {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
