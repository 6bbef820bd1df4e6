import { describe, expect, it } from 'vitest';
import { workerScript } from '../../../test/worker-scripts.ts';
import { renderPlainLine, renderPlainLines } from './plain-line.ts';
import { createRenderApart } from './render-apart.ts';
import { createRenderRich } from './rich-lines.ts';

describe('a line that somebody typed', () => {
  it('has its formulas drawn', () => {
    expect(renderPlainLine('Find $x^2$.')).toMatch(
      /^Find <span class="nowrap"><math .*<msup><mi>x<\/mi><mn>2<\/mn><\/msup>.*<\/math>\.<\/span>$/,
    );
    expect(renderPlainLine('So \\[x\\] then')).toMatch(
      /^So <span class="formula"><math .*display="block".*<\/span> then$/,
    );
  });

  it('is otherwise shown as it was typed, in its lines', () => {
    expect(renderPlainLine('<b>1.</b> *a* [x](y) &amp; www.a.ng\n\n    - $x$')).toMatch(
      /^&#x3C;b>1.&#x3C;\/b> \*a\* \[x\]\(y\) &#x26;amp; www\.a\.ng<br><br> {4}- <math/,
    );
    expect(renderPlainLine('\\$5 for $n$')).toMatch(/^\$5 for <math/);
  });

  it('keeps a formula that cannot be read, with its dollars', () => {
    expect(renderPlainLine('Is $\\frac{1$ or $x$?')).toMatch(/^Is \$\\frac\{1\$ or <span class="nowrap"><math/);
  });

  it('runs no command that names an address, a style or a class', () => {
    const html = renderPlainLine(
      '$\\href{javascript:alert(1)}{x}$ $\\htmlStyle{color:red}{x}$ $\\includegraphics{http://a.ng/x.png}$ $\\htmlClass{a}{x}$ $\\text{<img onerror=alert(1)>}$',
    );
    expect(html).not.toMatch(/href=|style=|<img|src=|class="a"/);
  });

  it('repeats nothing that a formula defines', () => {
    const bomb = `$\\def\\a{${'x'.repeat(1500)}}${'\\a'.repeat(150)}$`;
    expect(renderPlainLine(bomb)).toBe(bomb);
    expect(renderPlainLine('$a \\le b$')).toContain('<mo>≤</mo>');
  });

  it('scrolls by itself where a phone is narrower', () => {
    expect(renderPlainLine(`$${'a+'.repeat(30)}b$`)).toMatch(/^<span class="formula"><math/);
    expect(renderPlainLine(`\\[${'a+'.repeat(60)}b\\]`)).toMatch(/^<span class="formula" tabindex="0"><math/);
  });

  it('stops at the weight of a quiz', () => {
    const heavy = `$${"x'".repeat(1000)}$`;
    const drawn = renderPlainLines(Array.from({ length: 60 }, () => heavy));
    expect(drawn[0]).toContain('<math');
    expect(drawn.at(-1)).toBeNull();
  });
});

describe('lines that are drawn apart', () => {
  const apart = createRenderApart(workerScript('markdown'));

  it('tell which of them hold formulas', async () => {
    const lines = await createRenderRich(apart)(['$x$ < 1', 'a < b\nc', '$5 and $6']);
    expect([lines.has('$x$ < 1'), lines.has('a < b\nc'), lines.has('$5 and $6')]).toEqual([true, false, false]);
    expect(lines.html('$x$ < 1')).toMatch(/^<math.*<\/math> &#x3C; 1$/);
    expect(lines.html('a < b\nc')).toBe('a &lt; b<br>c');
  });

  it('are drawn once for everybody who asks meanwhile and afterwards', async () => {
    const asked: (readonly string[])[] = [];
    const rich = createRenderRich({
      lines: (lines) => {
        asked.push(lines);
        return apart.lines(lines);
      },
    });
    await Promise.all([rich(['$x$', 'no']), rich(['$x$', '$y$'])]);
    expect((await rich(['$y$', '$x$'])).has('$x$')).toBe(true);
    expect(asked).toEqual([['$x$'], ['$y$']]);
  });

  it('that take too long stay as they were typed', async () => {
    const hasty = createRenderApart(workerScript('markdown'), () => 1);
    const line = `$${'{'.repeat(900)}${'}'.repeat(900)}$`;
    const lines = await createRenderRich(hasty)([line]);
    expect([lines.has(line), lines.html(line)]).toEqual([false, line]);
  });
});
