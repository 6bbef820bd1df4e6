/** A part of a written lesson: its heading and all that stands below it, itself included. */
export interface WrittenPart {
  heading: string;
  text: string;
}

/** The opening, and the parts; a line within a fence is no heading. */
export function partsOf(markdown: string): { opening: string; parts: WrittenPart[] } {
  const opening: string[] = [];
  const parts: { heading: string; lines: string[] }[] = [];
  let isFenced = false;
  for (const line of markdown.split('\n')) {
    if (/^`{3,}/.test(line)) isFenced = !isFenced;
    const [, heading] = (!isFenced && /^## +(.+?)\s*$/.exec(line)) || [];
    if (heading) parts.push({ heading, lines: [] });
    (parts.at(-1)?.lines ?? opening).push(line);
  }
  return {
    opening: opening.join('\n').trim(),
    parts: parts.map(({ heading, lines }) => ({ heading, text: lines.join('\n').trim() })),
  };
}

export const joined = (opening: string, parts: readonly WrittenPart[]): string =>
  [opening, ...parts.map(({ text }) => text)].filter(Boolean).join('\n\n');

/** What a part says, without its heading, its check and its picture. */
export const paragraphsOf = ({ text }: WrittenPart): string[] =>
  text
    .replace(/^```\w*\n[\s\S]*?^```$/gm, '')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph && !paragraph.startsWith('## '));
