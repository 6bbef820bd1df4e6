import { strToU8, zipSync } from 'fflate';
import type { WritableQuestion } from '../src/domains/quizzes/exchange/formats/draft.ts';

/** Packages of questions as they are sent: in base64. */

type Write = (quiz: { title: string; questions: readonly WritableQuestion[] }) => Uint8Array;

export const packed =
  (write: Write) =>
  (questions: readonly WritableQuestion[]): string =>
    Buffer.from(write({ title: 'T', questions })).toString('base64');

export const packageOf = (files: Record<string, string | Uint8Array>): string => {
  const all = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(all))).toString('base64');
};

/** A manifest with these resources, each by its type and its file. */
export const manifestOf = (...resources: readonly (readonly [type: string, href: string, more?: string])[]): string =>
  `<manifest><resources>${resources
    .map(
      ([type, href, more = ''], at) =>
        `<resource identifier="r${at}" type="${type}"><file href="${href}"/>${more}</resource>`,
    )
    .join('')}</resources></manifest>`;
