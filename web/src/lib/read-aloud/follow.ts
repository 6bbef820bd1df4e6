import type { Sentence } from './sentences.ts';

const name = 'spoken';

/** Marks the sentence that is read, and keeps it in view; browsers that cannot mark a range go without the mark. */
export function followSentence(sentence: Sentence | null): void {
  const marks = (globalThis.CSS as { highlights?: HighlightRegistry } | undefined)?.highlights;
  if (!sentence) return void marks?.delete(name);
  marks?.set(name, new Highlight(sentence.range));
  const { top, bottom } = sentence.range.getBoundingClientRect();
  if (top >= window.innerHeight * 0.1 && bottom <= window.innerHeight * 0.7) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: top - window.innerHeight * 0.3, behavior: isStill ? 'instant' : 'smooth' });
}

/** The first sentence that is not above what is seen. */
export function firstInView(sentences: readonly Sentence[]): number {
  const found = sentences.findIndex(({ range }) => range.getBoundingClientRect().bottom > 0);
  return Math.max(found, 0);
}
