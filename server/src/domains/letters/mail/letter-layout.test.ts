import { describe, expect, it } from 'vitest';
import { layOut } from './letter-layout.ts';

const letter = {
  heading: 'Your <code>',
  paragraphs: ['Hello "Ada" & Obi,', 'two\nlines'],
  code: '0042',
  button: { label: 'Open', url: 'https://akada.example/x?a=1&b=2' },
  note: 'Small print.',
};
const { text, html } = layOut(letter, 'https://akada.example');

describe('a letter', () => {
  it('says everything in its text part', () => {
    for (const part of [letter.heading, ...letter.paragraphs, letter.code, letter.button.url, letter.note]) {
      expect(text).toContain(part);
    }
  });

  it('says the same in HTML, with nothing read as HTML that is text', () => {
    expect(html).toContain('Your &lt;code&gt;');
    expect(html).toContain('Hello &quot;Ada&quot; &amp; Obi,');
    expect(html).toContain('two<br>lines');
    expect(html).toContain('href="https://akada.example/x?a=1&amp;b=2"');
  });

  it('needs no picture, no style sheet and no script', () => {
    expect(html).not.toMatch(/<img|<link|<script|<style|url\(/);
  });
});
