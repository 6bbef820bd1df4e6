import { expect, it } from 'vitest';
import { renderLesson } from '../markdown/render-lesson.ts';
import { apart, compact } from './compact.ts';

it('two lessons in one page share no id, and links within each still lead somewhere', () => {
  const svg =
    '<svg role="img" aria-labelledby="t"><title id="t">x</title><defs><marker id="m"></marker></defs><path marker-end="url(#m)"></path></svg>';
  const made = apart(svg, 'b-');
  expect(made).toContain('aria-labelledby="b-t"');
  expect(made).toContain('id="b-t"');
  expect(made).toContain('url(#b-m)');
});

it('what stands in the text stays as it was written', () => {
  const { html } = renderLesson('Write `<a id="x" href="#y">` and $x > 1$.\n\n## A heading', new Map());
  const made = apart(html, 'b-');
  expect(made).toContain('id="x" href="#y"');
  expect(made).toContain('id="b-s-a-heading"');
});

it('formulas lose only what HTML knows by itself', () => {
  const { html } = renderLesson('$\\frac{1}{x}$', new Map());
  const made = compact(html);
  expect(made.length).toBeLessThan(html.length);
  expect(made).not.toMatch(/xmlns|semantics/);
  expect(made).toContain('<math><mfrac><mn>1</mn><mi>x</mi></mfrac></math>');
});

it('a fraction that is set large keeps its size, and what stands apart stays apart', () => {
  const { html } = renderLesson('$\\dfrac{1}{x}\\sin x$, and $\\displaystyle\\frac{1}{x} + \\frac{1}{y}$', new Map());
  const made = compact(html);
  expect(made).toContain('<mfrac displaystyle=true><mn>1</mn><mi>x</mi></mfrac><mtext>\u2009</mtext><mi>sin</mi>');
  expect(made).toContain('<mstyle scriptlevel=0 displaystyle=true><mfrac><mn>1</mn><mi>x</mi></mfrac><mo>+</mo>');
  expect(made).toMatch(/<nobr><math>.*<\/math>,<\/nobr>/);
});
