import { createHash } from 'node:crypto';
import { Crew } from '../crew.ts';
import { OverBounds } from '../thread.ts';
import type { Pictures } from './pictures-in.ts';
import type { Rendered } from './render-markdown.ts';

/** Raised when the same Markdown renders to other HTML than before; kept beside HTML that is stored. */
export const markdownVersion = 3;

/** What the thread is given; a text with pictures, be they none, is a lesson. */
export interface RenderText {
  markdown: string;
  pictures?: Pictures | undefined;
}

/** Lines that somebody typed, which are no Markdown. */
export interface RenderLines {
  lines: readonly string[];
}

/** Renders texts of any length and any origin without holding up whoever else the server serves. */
export type RenderApart = (markdown: string, who?: string, pictures?: Pictures) => Promise<Rendered>;

/** The same threads, for lines that somebody typed: null for those that cannot be drawn in time. */
export interface LinesApart {
  lines(lines: readonly string[], who?: string): Promise<readonly (string | null)[]>;
}

const idleMs = 5 * 60_000;
const room = { maxOldGenerationSizeMb: 512 };
/** Several times what an honest text of this length takes on a slow machine. */
const usualPatience = (length: number) => 5000 + 0.5 * length;
/** Loaded when needed: the threads have what renders, and the server seldom needs it. */
const asWritten = async (markdown: string) => (await import('./render-markdown.ts')).asWritten(markdown);
/** So long nobody waits again for a text that took too long; it may have been the machine. */
const rememberedMs = 10 * 60_000;
const mostRemembered = 1000;

/**
 * Renders in threads: a few thousand brackets or list marks take seconds, and not even short texts are sure to be
 * quick. One that takes too long is shown as it was written.
 */
export function createRenderApart(script: URL, patience = usualPatience): RenderApart & LinesApart {
  const crew = new Crew({ script, idleMs, room });
  /** Digests of texts that took too long, and until when they are not tried again. */
  const tooSlow = new Map<string, number>();

  /** Undefined where it takes too long. */
  async function apart(job: RenderText | RenderLines, text: string, who: string | undefined): Promise<unknown> {
    const digest = createHash('sha1').update(text).digest('base64');
    if ((tooSlow.get(digest) ?? 0) > performance.now()) return undefined;
    try {
      return await crew.run(job, { who, cost: text.length, ms: patience(text.length) });
    } catch (error) {
      if (!(error instanceof OverBounds)) throw error;
      if (tooSlow.size >= mostRemembered) tooSlow.clear();
      tooSlow.set(digest, performance.now() + rememberedMs);
      return undefined;
    }
  }

  const render = async (markdown: string, who?: string, pictures?: Pictures) =>
    ((await apart({ markdown, pictures }, markdown, who)) ?? asWritten(markdown)) as Rendered;
  const lines: LinesApart['lines'] = async (lines, who) =>
    ((await apart({ lines }, lines.join('\n'), who)) ?? lines.map(() => null)) as (string | null)[];
  return Object.assign(render, { lines });
}
