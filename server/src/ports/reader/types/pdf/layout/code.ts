import type { BodyLook } from './body-look.ts';
import type { Line } from './lines.ts';

/**
 * Lines of letters that all have the same width, kept as lines and indented as they were; null for other text, and for an
 * address that stands alone.
 */
export function codeOf(lines: readonly Line[], look: BodyLook): string | null {
  if (look.isFixed || !lines.every(({ isFixed }) => isFixed)) return null;
  if (lines.length === 1 && /^\S+(?:@|:\/\/)\S+$/.test(lines[0]?.text ?? '')) return null;
  const left = Math.min(...lines.map((line) => line.left));
  return lines
    .map((line) => {
      const letters = line.text.length;
      const width = (line.right - line.left) / Math.max(1, letters);
      return ' '.repeat(Math.min(80, Math.max(0, Math.round((line.left - left) / (width || 1))))) + line.text;
    })
    .join('\n');
}
