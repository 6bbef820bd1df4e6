import { doJobs } from '../thread-jobs.ts';
import type { RenderJob } from './render-apart.ts';
import { renderLesson } from './render-lesson.ts';
import { renderMarkdown } from './render-markdown.ts';

/** A thread that renders texts: some that are short take seconds, and no renderer can be stopped in the middle of one. */

doJobs(({ markdown, pictures }: RenderJob) => (pictures ? renderLesson(markdown, pictures) : renderMarkdown(markdown)));
