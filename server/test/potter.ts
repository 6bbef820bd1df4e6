import { judgedAs } from './examinee.ts';
import type { ReceivedPrompt, ScriptedReply } from './scripted-model.ts';

/** A model that teaches pottery: lessons from a topic, in all their parts, written with care. */

const headings = ['Clay and water', 'Drying before fire', 'Worked example: one kiln load'];

export const pottersOutline = {
  opening: 'Amina lifts a pot from the kiln in Ilorin and finds a crack. She dried it two days. Was that too short?',
  scene: 'Amina fires forty pots in one load in Ilorin.',
  sections: headings.map((heading) => ({ heading, point: `You know what ${heading.toLowerCase()} means for a pot.` })),
};

const paragraphs = [
  'A **kiln** is a furnace in which pots are fired until the clay becomes hard and keeps its form. The potter heats it slowly, because water that is still in the clay turns to steam.',
  'Steam needs room. Where it finds none, it breaks the wall of the pot. So a pot is dried in the shade for some days before it meets the fire, and thick walls need longer than thin ones.',
];

export const pottersSection = {
  paragraphs,
  check: {
    question: 'Why does a wet pot break in the kiln?',
    answer: 'Its water turns to steam and finds no room',
    why: 'Yes. Steam takes far more room than water.',
    wrong: [
      { text: 'Its clay melts before it is hard', why: 'Clay melts far above the heat of such a kiln.' },
      { text: 'Its colour keeps the heat outside', why: 'Colour plays no part: think of what is in the clay.' },
    ],
  },
  picture: {
    title: 'A kiln',
    shows: 'A box, the kiln, with an arrow of heat from below',
    shapes: [
      { kind: 'box', numbers: [60, 20, 200, 100], text: 'kiln' },
      { kind: 'arrow', numbers: [160, 180, 160, 125], text: '' },
      { kind: 'label', numbers: [160, 200], text: 'heat' },
    ],
  },
};

export const pottersEnding = {
  mistakes: [
    { slip: 'Drying in the sun', mend: 'The outside shrinks first and cracks; dry in the shade.' },
    { slip: 'Heating at once', mend: 'Heat slowly, so that the last water can leave.' },
  ],
  remember: ['A kiln makes clay hard.', 'Water becomes steam.', 'Thick walls dry longer.'],
  terms: [{ term: 'Kiln', definition: 'a furnace in which pots are fired.' }],
};

/** The label of the option with these words on the sheet of a prompt. */
export const labelOf = ({ user }: ReceivedPrompt, words: string) =>
  [...user.matchAll(/^([A-D])\. (.*)$/gm)].find(([, , text]) => text === words)?.[1] ?? 'none';

/** Which section a prompt orders or reads. */
export const sectionIn = ({ user }: ReceivedPrompt) =>
  /(?:Write the section|this section of it,) "([^"]+)"/.exec(user)?.[1] ?? '';

export function potter(prompt: ReceivedPrompt): ScriptedReply {
  switch (prompt.schema) {
    case 'topics':
      return { json: { topics: ['Clay and its kinds', 'Forming pots', 'Firing in a kiln'] } };
    case 'outline':
      return { json: pottersOutline };
    case 'section':
      return { json: pottersSection };
    case 'proof':
      return { json: { faults: [], chosen: labelOf(prompt, pottersSection.check.answer), alsoRight: [] } };
    case 'ending':
      return { json: pottersEnding };
    case 'claims':
      return { json: judgedAs('stated', prompt) };
    default:
      return { json: {} };
  }
}
