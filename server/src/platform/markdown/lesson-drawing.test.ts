import { describe, expect, it } from 'vitest';
import { readDrawing, writeDrawing } from './drawing.ts';
import { renderLesson } from './render-lesson.ts';

const render = (drawing: string) => renderLesson(`\`\`\`drawing\n${drawing}\n\`\`\``, new Map()).html;

const cell = [
  'Title: A cell',
  'Shows: A box with a circle in it',
  'box 20 20 200 120',
  'circle 120 80 30 nucleus',
].join('\n');

describe('a drawing in a lesson', () => {
  it('is a picture with a name, a description and a caption', () => {
    const html = render(cell);
    expect(html).toContain('<figure class="picture"><svg viewBox="0 0 320 156"');
    expect(html).toContain('<title>A cell</title><desc>A box with a circle in it</desc>');
    expect(html).toContain('<rect x="20" y="20" width="200" height="120"');
    expect(html).toContain('>nucleus</text>');
    expect(html).toContain('<figcaption>A cell</figcaption>');
  });

  it.each([
    ['line 0 10 100 10', 'd="M0 10L100 10"'],
    ['arrow 0 10 100 10', 'd="M100 10L92 14L92 6Z"'],
    ['curve 0 0 50 50 100 0', 'd="M0 0C8.3 8.3 33.3 50 50 50C66.7 50 91.7 8.3 100 0"'],
    ['dot 40 50 P', 'cx="40" cy="50" r="4"'],
    ['label 160 20 above', 'x="160" y="20"'],
  ])('draws %s', (shape, drawn) => {
    expect(render(`${cell}\n${shape}`)).toContain(drawn);
  });

  it('keeps letters on the page and above the lines', () => {
    const html = render(`Title: T\nShows: S\nlabel 0 20 a long label\nline 0 20 300 20`);
    expect(html).toMatch(/<path [^>]*><\/path><text x="39"/);
  });

  it.each([
    ['beyond the page', 'Title: T\nShows: S\nbox 300 900 10 10\nbox 900 10 10 10'],
    ['without words about it', 'box 1 1 10 10\nbox 30 1 10 10'],
    ['of other shapes', 'Title: T\nShows: S\nimage 1 1 http://x.ng/a.png\nscript 1 1 alert(1)'],
    ['of too few numbers', 'Title: T\nShows: S\nbox 1 1\ncircle 5 5'],
  ])('%s stays as it was written', (_, drawing) => {
    expect(render(drawing)).toContain('<code');
    expect(render(drawing)).not.toContain('<svg');
  });

  it('shows what looks like markup as letters', () => {
    const html = render(`${cell}\nlabel 100 10 <script>alert(1)</script>`);
    expect(html).not.toContain('<script');
    expect(html).toContain('&#x3C;script>');
  });

  it('is read as it was written', () => {
    expect(writeDrawing(readDrawing(cell)!)).toBe(cell);
  });
});
