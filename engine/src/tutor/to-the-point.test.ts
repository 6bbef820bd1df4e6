import { describe, expect, test } from 'vitest';
import { buildIndex } from '../answer/build-index.ts';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { tutorTurn } from './tutor.ts';

const text = `# Notes

## Guilds

Old towns had three ranks of craftsmen. The first is the apprentice, who learns without pay. The second is the journeyman, who works for a day's wage. The third is the master, who keeps a workshop.

Amina Bello arranged the needs of a workshop in four levels, and held that the lowest comes first.

1. Shelter: a roof and a door.
2. Tools: what the hand needs.
3. Custom: people who buy.
4. Honour: a name in the town.

Wardens were officials chosen by the guild who judged bad work. Musa the warden fined a smith for thin nails.

## Dyeing

Dyeing is the colouring of cloth. It is an old trade. To dye cloth, a worker first washes it in lime. Next, she steeps it in the vat. She then hangs it in the air. Finally, she beats it with a mallet until it shines.

Why does the cloth turn blue? In the vat the dye is yellow and goes into the thread. The air then changes it.

Fast colours hold in the wash because the dye sits inside the thread. Loose colours run because the dye only sits on it.

In warp dyeing the threads are coloured before they are woven. In weft dyeing they are coloured on the shuttle.

The price is found as a sum: Price = Cloth + Dye + Work. It is paid at once.

## Types of vat

| Vat | Dye | Example |
| --- | --- | --- |
| Stone | Indigo | Kano pits |
| Clay | Camwood | Abeokuta pots |

## Markets

Road tax and bridge tax were paid at the gate. Bridge tax kept the bridge. Road tax kept the road.

The levy has drawbacks. Some are small: a queue at the gate, a lost hour.

Market women bring yams.

The lamp works in several steps. Oil climbs the wick. Warmth makes it a gas. The gas burns with a yellow flame.
`;
const index = buildIndex(documentFromMarkdown(text, 'notes'));
const reply = (message: string) => tutorTurn(message, index).markdown;

describe('a list is told whole', () => {
  test('where each of its points is a sentence: the first is, the second is', () => {
    expect(reply('What are the three ranks of craftsmen?')).toMatch(/^Old towns .* apprentice.* journeyman.* master/);
  });
  test('where the sentence before it counts its items and ends otherwise', () => {
    expect(reply("List the levels of Bello's needs")).toMatch(/1\. Shelter[\s\S]*4\. Honour/);
  });
  test('where a table below a heading holds it, asked for by another word of the same meaning', () => {
    expect(reply('List the kinds of vat')).toMatch(/\| Stone \|[\s\S]*\| Clay \|/);
  });
  test('where its steps are told one after the other', () => {
    expect(reply('What are the steps of dyeing?')).toMatch(/^To dye cloth, .* Next, .* then .* Finally/);
  });
  test('where a sentence announces what the rest of the paragraph tells', () => {
    expect(reply('How does the lamp work?')).toMatch(/several steps\. Oil climbs .* yellow flame\./);
  });
  test('where the sentence that answers only says that there is one', () => {
    expect(reply('What are the drawbacks of the levy?')).toContain('a queue at the gate');
  });
});

describe('two things are compared', () => {
  test('by the head that they share', () => {
    expect(reply('Difference between fast and loose colours')).toMatch(/^\| Fast colours \| Loose colours \|/);
  });
  test('at the "and" that leaves two names of the text', () => {
    expect(reply('Compare road tax and bridge tax')).toMatch(/^\| Road tax \| Bridge tax \|/);
  });
  test('in running text where one sentence needs the other', () => {
    expect(reply('Compare warp dyeing and weft dyeing')).toMatch(/^In warp dyeing .* In weft dyeing they/);
  });
  test('by the rows of a table whose heading has the rest of the name', () => {
    expect(reply('Compare stone vats and clay vats')).toMatch(/\| Stone \| Clay \|/);
  });
});

describe('what is asked for is what is told', () => {
  test('a formula, though the text does not call it one', () => {
    expect(reply('What is the formula for the price?')).toContain('Price = Cloth + Dye + Work');
  });
  test('what the text says to a question that it asks itself', () => {
    expect(reply('Why does cloth turn blue?')).toMatch(/^In the vat the dye is yellow/);
  });
  test('who people were, where the text says it, and not one of them', () => {
    expect(reply('Who were the wardens?')).toMatch(/^Wardens were officials/);
  });
  test('the example in the row of a table', () => {
    expect(reply('Give an example of a clay vat')).toContain('Abeokuta pots');
  });
});

test.each([
  ['It is a boat on the river', 'Not yet.'],
  ['the colouring of cloth', 'Yes.'],
  ['it is not the colouring of cloth', 'Compare it with the text, and judge for yourself:'],
])('an attempt at a card, “%s”, is told: %s', (attempt, verdict) => {
  const card = tutorTurn('Quiz me on dyeing', index);
  expect(card.markdown).toContain('What is **dyeing**?');
  expect(tutorTurn(attempt, index, card.state).markdown).toContain(verdict);
});
