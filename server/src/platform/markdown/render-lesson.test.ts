import { describe, expect, it } from 'vitest';
import { renderLesson } from './render-lesson.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 90" role="img" aria-labelledby="t d" onload="x()"><title id="t">Two roots</title><desc id="d">A curve.</desc><script>1</script><path d="M0 0" stroke="var(--primary, currentColor)" fill="#f00" style="fill:red"/><use href="https://example.org/x"/><image href="x.png"/></svg>';
const render = (markdown: string) => renderLesson(markdown, new Map([['library:x.svg', svg]]));
const html = (markdown: string) => render(markdown).html;
/** Without what only a browser needs of a formula. */
const plain = (shown: string) =>
  shown
    .replace(/<\/?(?:math|mrow|mn|mi|mo|mtext)(?: [^>]*)?>|\u2062/g, '')
    .replace(/<span class="nowrap">(.*?)<\/span>/g, '$1');

describe('a lesson', () => {
  it('has its pictures in the page, with their caption and nothing that could run or reach outside', () => {
    const shown = html('![A curve that meets the axis twice.](library:x.svg "It meets it twice.")');
    expect(shown).toContain('<figure class="picture"><svg');
    expect(shown).toContain('<title id="t">Two roots</title>');
    expect(shown).toContain('stroke="var(--primary, currentColor)"');
    expect(shown).toContain('<figcaption>It meets it twice.</figcaption>');
    expect(shown).not.toMatch(/script|onload|style|#f00|image|https:/);
  });

  it('says the words of a picture that is not there', () => {
    expect(html('![A curve.](library:gone.svg)')).toBe('<p>A curve.</p>');
  });

  it('has checks whose answers open one at a time, each with its reason', () => {
    const shown = html(
      '```check\nWhat is $2 + 2$?\n\n- [ ] 3\n  One short.\n- [x] 4\n  Yes.\n```\n\n```check\nAgain?\n\n- [x] Yes\n  Yes.\n```',
    );
    expect(shown).toMatch(/^<section class="check"[^>]* data-item="[\w-]{8}">/);
    expect(shown.replace(/ data-item="[\w-]{8}"/, '')).toContain(
      '<section class="check" role="group" aria-label="Check yourself"><div class="check-stem"><p>What is <span class="nowrap"><math',
    );
    expect(shown).toMatch(
      /<details class="check-wrong" name="check-1"><summary>.*3.*<\/summary>.*Not yet.*One short\./,
    );
    expect(shown).toMatch(/<details class="check-right" name="check-1"><summary>.*4.*<\/summary>.*Right.*Yes\./);
    expect(shown).toContain('name="check-2"');
  });

  it('has checks whose answer is typed, with what judges them and what to say', () => {
    const shown = html(
      '```check\nWhat is $2 + 2$?\n\nNumber: 4\n  Why: Two and *two*.\n  Calc: 2 + 2 = 4\nNot: 5\n  Why: One over.\n```',
    );
    const [, data = ''] = /data-typed="([^"]*)"/.exec(shown) ?? [];
    expect(JSON.parse(data.replaceAll('&#x22;', '"'))).toEqual({ kind: 'number', key: '4', nots: ['5'] });
    expect(shown).toContain('<details class="check-right" name="check-1"><summary>Show the answer</summary>');
    expect(shown).toContain('<div class="check-reason"><p>Two and <em>two</em>.</p></div>');
    expect(shown).toContain('<div class="check-slip" hidden><p>One over.</p></div>');
    expect(shown).not.toContain('Calc');
  });

  describe('with a guess', () => {
    const shown = html(
      '```guess\nWhich *one*?\n\n- [ ] This\n  No.\n- [x] That\n  Yes.\n```\n\n## Text\n\nTaught.\n\n```check\nA?\n\n- [x] B\n  C.\n```',
    );
    const [start = '', end = ''] = shown.split('<section class="check guess-end"');

    it('asks at the start and tells nothing', () => {
      expect(start).toMatch(/^<section class="guess" role="group" aria-label="Your guess">.*Which <em>one<\/em>\?/);
      expect(start).toContain('<ul><li>This</li><li>That</li></ul>');
      expect(start).not.toMatch(/No\.|Yes\./);
    });

    it('tells at the end of the lesson, and counts no check', () => {
      expect(end).toMatch(
        /<details class="check-wrong"><summary>.*This.*No\..*<details class="check-right">.*That.*Yes\./,
      );
      expect(start).toContain('name="check-1"');
      expect(end).not.toContain('name=');
    });

    it('has what judges a typed one at the end', () => {
      const typed = html('```guess\nHow many?\n\nNumber: 4\n  Why: Four.\n```\n\nText.');
      expect(typed).toMatch(/<p>Text\.<\/p>\n?<section class="check guess-end".*data-guess="/);
      expect(typed.split('Text.')[0]).not.toContain('4');
    });
  });

  describe('with a faded example', () => {
    const shown = html(
      '```faded\nNow you: $x$.\n\n1. Half *is {{-3}}* of $2^{{2}}$, then {{set: 1; 5}}.\n2. So {{9}}.\n\nWhy: It *fits*.\nCalc: 3 * 3 = 9\n```',
    );
    const [steps = '', solution = ''] = shown.split('<details');

    it('leaves its blanks open', () => {
      const blank = '<span class="blank"><span class="sr-only">blank</span></span>';
      expect(steps).toContain(`Half <em>is ${blank}</em> of `);
      expect(steps).toContain(` then <span class="nowrap">${blank}.</span>`);
      expect(steps).toContain(`<li>So <span class="nowrap">${blank}.</span></li></ol>`);
    });

    it('says what judges them, in their order', () => {
      const [, data = ''] = /data-faded="([^"]*)"/.exec(shown) ?? [];
      expect(JSON.parse(data.replaceAll('&#x22;', '"'))).toEqual([
        { kind: 'number', key: '-3' },
        { kind: 'set', key: '1; 5' },
        { kind: 'number', key: '9' },
      ]);
    });

    it('opens to the whole solution, without its sums', () => {
      expect(plain(solution)).toContain('<em>is <strong class="blank-key">−3</strong></em>');
      expect(plain(solution)).toContain(' then <strong class="blank-key">1,5</strong>.');
      expect(solution).toContain('<div class="faded-why"><p>It <em>fits</em>.</p></div>');
      expect(shown).not.toContain('Calc');
    });
  });

  it('shows answers that are typed as they are read, not as they are typed', () => {
    const faded = html('```faded\nNow you.\n\n1. It is {{5pi/6}}.\n2. That is {{word: osmosis}}.\n```');
    expect(plain(faded)).toContain('<strong class="blank-key"><mfrac>5π6</mfrac></strong>');
    expect(faded).toContain('<strong class="blank-key">osmosis</strong>');
    const answerTo = (key: string) => plain(html(`\`\`\`check\nWhat?\n\n${key}\n  Why: So.\n\`\`\``));
    expect(answerTo('Number: 9.8 m/s^2')).toContain('Answer: 9.8\u00a0m/s²');
    expect(answerTo('Pair: 2, -5')).toContain('Answer: (2,−5)');
  });

  it('has cards that turn', () => {
    const shown = html('```card\nWhat is a *root*?\n---\nA value.\n```');
    expect(shown).toContain('<summary><span>What is a <em>root</em>?</span>');
    expect(shown).toContain('<div class="turn-card-back"><p>A value.</p></div>');
  });

  it('draws sentences as boxes, which are also said in words', () => {
    const shown = html('```boxes\nmain[It rains sub[when we come]]. = complex\n```');
    expect(shown.replace(/<span class="sr-only">.*?<\/span>/g, '')).toBe(
      '<div class="boxes"><p><span class="box-main">It rains <span class="box-sub">when we come</span></span>. <span class="box-label">complex</span></p></div>',
    );
    expect(shown).toContain('subordinate clause: ');
  });

  it('shows what a rewriting changed and why', () => {
    const shown = html(
      '```rewrite\nBefore: main[A], main[B]. = splice\nAfter: main[A], and main[B].\nWhy: *And* joins.\n```',
    );
    expect(shown).toMatch(
      /<dl class="rewrite"><dt>Before<\/dt><dd>.*<dt>Why<\/dt><dd><em>And<\/em> joins\.<\/dd><\/dl>/,
    );
  });

  it('keeps its sums to itself', () => expect(html('One.\n\n```calc\n2 + 2 = 4\n```')).toBe('<p>One.</p>'));

  it('hides a figure that moves until the page builds it, and drops one that cannot be read', () => {
    const shown = html('```play\ncircle\nangle: 0..90 now 30\nTry: Find $30^\\circ$ <b onclick=1>now</b>.\n```');
    expect(shown).toContain('<div class="play" data-play="');
    expect(shown).toContain('&#x22;kind&#x22;:&#x22;circle&#x22;');
    expect(shown).toMatch(/" hidden><p class="play-task">Find <math/);
    expect(shown).not.toContain('onclick');
    expect(html('```play\nrocket\nTry: Launch it.\n```')).toBe('');
  });

  it('has its key terms as a list of definitions', () => {
    const terms = '- **Root**: a value.\n- **Curve**: a $y$.';
    expect(html(`## Key terms\n\n${terms}`)).toContain(
      '<dl class="terms"><dt><strong>Root</strong></dt><dd>a value.</dd>',
    );
    expect(html(`## Mistakes\n\n${terms}`)).toContain('<ul>');
  });

  it('leaves a listing as it is', () => expect(html('```python\nprint(1)\n```')).toContain('<pre'));
});
