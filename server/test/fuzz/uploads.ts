import { readdirSync, readFileSync } from 'node:fs';
import type { Random } from './random.ts';
import type { Wildness } from './values.ts';

const folder = new URL('../documents/samples/', import.meta.url);
/** The small ones: what a large file costs is for the bench. */
const samples = readdirSync(folder)
  .filter((name) => name !== 'big.pdf')
  .map((name) => ({ name, content: readFileSync(new URL(name, folder)) }));
const names = ['notes.txt', 'slides.pptx', 'a.pdf', 'me.png', '../../x.doc', 'no-ending', '', 'ọ̀rọ̀ 😀.odt', 'con.exe'];

/** Makes multipart bodies: whole files, cut ones, files under a false name, empty ones, and forms that break off. */
export function createUploads(random: Random) {
  function content(wild: Wildness): { name: string; content: Buffer } {
    const sample = random.pick(samples);
    const isCut = random.chance(wild * 2);
    const end = isCut ? random.below(sample.content.length) : sample.content.length;
    const made = random.pick([
      '',
      '\u0000',
      '. '.repeat(400),
      'A cell is the smallest unit of life.\n'.repeat(20),
      '\ufffe',
    ]);
    return {
      name: random.chance(wild) ? random.pick(names) : sample.name,
      content: random.chance(0.7) ? Buffer.from(made) : sample.content.subarray(0, end),
    };
  }

  return (wild: Wildness) => {
    const boundary = `b${random.word()}`;
    const file = content(wild);
    const field = random.chance(wild / 2) ? random.pick(['files', '__proto__', '', 'file[]']) : 'file';
    const parts = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      file.content,
      Buffer.from(random.chance(wild / 2) ? '' : `\r\n--${boundary}--\r\n`),
    ]);
    const named = random.chance(wild / 4) ? '' : `; boundary=${boundary}`;
    return { headers: { 'content-type': `multipart/form-data${named}` }, payload: parts };
  };
}
