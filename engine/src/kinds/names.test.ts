import { describe, expect, it } from 'vitest';
import { undated, undatedStatement } from '../facts/undated.ts';
import { findCandidates } from '../questions/candidates.ts';
import { figuresIn, otherValues } from '../questions/options/figures.ts';
import { readCorpus } from '../reading/corpus.ts';
import { goesOn, leansOnIdea, leansOnNewness, leansOnPair } from '../reading/pointing.ts';
import { casesIn, titlesIn } from '../reading/titles.ts';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { couldHaveLivedIn } from './person-rivals.ts';

function stemsOf(text: string) {
  return findCandidates(readCorpus([documentFromMarkdown(`# Notes\n\n${text}`, 'd')])).map(({ stem }) => stem);
}

const OTHERS =
  'George Gerbner argued in 1969 that heavy viewers take the screen for the world. Everett Rogers proposed in 1962 five groups of adopters. David White described in 1950 how an editor chooses the news.';

describe('persons who taught the same', () => {
  it('are not offered for each other', () => {
    const text = `Max Maccombs argued in 1972 that the press, as his friend Gerbner saw it too, tells people what to talk of. ${OTHERS} Albert Bandura argued in 1961 that children copy what they see.`;
    const asked = findCandidates(readCorpus([documentFromMarkdown(`# Notes\n\n${text}`, 'd')])).find(
      ({ answer, stem }) => answer === 'George Gerbner' && stem.startsWith('Who'),
    );
    expect(asked?.distractors.toSorted()).toEqual(['Albert Bandura', 'David White', 'Everett Rogers']);
  });
});

describe('gaps for persons', () => {
  it('are left out where the sentence tells where the person comes from', () => {
    const told = `${OTHERS} Miguel Sabido, a Mexican producer, showed in the 1970s that literacy classes could be filled by a well-told love story.`;
    expect(stemsOf(told).some((stem) => stem.includes('Mexican'))).toBe(false);
    const plain = `${OTHERS} Miguel Sabido, a television producer, showed in the 1970s that literacy classes could be filled by a well-told love story.`;
    expect(stemsOf(plain).some((stem) => stem.includes('_____, a television producer'))).toBe(true);
  });
  it.each([
    'Miguel Sabido pointed to its faults: strict rules of literacy classes turn from a means into an end.',
    'Miguel Sabido wanted to know what would happen when literacy classes were filled by a love story.',
    'Miguel Sabido, who advised teachers of literacy classes in many languages, opposed two kinds.',
  ])('are left out where something is not named: %s', (sentence) => {
    expect(stemsOf(`${OTHERS} ${sentence}`).some((stem) => /literacy/.test(stem))).toBe(false);
  });
  it('are left out where the sentence goes on from another', () => {
    expect(goesOn('replied in 1974 with a study of the press')).toBe(true);
    expect(goesOn('added in 1974 the spiral of silence')).toBe(true);
    expect(leansOnIdea('extended the idea in 1967 to other languages')).toBe(true);
    expect(leansOnIdea('turned the argument round in 1965')).toBe(true);
    expect(leansOnIdea('defended the idea that languages differ')).toBe(false);
    expect(leansOnNewness('confirmed that the new test applies in every court')).toBe(true);
    expect(leansOnNewness('confirmed the new rule of strict liability')).toBe(false);
    expect(leansOnPair('In 1951 the two wrote to every doctor')).toBe(true);
    expect(leansOnPair('Hold the two ends of the wire')).toBe(false);
  });
});

describe('figures', () => {
  it('are not asked where others stay true', () => {
    expect(figuresIn('Relative humidity falls to 15 % or lower.').measured).toEqual([]);
    expect(figuresIn('The test shows antigens within 15–20 minutes.').measured).toEqual([]);
    expect(figuresIn('Fine aggregate passes a 5 mm sieve.').measured).toEqual([]);
  });
  it('keep a distance from what is only about right', () => {
    const text = 'The industry accounts for about 8 % of emissions.';
    const wrong = otherValues(figuresIn(text).measured[0]!, text).map(Number);
    expect(wrong.length).toBe(3);
    expect(wrong.every((value) => Math.abs(value - 8) >= 2)).toBe(true);
  });
});

describe('values that nobody would believe', () => {
  const wrongFor = (text: string) => otherValues(figuresIn(text).measured[0]!, text);
  it('are not offered for temperatures', () => {
    const wrong = wrongFor('The normal temperature of the human body is about 37 °C.').map(Number);
    expect(wrong.length).toBe(3);
    expect(wrong.every((value) => Math.abs(value - 37) <= 10)).toBe(true);
    expect(wrongFor('The range from 5 to 60 °C is spoken of as the danger zone.')).toEqual([]);
  });
  it('are not offered for ages', () => {
    const wrong = wrongFor('A chairman must be at least 25 years old.').map(Number);
    expect(wrong.length).toBe(3);
    expect(wrong.every((value) => value >= 15)).toBe(true);
  });
});

describe('questions about ranges', () => {
  it('offer ranges that do not overlap each other', () => {
    const text =
      '# Cement\n\nClinker is ground with 3 to 5 % of gypsum in the mill. Sea water lowers the final strength of concrete by 10 to 15 % after a year.';
    const found = findCandidates(readCorpus([documentFromMarkdown(text, 'd')])).find(
      ({ answer }) => answer === '3 to 5 %',
    );
    const ranges = [found!.answer, ...found!.distractors].map((option) => option.match(/\d+/g)!.map(Number));
    for (const [i, [from, to]] of ranges.entries())
      for (const [other, end] of ranges.slice(i + 1)) expect(to! <= other! || end! <= from!).toBe(true);
  });
});

describe('gaps for bodies', () => {
  it('do not cut a body out of its longer name', () => {
    const text =
      'In 2010 the Asset Management Corporation of Nigeria was founded to buy up the bad loans of commercial banks. The West African Currency Board was founded in 1912 in London. The Federal Mortgage Bank was founded in 1977 to lend for houses. The Deposit Insurance Corporation was founded in 1988 to protect savers.';
    expect(stemsOf(text).some((stem) => stem.includes('_____ of Nigeria'))).toBe(false);
  });
});

describe('what somebody held', () => {
  const text = `${OTHERS} Émile Durkheim founded the first department of sociology in France in 1895. Social facts, he insisted, must be treated as things. Paul Lazarsfeld studied voters in Ohio. The voter, wrote Lazarsfeld in 1944, listens to friends more than to the press. Inge Lehmann of Denmark showed in 1936 that waves reflect from a solid core.`;
  const asked = findCandidates(readCorpus([documentFromMarkdown(`# Notes\n\n${text}`, 'd')]));
  const answerTo = (stem: string) => asked.find((item) => item.stem === stem)?.answer;
  it('is asked for where the text puts it in an aside, and “he” is the person of the sentence before', () => {
    expect(answerTo('Who insisted that social facts must be treated as things?')).toBe('Émile Durkheim');
    expect(answerTo('Who wrote that the voter listens to friends more than to the press?')).toBe('Paul Lazarsfeld');
  });
  it('is found behind a first verb, in a title and in “his claim was that”', () => {
    const more = stemsOf(
      `${OTHERS} Hermann Ebbinghaus learnt lists of syllables and showed in 1885 that forgetting is rapid in the first hours. Thomas Kuhn's claim was that normal science seldom tests its basic theories. Cesare Beccaria wrote in Milan. Cesare Beccaria's On Crimes and Punishments argued that people weigh pleasure against pain. Tuzo Wilson proposed in 1963 that some stand over a hot spot in the mantle.`,
    );
    expect(more).toContain('Who showed that forgetting is rapid in the first hours?');
    expect(more).toContain('Who held that normal science seldom tests its basic theories?');
    expect(more).toContain('Who argued that people weigh pleasure against pain?');
    expect(more.join()).not.toMatch(/Who proposed that some/);
  });
  it('is found behind “according to” and in the present, but never a body’s', () => {
    const more = stemsOf(
      `${OTHERS} According to Max Weber, bureaucracy is the most rational form of administration. In Weber's view, religion can change an economy from within. Anthony Giddens argues that structure both limits and enables what people do. According to UNESCO, literacy has risen in most countries of Africa.`,
    );
    expect(more).toContain('Who held that bureaucracy is the most rational form of administration?');
    expect(more).toContain('Who held that religion can change an economy from within?');
    expect(more).toContain('Who argues that structure both limits and enables what people do?');
    expect(more.join()).not.toMatch(/Who held that literacy/);
  });
  it('is not asked where it only tells how somebody died', () => {
    const more = stemsOf(
      `${OTHERS} Sonni Ali died in 1492 while crossing a stream on the way home from a campaign in the south.`,
    );
    expect(more.filter((stem) => stem.includes('crossing a stream'))).toEqual([]);
  });
  it('is not given to the one whose son did it', () => {
    const text = `${OTHERS} Daniel Kato ruled in Gao. Samuel Maharero ruled in Bornu. Ahmad Lobbo ruled in Kumasi. Usman Fodio died in 1817. Usman Fodio's son Muhammad Bello ruled for twenty years. He founded fortified frontier towns, settled nomads and encouraged learning.`;
    const found = findCandidates(readCorpus([documentFromMarkdown(`# Notes\n\n${text}`, 'd')]));
    expect(found.find(({ stem }) => stem.startsWith('Who founded fortified'))?.answer).toBe('Muhammad Bello');
  });
  it('is asked of the person and not of the country that stands beside the name', () => {
    expect(answerTo('Who showed that waves reflect from a solid core?')).toBe('Inge Lehmann');
  });
});

describe('persons as options', () => {
  const askedOf = (text: string, answer: string) =>
    findCandidates(readCorpus([documentFromMarkdown(`# Notes\n\n${text}`, 'd')])).filter(
      (item) => item.answer === answer,
    );
  const theory = 'Morris Reed argued in 1981 that voters judge every party by the promises of its leaders.';
  it('are asked without the year that only one of them lived in', () => {
    const [found, ...more] = askedOf(`${OTHERS} ${theory}`, 'Morris Reed');
    expect([found!, ...more].map(({ stem }) => stem).join()).not.toContain('1981');
    expect(undatedStatement('_____ wrote in his newspaper, the Pilot, founded in 1937')).toBe(
      '_____ wrote in his newspaper, the Pilot',
    );
    expect(undatedStatement('In 1883 _____ objected that firms choose prices')).toBe(
      '_____ objected that firms choose prices',
    );
    const short = 'Morris Reed, writing in 1981, let one party move first.';
    expect(askedOf(`${OTHERS} ${short}`, 'Morris Reed').filter(({ stem }) => stem.includes('_____'))).toEqual([]);
    expect(undated('was elected president in Lagos')).toBe('was elected president in Lagos');
  });
  it('worked neither with the right one nor for another trade', () => {
    const options = (more: string) =>
      askedOf(`${theory} ${more} ${OTHERS}`, 'Morris Reed').flatMap(({ distractors }) => distractors);
    expect(options('Guy Whitten argued in 1985 that prices decide elections.')).toContain('Guy Whitten');
    expect(options('Reed and Guy Whitten argued in 1985 that prices decide elections.')).not.toContain('Guy Whitten');
    expect(options('In surveys the mood improved with the election of President Guy Whitten.')).not.toContain(
      'Guy Whitten',
    );
  });
  it('are no towns that stand for those who rule there, and cases end before the court', () => {
    const towns = stemsOf(
      'Traders met in Accra and in Kumasi. Ships called in Accra. Goods were sold in Kumasi. Troops lay in Lagos. Merchants lived in Lagos and in Dakar. Boats were built in Dakar. London sent a commission of three judges under Aiken Watson. Ministers met in London.',
    );
    expect(towns.join()).not.toContain('sent a commission');
    expect(titlesIn('It was the Association of West African Merchants that paid.')[0]?.text).toBe(
      'Association of West African Merchants',
    );
    expect(casesIn('In Rhesa Shipping v Edmunds the House of Lords had before it a ship.')[0]?.text).toBe(
      'Rhesa Shipping v Edmunds',
    );
  });
  it('are nobody of whom no year is told where the question has one of long ago', () => {
    const corpus = readCorpus([
      documentFromMarkdown(`# Notes\n\n${OTHERS} Paul Reed argued that the gold was new.`, 'd'),
    ]);
    const livedIn = (year: number, name: string) => couldHaveLivedIn(year, corpus.names.get(name)!, corpus);
    expect(livedIn(1870, 'Paul Reed')).toBe(false);
    expect(livedIn(1970, 'Paul Reed')).toBe(true);
    expect(livedIn(1870, 'George Gerbner')).toBe(false);
  });
  it('are no doctrines', () => {
    const names = readCorpus([
      documentFromMarkdown('# Notes\n\nIt was Monroe Doctrine that showed the way.', 'd'),
    ]).names;
    expect(names.get('Monroe Doctrine')).toBeUndefined();
  });
});
