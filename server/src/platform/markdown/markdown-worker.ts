import { doJobs } from '../thread-jobs.ts';
import { renderPlainLines } from './plain-line.ts';
import type { RenderLines, RenderText } from './render-apart.ts';
import { renderLesson } from './render-lesson.ts';
import { renderMarkdown } from './render-markdown.ts';

/** A thread that renders texts: some that are short take seconds, and no renderer can be stopped in the middle of one. */

const renderText = ({ markdown, pictures }: RenderText) =>
  pictures ? renderLesson(markdown, pictures) : renderMarkdown(markdown);

doJobs((job: RenderText | RenderLines) => ('lines' in job ? renderPlainLines(job.lines) : renderText(job)));
