import { describe, expect, it } from 'vitest';
import { readGift, writeGift } from './gift.ts';
import { writeMoodle } from './moodle.ts';
import { readMoodle } from './read-moodle.ts';

const answer = (fraction: number, text: string, feedback = '') =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text><feedback format="html"><text><![CDATA[${feedback}]]></text></feedback></answer>`;
const moodle = (type: string, inside: string, general = '') =>
  readMoodle(
    `<quiz><question type="${type}"><questiontext format="html"><text>Where is DNA?</text></questiontext><generalfeedback format="html"><text>${general}</text></generalfeedback>${inside}</question></quiz>`,
  );

describe('what Moodle says of single answers', () => {
  it('is said of a wrong option, and explains the right one', () => {
    const inside = `${answer(100, 'Nucleus', '<p>It has a membrane.</p>')}${answer(0, 'Cell wall', '<p>No, that keeps <b>shape</b>.</p>')}${answer(0, 'Air')}`;
    expect(moodle('multichoice', inside, 'See week 2.')).toMatchObject({
      questions: [{ mistakes: ['', 'No, that keeps shape.', ''], explanation: 'See week 2.\nIt has a membrane.' }],
      faults: [],
    });
  });

  it('is so for true or false', () => {
    const { questions } = moodle(
      'truefalse',
      `${answer(0, 'true', 'No, it has one.')}${answer(100, 'false', 'Right.')}`,
    );
    expect(questions).toMatchObject([{ mistakes: ['No, it has one.', ''], explanation: 'Right.' }]);
    expect(readGift('It has none. {F#No, it has one.#Right.####In week 2.}').questions).toMatchObject([
      { mistakes: ['No, it has one.', ''], explanation: 'In week 2.\nRight.' },
    ]);
    expect(readGift('It has one. {T#No.}').questions).toMatchObject([{ correct_answer: 'A', mistakes: ['', 'No.'] }]);
  });

  it('comes with GIFT as well', () => {
    expect(readGift('[html]Where is DNA? {=Nucleus#<i>Yes</i> ~Wall#No, shape ~Air}').questions).toMatchObject([
      { mistakes: ['', 'No, shape', ''], explanation: 'Yes' },
    ]);
  });

  it('is told where it has no place', () => {
    const combined = (text: string) => `<incorrectfeedback format="html"><text>${text}</text></incorrectfeedback>`;
    const options = `${answer(100, 'Nucleus')}${answer(0, 'Wall')}`;
    expect(moodle('multichoice', `${combined('Your answer is incorrect.')}${options}`).faults).toEqual([]);
    expect(
      moodle('multichoice', `${combined('Read again.')}${options}<hint format="html"><text>Think.</text></hint>`)
        .faults,
    ).toMatchObject([
      { message: 'We left out its general feedback for right, partly right and wrong answers' },
      { message: 'We left out its hints' },
    ]);
    const lost = [{ message: 'We left out its feedback on wrong answers, which a typed question has no place for' }];
    expect(moodle('shortanswer', `${answer(100, 'Nucleus')}${answer(0, '*', 'No.')}`)).toMatchObject({ faults: lost });
    expect(readGift('How many? {#=3:0#yes =%0%4:0#no}')).toMatchObject({
      questions: [{ explanation: 'yes' }],
      faults: lost,
    });
  });

  it('goes out and comes back', () => {
    const mistakes = ['', 'Takes #1 for {x} = ~y', '$a<b$'];
    const list = [{ text: 'Which?', options: ['a', 'b', 'c'], correct: 0, explanation: 'Why.', mistakes }];
    const back = [{ mistakes, explanation: 'Why.' }];
    expect(readMoodle(writeMoodle({ title: 'T', questions: list })).questions).toMatchObject(back);
    expect(readGift(writeGift(list)).questions).toMatchObject(back);
  });
});

describe('an answer that counts in part', () => {
  const several = 'We can only read questions with one right answer, true or false, numbers and short answers';
  const inPart = 'An answer counts in part, and ours are right or wrong';

  it('is refused with the same words from GIFT and from Moodle XML', () => {
    expect(readGift('Which two? {~%50%a ~%50%b ~c}').faults).toMatchObject([{ message: several }]);
    expect(moodle('multichoice', `<single>false</single>${answer(50, 'a')}${answer(50, 'b')}`).faults).toMatchObject([
      { message: several },
    ]);
    expect(readGift('Which? {=a ~%50%b ~c}').faults).toMatchObject([{ message: inPart }]);
    expect(moodle('multichoice', `${answer(100, 'a')}${answer(50, 'b')}`).faults).toMatchObject([{ message: inPart }]);
  });
});
