import { describe, expect, it } from 'vitest';
import { lackOf } from '../../reading/owner.ts';
import { topicsOf } from '../../reading/topic.ts';
import { documentFromMarkdown } from '../../text/from-markdown.ts';
import { readDocument } from '../../text/sections.ts';
import type { Candidate } from '../types.ts';
import { standingAlone } from './standing.ts';

const sectionUnder = (...headings: string[]) => {
  const lines = headings.map((heading, i) => `${'#'.repeat(i + 1)} ${heading}`);
  return readDocument(documentFromMarkdown(`${lines.join('\n\n')}\n\nGoats eat leaves.`, 'd', 'Notes')).sections.at(
    -1,
  )!;
};

const asked = (claim: string, answer: string, distractors: string[], ...headings: string[]): Candidate => ({
  form: 'term',
  maker: 'introduced',
  stem: `Which term completes this statement? “${claim.replace(answer, '_____')}.”`,
  claim,
  answer,
  distractors,
  difficulty: 'easy',
  because: '',
  sureness: 0.5,
  about: claim,
  subject: claim,
  origin: { documentId: 'd', section: sectionUnder(...headings), sentence: claim, order: 0 },
});

describe('what a statement leaves unsaid', () => {
  it('is whose something is where one thing does it to theirs', () => {
    expect(lackOf('rests on the likeness of their members', true)).toBe('sentence');
    expect(lackOf('rest on the likeness of their members', true)).not.toBe('sentence');
    expect(lackOf('leads farmers to their fields', true)).not.toBe('sentence');
  });
  it.each([
    ['A normal count does not rule out an attack of ticks', 'topic'],
    ['Small mills have values below 40 per cent', 'sentence'],
    ['Goats are wormed where prevalence exceeds 20 per cent', 'hint'],
    ['are wormed where prevalence exceeds 20 per cent', 'topic'],
    ['Bars are laid on the tension side of a beam', 'nothing'],
    ['The safe dose for goats is one gram', 'topic'],
    ['Adult flukes lodge in the liver', 'whose'],
    ['Tightening the belt doubles the pull of a mill', 'hint'],
    ['Amina Bello thinks that less is lost than is feared', 'sentence'],
    ['Musa Sani offered a different reading in the same year', 'sentence'],
    ['If the goats cannot keep pace, the herd is called a stray one', 'sentence'],
    ['Goats keep pace with cattle', 'nothing'],
    ['Milling is a modern use of the same rule', 'sentence'],
    ['A stone mill behaves in the opposite way', 'sentence'],
    ['Amina Bello took up the question at court', 'sentence'],
    ['contact is necessary', 'sentence'],
    ['A system so large and so thrifty is the work of many', 'sentence'],
    ['Slow drying that continues afterwards is called curing', 'sentence'],
    ['A milder view was taken by Amina Bello, who let the herds pass', 'sentence'],
    ['The shelter itself is called a byre', 'sentence'],
    ['Amina Bello pointed to its drawbacks', 'sentence'],
    ['damp hay was to blame', 'sentence'],
    ['brought a slow decline', 'topic'],
    ['Amina Bello settled the doubts of later writers', 'sentence'],
    ['On the windward side hay dries at once', 'sentence'],
    ['The reverse journey takes a week', 'sentence'],
    ['begins when velocity falls', 'hint'],
    ['Fresh hay loses half its mass in the course of the cure, which is called wilting', 'whose'],
    ['Tedders, which are covered, halve the time', 'hint'],
    ['Each layer is pressed by foot', 'hint'],
    ['Winnowing is the parting of grain from husks by the wind', 'nothing'],
    ['A threshold is the least herd that a trader buys', 'nothing'],
    ['A greater load lowers the speed of a cart', 'nothing'],
    ['A loss adjuster acts for an insurer', 'nothing'],
    ['a softer cheese that is eaten fresh', 'nothing'],
    ['Kano Trading Company lost its charter', 'nothing'],
    ['Hides are written down when their carrying amount is too high', 'nothing'],
    ['The peak age of onset is four years', 'topic'],
    ['Goats eat 40 per cent more when hay is fresh', 'nothing'],
    ['Kids need more during the rains', 'sentence'],
    ['Treatment begins with salt', 'topic'],
    ['A milk test reflects the average concentration over a week', 'hint'],
    ['A written rule was not enough', 'sentence'],
    ['Herders who held a similar mixture of rights left', 'sentence'],
    ['Amina Bello explains the difference by hunger', 'topic'],
    ['Stale hay makes matters worse', 'sentence'],
    ['looks similar but serves another end', 'sentence'],
    ['A fall below 7.2 is called souring', 'sentence'],
    ['Strength is about the share of fibre', 'hint'],
    ['Guests were asked when the right answer was plain', 'hint'],
    ['The guards of a herd are the dogs, which never sleep', 'nothing'],
    ['The daily intake of salt rises in hot weather', 'nothing'],
    ['A semaphore is an integer that two operations change', 'nothing'],
    ['The colour of a hide depends on bark', 'nothing'],
    ['Forgetting is rapid in the first hours and slow afterwards', 'nothing'],
  ])('%s: %s', (statement, lack) => {
    expect(lackOf(statement)).toBe(lack);
  });
});

describe('the topic of a place', () => {
  it('is the nearest heading that names something', () => {
    const nameOf = (...headings: string[]) => topicsOf(sectionUnder(...headings))[0]?.name;
    expect(nameOf('Animal Husbandry', '3. Goats', '3.2 Diagnosis and treatment')).toBe('Goats');
    expect(nameOf('Animal Husbandry', 'Why foot rot is feared')).toBe('Foot rot');
    expect(nameOf('AGR 201: Animal Husbandry — Notes', 'Introduction')).toBe('Animal Husbandry');
    expect(nameOf('AGR 201 Animal Husbandry', 'Overview')).toBe('Animal Husbandry');
    expect(nameOf('Animal Husbandry', 'Foot rot and its control')).toBe('Foot rot and its control');
    expect(nameOf('Animal Husbandry', 'Goats', 'Storage and hoofs')).toBe('Storage and hoofs');
    expect(nameOf('Animal Husbandry', 'Goats', 'Strong and weak')).toBe('Goats');
    expect(nameOf('Animal Husbandry', 'Type 2 rot', 'Signs')).toBe('Type 2 rot');
    expect(nameOf('Animal Husbandry', 'Hoof care (cont’d)')).toBe('Hoof care');
    expect(nameOf('Slides of week two', 'Outline')).toBeUndefined();
    expect(nameOf('What makes a good herd?', 'How to begin')).toBeUndefined();
  });
});

describe('a question that stands alone', () => {
  const COUNT = 'A normal count does not rule out an attack of ticks';
  it('has the topic in front where its own words lack it', () => {
    const own = asked(COUNT, 'ticks', ['lice', 'mites', 'fleas'], 'Husbandry', 'Goats in the rains');
    expect(standingAlone(own)?.stem).toMatch(/^Under “Goats in the rains”, which term completes/);
  });
  it('stays plain where it names its subject', () => {
    const own = asked('The womb carries the young of a goat', 'The womb', [], 'Husbandry', 'Kidding');
    expect(standingAlone(own)).toBe(own);
  });
  it('stays plain where every option says the topic', () => {
    const claim = 'Sheet erosion takes a thin layer away';
    const own = asked(claim, 'Sheet erosion', ['Rill erosion'], 'Soil', 'Erosion');
    expect(standingAlone(own)).toBe(own);
  });
  it('is left as it is where it asks what a term means', () => {
    const { claim: _, ...own } = asked('strength', 'Strength', [], 'Husbandry', 'Hay');
    expect(standingAlone(own)).toBe(own);
  });
  it('is not asked where no heading tells, or where the heading would tell the answer', () => {
    expect(standingAlone(asked(COUNT, 'ticks', [], 'Why we keep goats at all, and how'))).toBeNull();
    expect(standingAlone(asked(COUNT, 'ticks', ['lice', 'mites'], 'Husbandry', 'Tick control'))).toBeNull();
  });
  it('is not asked by what only the sentence before explains', () => {
    expect(standingAlone(asked('The shelter itself is called a byre', 'a byre', [], 'Husbandry', 'Herds'))).toBeNull();
  });
});
