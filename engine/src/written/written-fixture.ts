import type { WrittenLesson } from './written.ts';

const item = (id: string, kind: string, section: string, wordings: string[], answer: string) => ({
  id,
  kind,
  section,
  wordings,
  answer,
});
export const cells: WrittenLesson = {
  documentId: 'cells',
  answers: [
    item(
      'c1',
      'why',
      'Walls',
      ['why animal cell no get wall', 'Why don’t animal cells have a wall?'],
      'Because animals move and a stiff wall would hold each cell in place.',
    ),
    item(
      'c2',
      'difference',
      'Walls',
      ['wall vs membrane', 'what sets a cell wall apart from the membrane?'],
      'A wall is stiff and lies outside; the membrane is thin and chooses what passes.',
    ),
    item(
      'c3',
      'simpler',
      'Nucleus',
      ['explain nucleus in simple words'],
      'Think of the nucleus as the office where the instructions are kept.',
    ),
    item(
      'c4',
      'examined',
      'Nucleus',
      ['how is this examined'],
      'You are asked to label a drawing and to define two terms.',
    ),
    item('c5', 'example', 'Nucleus', ['example of a cell without nucleus'], 'A red blood cell of yours has none.'),
  ],
};
export const osmosis: WrittenLesson = {
  documentId: 'osmosis',
  answers: [
    item(
      'o1',
      'example',
      'Water',
      ['example of osmosis at home', 'osmosis wey I fit see'],
      'Dried beans swell in water overnight.',
    ),
  ],
};
