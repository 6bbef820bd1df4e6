import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { picturesIn } from '../src/platform/markdown/pictures-in.ts';
import { renderLesson } from '../src/platform/markdown/render-lesson.ts';
import { openCourseFolder } from '../src/ports/courses/folder.ts';

const library = await openCourseFolder(fileURLToPath(new URL('../../content/courses', import.meta.url)));
const rendered = new Map<string, string>();
function htmlOf(markdown: string): string {
  const html = rendered.get(markdown) ?? renderLesson(markdown, picturesIn(markdown, library.findPicture)).html;
  rendered.set(markdown, html);
  return html;
}
const mostBytes = 300_000;

it.each(library.all().map((course) => [course.code, course] as const))(
  '%s: the lessons of a week with their pictures are at most 300 kB',
  (_code, { lessons }) => {
    const weeks = [...new Set(lessons.map(({ week }) => week))].map((week) => ({
      week,
      bytes: lessons
        .filter((lesson) => lesson.week === week)
        .reduce((sum, { markdown }) => sum + Buffer.byteLength(htmlOf(markdown)), 0),
    }));
    expect(weeks.filter(({ bytes }) => bytes > mostBytes)).toEqual([]);
  },
);

it('every picture of a lesson stands in its page', () => {
  for (const { markdown, documentId } of library.all().flatMap(({ lessons }) => lessons)) {
    const pictures = markdown.match(/^!\[/gm)?.length ?? 0;
    const html = htmlOf(markdown);
    expect([documentId, [...html.matchAll(/<figure class="picture"><svg/g)].length]).toEqual([documentId, pictures]);
    expect([documentId, html.includes('class="tex"')]).toEqual([documentId, false]);
  }
});
