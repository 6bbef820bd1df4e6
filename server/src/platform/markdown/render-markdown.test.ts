import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const html = (markdown: string) => renderMarkdown(markdown).html;

describe('what it renders', () => {
  it('gives headings ids that cannot meet those of the page, and lists them', () => {
    const { html, outline } = renderMarkdown('# Root\n\n## Cells & *tissue*\n\ntext\n\n## Cells & tissue');
    expect(outline).toEqual([
      { level: 2, id: 's-root', text: 'Root' },
      { level: 2, id: 's-cells--tissue', text: 'Cells & tissue' },
      { level: 2, id: 's-cells--tissue-1', text: 'Cells & tissue' },
    ]);
    expect(html).toContain('<h2 id="s-cells--tissue">');
    expect(html).not.toContain('<h1');
  });

  it('leaves out no level of headings', () => {
    const levels = renderMarkdown('### A\n\n###### B\n\n# C\n\n#### D').outline.map(({ level }) => level);
    expect(levels).toEqual([2, 3, 2, 3]);
  });

  it('wraps a table so that it scrolls inside itself and takes the focus', () => {
    expect(html('| a | b |\n|:--|--:|\n| 1 | 2 |')).toMatch(
      /^<div class="table-scroll" role="region" aria-label="Table 1" tabindex="0"><table>.*<th align="left" scope="col">a/s,
    );
  });

  it('makes no heading of the empty corner of a table', () => {
    expect(html('|   | b |\n|---|---|\n| 1 | 2 |')).toMatch(/<tr>\s*<td><\/td>\s*<th scope="col">b/);
  });

  it('sets a sign that belongs to its number close to it', () => {
    expect(html('$x = -7$')).toContain('<mo form="prefix">−</mo><mn>7</mn>');
    expect(html('$x - 7$')).not.toContain('prefix');
  });

  it('keeps the name of a function apart from its neighbours, and close to a bracket', () => {
    const space = '<mspace width="0.1667em"></mspace>';
    expect(html('$r\\cos\\theta$')).toContain(`<mi>r</mi>${space}<mi>cos</mi><mo>\u2061</mo>${space}<mi>θ</mi>`);
    expect(html('$\\sin(x)$')).not.toContain('mspace');
  });

  it('sets the arrow of a vector over its letter', () => {
    expect(html('$\\vec{v}$')).toContain('<mi>v</mi><mo class="arrow" stretchy="false">→</mo></mover>');
  });

  it('draws a bar as a line over all that it stands for', () => {
    expect(html('$0.\\overline{27}$')).toContain('<mrow class="bar"><mn>27</mn></mrow>');
    expect(html('$\\bar{z}$')).toContain('<mrow class="bar"><mi>z</mi></mrow>');
    expect(html('$\\hat{z}$')).toContain('<mover');
  });

  it('keeps the full stop after a formula, and the bracket before it, on its line', () => {
    expect(html('so $x$. Then')).toMatch(/<span class="nowrap"><math.*<\/math>\.<\/span> Then/);
    expect(html('(see $x$), **or $y$**, then')).toMatch(
      /<p>\(see <span class="nowrap"><math.*<\/math>\),<\/span> <strong>or <math/,
    );
    expect(html('of ($x$)')).toMatch(/of <span class="nowrap">\(<math.*<\/math>\)<\/span>/);
    expect(html('so $x$ is')).not.toContain('nowrap');
  });

  it('lets a line break before the relations of a long formula', () => {
    expect(html('so $58 = 30 + 34 + 26 - 14 = 54 + x$.').match(/<math/g)).toHaveLength(3);
    expect(html('so $x = 2$.').match(/<math/g)).toHaveLength(1);
    expect(html('$\\frac{a = b}{c = d + e + f + g + h}$').match(/<math/g)).toHaveLength(1);
  });

  it('lets the line of an item scroll and not the item, whose number stands outside', () => {
    expect(html('1. so $x = 2$.\n2. no formula\n   - $y$ below')).toMatch(
      /<li><p>so <span class="nowrap"><math.*<\/p><\/li>\s*<li>no formula\s*<ul>\s*<li><p><math.*<\/math> below<\/p><\/li>/s,
    );
  });

  it('keeps the braces of a set', () => {
    expect(html('$M - R = \\{1, 2, 3\\}$').replace(/<[^>]+>/g, '')).toContain('{1,2,3}');
  });

  it('sets formulas as MathML without styles', () => {
    const block = html('$$\n\\fcolorbox{red}{blue}{$\\color{red} x^2$} + \\frac{a}{b}\n$$');
    expect(block).toContain('<div class="formula"');
    expect(block).toContain('<math xmlns="http://www.w3.org/1998/Math/MathML" display="block">');
    expect(block).toContain('<mfrac>');
    expect(block).not.toMatch(/ style=|<annotation|<span/);
    expect(html('so $E = mc^2$.')).toContain('<msup><mi>c</mi><mn>2</mn></msup>');
  });

  it.each(['\\frac{1}{', '\\notacommand{x}', '\\def\\a{\\a\\a}\\a'])('shows %s as code', (tex) => {
    const result = html(`before $${tex}$ after`);
    expect(result).toContain('before');
    expect(result).toContain('after');
    expect(result).not.toMatch(/ style=| title=/);
  });

  it('shows TeX that cannot be read as it was written', () => {
    expect(html('$\\frac{1}{$')).toContain('<code class="tex">\\frac{1}{</code>');
  });

  it('highlights code by classes', () => {
    expect(html('```js\nconst a = 1;\n```')).toMatch(
      /<pre tabindex="0"><code class="hljs language-js"><span class="hljs-keyword">const/,
    );
  });

  it('links only to the web, to mail and within the page', () => {
    expect(html('[a](https://a.example)')).toBe('<p><a href="https://a.example" rel="nofollow noopener">a</a></p>');
    expect(html('[a](mailto:a@b.example)')).toContain('href="mailto:a@b.example"');
    expect(html('[a](#s-b)')).toBe('<p><a href="#s-b">a</a></p>');
    for (const address of [
      '/logout',
      '//evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://a',
      '\\\\evil',
    ])
      expect(html(`[a](${address})`)).toBe('<p>a</p>');
  });

  it('keeps lists, tasks, quotes, rules, letters with dots below and footnotes', () => {
    expect(html('- [x] done\n- [ ] open')).toContain('<span class="task">☑</span>');
    expect(html('> Ẹ kú iṣẹ́ ọ̀rẹ́, ị bụ ụzọ')).toContain('Ẹ kú iṣẹ́ ọ̀rẹ́, ị bụ ụzọ');
    const footnote = html('Word[^1]\n\n[^1]: The note');
    const target = /href="#(s-fn-1)"/.exec(footnote)?.[1];
    expect(footnote).toContain(`<li id="${target}">`);
  });
});

describe('T47 hostile text', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<img src=x onerror=alert(1)>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>'],
    ['a style', '<style>*{background:url(https://evil.example)}</style><p style="color:red">x</p>'],
    ['a remote picture', '![words](https://evil.example/p.png)'],
    ['a data picture', '![words](data:image/svg+xml;base64,PHN2Zz4=)'],
    ['a script address', '[x](javascript:alert(1)) <javascript:alert(1)> [y](  JaVaScRiPt:alert(1))'],
    ['a form', '<form action="https://evil.example"><input name=password><button>Go</button></form>'],
    [
      'a formula that links',
      '$\\href{javascript:alert(1)}{x} \\url{https://evil.example} \\includegraphics{https://evil.example/a.png}$',
    ],
    ['a formula with HTML', '$\\htmlStyle{color:red}{x} \\htmlClass{a}{x} \\htmlId{token}{x} \\htmlData{a=b}{x}$'],
    ['a language with a quote', '```"><script>alert(1)</script>\ncode\n```'],
    ['a heading with markup', '# <img src=x onerror=alert(1)> title'],
    [
      'a base',
      '<base href="https://evil.example"><link rel=stylesheet href="https://evil.example"><meta http-equiv=refresh content="0;url=https://evil.example">',
    ],
  ])('%s is inert', (_, markdown) => {
    const result = html(markdown);
    expect(result).not.toMatch(/<(script|style|iframe|img|form|input|button|base|link|meta|svg|object|embed)\b/i);
    expect(result).not.toMatch(/<[^>]*\s(on\w+|style|src|srcset|action|formaction|xlink:href)\s*=/i);
    expect(result).not.toMatch(/href="(?!https?:|mailto:|#)/i);
  });

  it('the alternative text of a picture stays', () => {
    expect(html('![A cell](https://evil.example/p.png)')).toBe('<p>A cell</p>');
  });

  it('nesting without end is shown, not thrown', () => {
    expect(html(`${'> '.repeat(1500)}deep`)).toContain('deep');
    expect(html(`$${'{'.repeat(20_000)}x${'}'.repeat(20_000)}$`)).toContain('x');
  });
});
