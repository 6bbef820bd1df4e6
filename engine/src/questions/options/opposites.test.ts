import { describe, expect, it } from 'vitest';
import { falseForms } from './opposites.ts';

describe('falseForms', () => {
  it('turns one word at a time, and both where they are independent', () => {
    expect(falseForms('It is connected in series and should have a very low resistance')).toEqual([
      'It is connected in parallel and should have a very low resistance',
      'It is connected in series and should have a very high resistance',
      'It is connected in parallel and should have a very high resistance',
    ]);
  });
  it('does not turn both sides of a correlation, which would be true again', () => {
    expect(falseForms('The quantity supplied rises as the price rises')).not.toContain(
      'The quantity supplied falls as the price falls',
    );
  });
  it('takes no thing that fell for what falls', () => {
    expect(falseForms('Iron makes up about 5 per cent of observed falls').join()).not.toContain('stays the same');
  });
  it('gives the change that does not happen as a third possibility', () => {
    expect(falseForms('A rise in price reduces total revenue')).toContain(
      'A rise in price leaves total revenue unchanged',
    );
  });
  it('takes no verb for an adjective', () => {
    expect(falseForms('Annual plants complete their life cycle within a season')).toEqual([]);
  });
  it('changes a figure and keeps its unit', () => {
    const forms = falseForms('It has a membrane potential of about −70 mV');
    expect(forms).toHaveLength(3);
    for (const form of forms) expect(form).toMatch(/^It has a membrane potential of about −\d+ mV$/);
  });
  it('keeps the article right', () => {
    expect(falseForms('It fails on an unsorted list')).toContain('It fails on a sorted list');
  });
  it.each(['Most industrial loads are inductive', 'A phasor is a complex number', 'It is a formal contract'])(
    'does not turn a technical word: %s',
    (text) => expect(falseForms(text)).toEqual([]),
  );
  it.each(['It always fails on a large list', 'It is either direct or indirect', 'It does not increase the price'])(
    'leaves alone: %s',
    (text) => {
      expect(falseForms(text).filter((form) => !/never/.test(form))).toEqual([]);
    },
  );
  it.each([
    'It supports the fresh concrete for a week',
    'The stress at which steel begins to deform',
    'It tolerates cold although it is small of leaf',
    'Managers receive more messages than others',
  ])('finds no opposite where none can stand: %s', (text) => {
    expect(falseForms(text)).not.toContainEqual(expect.stringMatching(/abstract|ends to|tolerates hot|less messages/));
  });
  it('turns a comparison round once', () => {
    expect(falseForms('It binds more strongly than oxygen')).toEqual(['It binds more weakly than oxygen']);
    expect(falseForms('It is more precise than a guess')).toEqual(['It is less precise than a guess']);
  });
  it('keeps the article before a figure right', () => {
    expect(falseForms('It passes a 5 mm sieve').filter((form) => /\ba 8\b|\ban [^8]/.test(form))).toEqual([]);
  });
  it('leaves what stands before the given place', () => {
    const text = 'The minimum price increases the output';
    for (const form of falseForms(text, text.indexOf('increases'))) expect(form).toMatch(/^The minimum price/);
  });
  it('has none for what absorbs at a place', () => {
    expect(falseForms('Open ketones absorb at 1,715 units.').join()).not.toContain('release');
  });
});
