import { fileURLToPath } from 'node:url';
import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { picturesIn } from '../../../platform/markdown/pictures-in.ts';
import { renderLesson } from '../../../platform/markdown/render-lesson.ts';
import { openCourseFolder } from '../../../ports/courses/folder.ts';
import { type FileLesson, itemsOf, listOf, ofLibrary } from './file-lesson.ts';
import { createCourseFiles } from './make-file.ts';

interface Element {
  type: string;
  properties?: Record<string, unknown>;
  children?: Element[];
}

/** Everything in a page that has an attribute, in its order. */
function having(attribute: string, { children = [] }: Element): Element[] {
  return children.flatMap((child) => [
    ...(child.properties?.[attribute] === undefined ? [] : [child]),
    ...having(attribute, child),
  ]);
}

const library = await openCourseFolder(fileURLToPath(new URL('../../../../../content/courses', import.meta.url)));
const files = createCourseFiles({
  library,
  render: async (markdown) => renderLesson(markdown, new Map(picturesIn(markdown, library.findPicture))),
  // Neither script nor style has a part in what the page asks.
  readOneFileParts: async () => ({ script: '', style: '' }),
});
/** Without cards and written answers, which ask nothing and are most of the work. */
const asked = (lesson: FileLesson): FileLesson => ({ ...lesson, cards: [], written: [] });

it.each(library.all().map(({ code, lessons }) => ({ code, lessons })))(
  'in the files of $code every question is found by its name, and nothing else has one',
  async ({ lessons }) => {
    for (const week of new Set(lessons.map((lesson) => lesson.week))) {
      const ofWeek = lessons.filter((lesson) => lesson.week === week).map((lesson) => asked(ofLibrary(lesson, [])));
      const { html } = await files.make({ course: 'x', title: 'x', week }, ofWeek);
      const page = fromHtml(html) as Element;
      const quiz = having('dataLesson', page);
      const articles = having('dataRef', page);
      expect(articles).toHaveLength(ofWeek.length);
      for (const [index, article] of articles.entries()) {
        const lesson = ofWeek[index]!;
        const list = itemsOf(lesson);
        const names = list.map(({ name }) => name);
        // All that is asked is on the list: no lesson has so much that something had to be left out.
        expect(list).toHaveLength(lesson.checks.length + lesson.quiz.length);
        expect(new Set(names).size).toBe(names.length);
        expect(article.properties?.dataItems).toBe(names.join(' '));
        expect(article.properties?.dataList).toBe(String(listOf(list)));
        const ofLesson = quiz.filter(({ properties }) => properties?.dataLesson === article.properties?.dataRef);
        const shown = [...having('dataItem', article), ...ofLesson];
        expect(shown.map(({ properties }) => properties?.dataItem)).toEqual(names);
        const shownTyped = shown.map(({ properties }) => properties?.dataTyped !== undefined);
        expect(shownTyped).toEqual(list.map(({ check }) => check?.typed !== undefined));
        const shownOptions = shown.map(
          ({ children = [] }) => children.filter((one) => 'tagName' in one && one.tagName === 'details').length,
        );
        expect(shownOptions).toEqual(
          list.map(({ check, question }) => (check?.typed ? 1 : (check ?? question)?.options.length)),
        );
      }
    }
  },
  60_000,
);
