import { cx } from './cx.ts';
import './prose.css';

export interface ProseProps {
  /** As the server rendered and sanitised it from Markdown; never text from anywhere else. */
  html: string;
  className?: string;
}

/** Text for reading. The only place where HTML is put into a page: the server's `renderMarkdown` is its only source. */
export function Prose({ html, className }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server to a closed list of elements.
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
