import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import './prose.css';
import './side-shadow.css';
import { useReadable } from './use-readable.ts';

export interface ProseProps {
  /** As the server rendered and sanitised it from Markdown; never text from anywhere else. */
  html: string;
  className?: string;
}

/** Text for reading. HTML is put into a page only here: the server's `platform/markdown` is its only source. */
export function Prose({ html, className }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server to a closed list of elements.
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: useReadable(html) }} />;
}

/** A line or a few, inside a question or an answer. */
export function RichText({ html, className }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as above.
  return <span className={cx('rich', className)} dangerouslySetInnerHTML={{ __html: useReadable(html) }} />;
}

/** A text as the server rendered it, where it holds formulas; else as it was typed. */
export const richOr = (text: string, html: string | undefined): ReactNode =>
  html === undefined ? text : <RichText html={html} />;
