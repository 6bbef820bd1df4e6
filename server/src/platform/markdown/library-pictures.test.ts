import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { renderLesson } from './render-lesson.ts';

const courses = fileURLToPath(new URL('../../../../content/courses/', import.meta.url));
const pictures = readdirSync(courses, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svg'));
const attributesOf = (svg: string) => [...new Set(svg.match(/(?<=\s)[a-zA-Z][\w:-]*(?==")/g))];

describe('the pictures of the library', () => {
  it.each(pictures)('%s loses nothing on its way to the page', (path) => {
    const svg = readFileSync(`${courses}${path}`, 'utf8');
    const { html } = renderLesson('![A picture.](library:x.svg)', new Map([['library:x.svg', svg]]));
    expect(attributesOf(html)).toEqual(expect.arrayContaining(attributesOf(svg)));
  });
});
