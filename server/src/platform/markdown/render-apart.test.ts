import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { workerScript } from '../../../test/worker-scripts.ts';
import { createRenderLesson } from './lessons-apart.ts';
import { createRenderApart, type RenderApart } from './render-apart.ts';
import { renderLesson } from './render-lesson.ts';
import { asWritten, renderMarkdown } from './render-markdown.ts';

const script = workerScript('markdown');
const renderApart = createRenderApart(script);
/** Has no patience with anything. */
const createHasty = () => createRenderApart(script, () => 1);
const slow = (unit: string) => unit.repeat(8000 / unit.length).trim();

describe('a text that is rendered apart', () => {
  it('becomes the same page', async () => {
    const text = '## Cells\n\nA cell has a **membrane** of $10$ nm.\n\n'.repeat(100);
    expect(await renderApart(text)).toEqual(renderMarkdown(text));
  });

  it.each(['[a](', '1. ', '> ', '_a*'])('of nothing but “%s” lets everybody else go on', async (unit) => {
    const rendering = createHasty()(slow(unit));
    // Rendered on the spot, it would be there first.
    const first = await Promise.race([rendering.then(() => 'the text'), setImmediate('everybody else')]);
    expect(first).toBe('everybody else');
    await rendering;
  });

  it.each(['1. ', '> ', '_a*'])(
    'of nothing but “%s” is shown as it was written when it takes too long',
    async (unit) => {
      const text = slow(unit);
      expect(await createHasty()(text)).toEqual(asWritten(text));
    },
  );

  it('keeps nobody waiting a second time once it took too long', async () => {
    const waits: number[] = [];
    const hasty = createRenderApart(script, (length) => waits.push(length));
    const text = slow('1. ');
    expect(await hasty(text)).toEqual(await hasty(text));
    expect(waits).toEqual([text.length]);
  });

  it('stops at its bound alone: the next one is rendered', async () => {
    const render = createRenderApart(script, (length) => (length > 1000 ? 1 : 60_000));
    const [first, second] = await Promise.all([render(slow('1. '), 'ada'), render('*after*', 'ada')]);
    expect([first, second.html]).toEqual([asWritten(slow('1. ')), '<p><em>after</em></p>']);
  });
});

describe('a lesson that is rendered apart', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img"><path d="M0 0"></path></svg>';
  const pictures = new Map([['library:COS-101/x-1.svg', svg]]);
  const lesson = [
    '![A curve](library:COS-101/x-1.svg "Two roots")',
    '```check\nWhich?\n- [x] This: yes.\n- [ ] That: no.\n```',
    '```card\nWhat?\n---\nThat.\n```',
    '```boxes\nmain[It rains].\n```',
  ].join('\n\n');
  const createLessons = (render: RenderApart) => createRenderLesson(render, (address) => pictures.get(address) ?? null);

  it('has its pictures, checks, cards and boxes', async () => {
    const rendered = await createLessons(renderApart)(lesson);
    expect(rendered).toEqual(renderLesson(lesson, pictures));
    for (const part of ['<figure class="picture"><svg', 'class="check"', 'class="turn-card"', 'class="boxes"']) {
      expect(rendered.html).toContain(part);
    }
  });

  it('is shown as it was written when it takes too long', async () => {
    const text = slow('1. ');
    expect(await createLessons(createHasty())(text)).toEqual(asWritten(text));
  });

  it('is rendered once for everybody, and again where that failed or took too long', async () => {
    const outcomes = [Promise.reject(new Error('stopped')), Promise.resolve(asWritten('a'))];
    outcomes.push(Promise.resolve(renderMarkdown('a')));
    const render = createLessons(() => outcomes.shift()!);
    await expect(render('a', 'ada')).rejects.toThrow('stopped');
    expect((await render('a', 'ada')).html).toBe('<pre tabindex="0">a</pre>');
    const [ada, bola] = await Promise.all([render('a', 'ada'), render('a', 'bola')]);
    expect([ada.html, bola.html, outcomes.length]).toEqual(['<p>a</p>', '<p>a</p>', 0]);
  });
});
