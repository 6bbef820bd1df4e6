import { afterEach, describe, expect, it } from 'vitest';
import { cardOf, markIn, passageOf } from './marking.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function mark(from: Node, start: number, to: Node, end: number) {
  const selection = document.getSelection();
  selection?.setBaseAndExtent(from, start, to, end);
  return selection;
}

describe('what is marked', () => {
  const show = () => {
    document.body.innerHTML = '<div id="text"><p>One thing. A <b>tally</b> counts.</p></div><p id="other">Else</p>';
    const [text, other] = [document.getElementById('text'), document.getElementById('other')];
    const word = text?.querySelector('b')?.firstChild;
    if (!text || !other || !word) throw new Error('not shown');
    return { text, other, word };
  };

  it('is known by its words and the sentence that they stand in', () => {
    const { text, word } = show();
    expect(markIn(text, mark(word, 0, word, 5))).toMatchObject({ words: 'tally', sentence: 'A tally counts.' });
  });

  it('is nothing where only the caret stands, or where it reaches out of the lesson', () => {
    const { text, other, word } = show();
    expect(markIn(text, mark(word, 2, word, 2))).toBeNull();
    expect(markIn(text, mark(word, 0, other, 1))).toBeNull();
  });

  it('is cut between words when it is long, for the tutor', () => {
    const words = 'many words '.repeat(100).trim();
    const passage = passageOf({ words, sentence: '', range: new Range() });
    expect(passage.length).toBeLessThanOrEqual(600);
    expect(passage).toMatch(/(?:many|words) …$/);
  });
});

describe('a card begun with what was marked', () => {
  const terms = [{ term: 'abacus', definition: 'A counting tool with beads.' }];

  it('asks for a name, and has the definition for an answer', () => {
    const sentence = 'He used an abacus.';
    expect(cardOf({ words: 'abacus', sentence }, terms)).toEqual({
      front: 'What is an abacus?',
      back: 'A counting tool with beads.',
    });
  });

  it('has the sentence for an answer where the name is no key term', () => {
    const sentence = 'The loom followed cards.';
    expect(cardOf({ words: 'loom', sentence }, terms)).toEqual({ front: 'What is the loom?', back: sentence });
  });

  it('asks for the term of which a marked sentence tells', () => {
    const words = 'An abacus is a tool with beads.';
    expect(cardOf({ words, sentence: words }, terms)).toEqual({ front: 'What is an abacus?', back: words });
  });

  it('leaves the question to the learner where the sentence tells of no term', () => {
    const words = 'Pascal built a box of gears that added.';
    expect(cardOf({ words, sentence: words }, terms)).toEqual({ front: '', back: words });
  });
});
