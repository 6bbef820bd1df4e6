import { expect, it } from 'vitest';
import { featuredLesson, otherLessons } from './open-lessons.ts';

const firstLessons = import.meta.glob<string>('../../../../../content/courses/*/1-1-*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The first lesson of a course, which is the one that is open. */
function firstOf(code: string) {
  const folder = `/${code.replace(' ', '-')}/`;
  const [file, text] = Object.entries(firstLessons).find(
    ([name]) => name.includes(folder) && !/\.[a-z]+\.md$/.test(name),
  ) ?? ['', ''];
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1];
  const name = /1-1-(.+)\.md$/.exec(file)?.[1];
  return {
    path: `/library/${code.toLowerCase().replace(' ', '-')}/${name}`,
    title: field('title'),
    minutes: Number(field('minutes')),
  };
}

it('offers the lesson of the course as it is', () => {
  const { code, ...shown } = featuredLesson;
  expect(firstOf(code)).toEqual(shown);
});

it('leads from each other course to its first lesson', () => {
  for (const { code, path } of otherLessons) expect(firstOf(code).path).toBe(path);
});
