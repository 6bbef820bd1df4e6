import type { Line } from './lines.ts';

const leader = /\s*(?:[.…·_]\s?){3,}\s*/;

/** A line of a list of contents, with its page at the far end: dots lead there, or white. */
export function isContentsLine({ words, size, text }: Line): boolean {
  const last = words.at(-1);
  const before = words.at(-2);
  if (!last || !before || !/^(?:\d{1,4}|[ivxlc]{1,7})$/.test(last.text)) return false;
  return leader.test(text) || last.left - before.right > size * 3;
}

/** Without the dots. */
export const withoutLeader = (text: string) => text.replace(new RegExp(leader, 'g'), ' ');
