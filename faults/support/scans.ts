import type { Scan, ScanPage } from '@akada/contract';
import { asSharp, drawPage, notes, notesAt } from '../../server/test/documents/photograph.ts';
import { ask } from './ask.ts';

/** A photograph of a page that says which one it is. */
export async function photographOf(number: number): Promise<Buffer> {
  const head = `Page ${['one', 'two', 'three', 'four', 'five', 'six'][number - 1]} of the lecture notes`;
  return asSharp(await drawPage(notesAt([head, ...notes])))
    .resize(1400)
    .jpeg({ quality: 60 })
    .toBuffer();
}

export const headOf = (text: string) => /Page (\w+) of the lecture notes/.exec(text)?.[1] ?? text;

export interface ScanOf {
  url: string;
  token: string;
  id: string;
}

const at = ({ url, id }: ScanOf, rest = '') => `${url}/api/v1/scans/${id}${rest}`;

export async function begin({ url, token, id }: ScanOf): Promise<number> {
  return (await ask(`${url}/api/v1/scans`, { token, body: { id } })).status;
}

export async function send(scan: ScanOf, key: string, picture: Buffer) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), `${key}.jpg`);
  return ask<ScanPage>(at(scan, `/pages/${key}`), { method: 'PUT', token: scan.token, form });
}

export async function pagesOf(scan: ScanOf): Promise<ScanPage[]> {
  const { body } = await ask<Scan>(at(scan), { token: scan.token });
  return body.pages ?? [];
}

/** What was read of a page, line by line. */
export async function textOf(scan: ScanOf, key: string): Promise<string> {
  const { body } = await ask<{ lines: { words: { text: string }[] }[] }>(at(scan, `/pages/${key}`), {
    token: scan.token,
  });
  return (body.lines ?? []).map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n');
}
