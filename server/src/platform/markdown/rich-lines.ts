import { escaped } from '../one-file/one-file.ts';
import { holdsFormulas } from './formulas.ts';
import type { LinesApart } from './render-apart.ts';

/** Lines that people typed, as HTML where they hold formulas. */
export interface RichLines {
  /** Whether it is shown otherwise than as plain text. */
  has(line: string): boolean;
  /** Any of them, with formulas or without. */
  html(line: string): string;
}

/** Draws the formulas of lines that somebody typed. */
export type RenderRich = (lines: readonly string[], who?: string) => Promise<RichLines>;

/** The signs of rendered lines that are kept: a hall that opens a quiz has it drawn once. */
const mostKept = 20_000_000;

const plainHtml = (line: string) => escaped(line).replace(/\r?\n/g, '<br>');

export function createRenderRich({ lines: renderLines }: LinesApart): RenderRich {
  const kept = new Map<string, string>();
  /** Those that a thread has at the moment. */
  const underWay = new Map<string, Promise<void>>();
  let size = 0;

  function keep(line: string, html: string): void {
    if (kept.has(line)) return;
    kept.set(line, html);
    size += html.length;
    for (const [oldest, { length }] of kept) {
      if (size <= mostKept) break;
      kept.delete(oldest);
      size -= length;
    }
  }

  async function draw(lines: readonly string[], who: string | undefined): Promise<void> {
    const drawn = await renderLines(lines, who);
    drawn.forEach((html, index) => {
      if (html !== null) keep(lines[index] as string, html);
    });
  }

  return async (lines, who) => {
    const formulas = [...new Set(lines)].filter((line) => kept.has(line) || holdsFormulas(line));
    const missing = formulas.filter((line) => !kept.has(line) && !underWay.has(line));
    if (missing.length > 0) {
      const drawing = draw(missing, who).finally(() => {
        for (const line of missing) underWay.delete(line);
      });
      for (const line of missing) underWay.set(line, drawing);
    }
    await Promise.all(new Set(formulas.flatMap((line) => underWay.get(line) ?? [])));
    const html = new Map(
      formulas.flatMap((line) => {
        const drawn = kept.get(line);
        return drawn === undefined ? [] : [[line, drawn] as const];
      }),
    );
    return { has: (line) => html.has(line), html: (line) => html.get(line) ?? plainHtml(line) };
  };
}
