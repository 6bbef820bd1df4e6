import { describe, expect, test } from 'vitest';
import { buildIndex } from '../answer/build-index.ts';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { countWords } from '../text/normalise.ts';
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

The song of the dyers names five plants of the waste land:

- **Indigo**: a shrub of the dry north whose leaves are pounded, dried in balls and kept until the vat is ready for them.
- **Camwood**: a tree of the rain forest whose red heart is ground on a stone with water and rubbed into the cloth by hand.
- **Henna**: a bush of the river banks whose leaves colour hands and leather, and that is traded over the desert in sacks.
- **Kola**: a tree whose nuts give a brown stain when they are chewed, spat into a bowl and left there for a whole night.
- **Sorghum**: a grass whose red sheaths are boiled with ash, and that is sown for its dye alone along the edges of fields.

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
  test('where it is longer than is read at once: each point by how it begins, and more of it by the points', () => {
    const first = tutorTurn('List the five plants of the song', index);
    expect(first.markdown).toMatch(/Indigo[\s\S]*Camwood[\s\S]*Henna[\s\S]*Kola[\s\S]*Sorghum/);
    expect(countWords(first.markdown)).toBeLessThanOrEqual(90);
    expect(tutorTurn('more', index, first.state).markdown).toContain('dried in balls');
  });
  test('where the sentence that answers ends by announcing it', () => {
    expect(reply("What are the dyers' plants?")).toMatch(/Indigo[\s\S]*Sorghum/);
  });
  test('and not the points of another matter in the same paragraph', () => {
    const text =
      'The parts of a loom are beam and heddle. Cloth is dear. Firstly, dye is dear. Secondly, few weave. Thirdly, roads are bad.';
    const loom = buildIndex(documentFromMarkdown(`# Looms\n\n${text}`, 'loom'));
    expect(tutorTurn('What are the parts of a loom?', loom).markdown).toMatch(/^The parts of a loom/);
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
  ['It is a boat on the river', 'Not quite.'],
  ['the colouring of cloth', 'Yes.'],
  ['it is not the colouring of cloth', 'Compare it with the text and judge for yourself:'],
])('an attempt at a card, “%s”, is told: %s', (attempt, verdict) => {
  const card = tutorTurn('Quiz me on dyeing', index);
  expect(card.markdown).toContain('What is **dyeing**?');
  expect(tutorTurn(attempt, index, card.state).markdown).toContain(verdict);
});
