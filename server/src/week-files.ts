import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCourseFiles, mostBytes } from './domains/practice/week-files/make-file.ts';
import { createRenderLesson } from './platform/markdown/lessons-apart.ts';
import { renderLesson } from './platform/markdown/render-lesson.ts';
import { createReadOneFileParts } from './platform/one-file/parts.ts';
import { openCourseFolder } from './ports/courses/folder.ts';

const usage = `npm run files:weeks [-- FOLDER]

Makes the file of every week of every course and prints what each weighs; ends with 1 where one is above ${mostBytes / 1000} kB.
With a folder, writes them there.`;

/** Here nobody else waits, so the threads that keep long texts from holding up others are not needed. */
const renderNow = async (markdown: string, _who?: string, pictures = new Map<string, string>()) =>
  renderLesson(markdown, pictures);

async function main([folder]: readonly string[]): Promise<number> {
  if (folder === '--help') {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const library = await openCourseFolder(fileURLToPath(new URL('../../content/courses', import.meta.url)));
  const files = createCourseFiles({
    library,
    render: createRenderLesson(
      async (markdown, who, pictures) => renderNow(markdown, who, new Map(pictures)),
      library.findPicture,
    ),
    readOneFileParts: createReadOneFileParts(new URL('./', import.meta.url)),
  });
  let [count, largest, isTooLarge] = [0, 0, false];
  for (const { code, lessons } of library.all()) {
    for (const week of new Set(lessons.map((lesson) => lesson.week))) {
      const file = await files.makeCourse(code.toLowerCase().replace(' ', '-'), week);
      const left = file.left_out > 0 ? `, ${file.left_out} of ${file.answers + file.left_out} answers left out` : '';
      process.stdout.write(`${code} week ${week}: ${file.bytes} bytes, ${file.lessons} lessons${left}\n`);
      if (folder) writeFileSync(join(folder, file.name), file.html);
      count += 1;
      largest = Math.max(largest, file.bytes);
      isTooLarge ||= file.bytes > mostBytes;
    }
  }
  process.stdout.write(`${count} weeks, the largest ${largest} bytes, bound ${mostBytes}\n`);
  return isTooLarge ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
