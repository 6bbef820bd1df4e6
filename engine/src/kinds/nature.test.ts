import { describe, expect, it } from 'vitest';
import { findCandidates } from '../questions/candidates.ts';
import { readCorpus } from '../reading/corpus.ts';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import type { Section } from '../text/sections.ts';
import { isCaseOf } from './cases.ts';
import { hidesAmong, natureOf, natureOfNoun, passesFor, wantedBy } from './nature.ts';
import { areRelated, subjectOf } from './relations.ts';
import { genusIn, saidKinds } from './said-kinds.ts';

const corpusOf = (text: string) => readCorpus([documentFromMarkdown(`# Notes\n\n${text}`, 'd')]);

describe('what the text says that its things are', () => {
  it('is the noun of the description', () => {
    expect(genusIn('the slow wearing of a coin by many hands')).toBe('wearing');
    expect(genusIn('a form of barter in which no money is used')).toBe('barter');
    expect(genusIn('the thick, sticky juice of the bark')).toBe('juice');
    expect(genusIn('the part of a roof that hangs over')).toBe('');
    expect(genusIn('the wearing away of a step by many feet')).toBe('wearing');
    expect(genusIn('the temporary locking up of money in a drawer')).toBe('locking');
    expect(genusIn('the higher of the asking price and the offer')).toBe('price');
    expect(genusIn('a finely woven cloth of wool')).toBe('cloth');
    expect(genusIn('a weakness built into the wall')).toBe('weakness');
  });
  it('is read from sentences, asides and names', () => {
    const said = saidKinds(
      corpusOf(
        'Quoining is the practice of setting large stones at a corner. The mason may add a corbel, a bracket that carries a beam. Wedges called shims are driven into the gaps.',
      ),
    );
    expect(said.get('quoining')).toEqual(['practice']);
    expect(said.get('corbel')).toEqual(['bracket']);
    expect(said.get('shim')).toEqual(['wedge']);
  });
});

describe('the nature of options', () => {
  const corpus = corpusOf('Nothing is said here of any of them.');
  const share = (left: string, right: string) => passesFor(natureOf(left, corpus), natureOf(right, corpus));

  it('is the same for what happens, and another for what lies there', () => {
    expect(share('Ploughing', 'Crystal growth')).toBe(1);
    expect(share('Ploughing', 'An oil lamp')).toBe(0);
  });
  it('is told by the ending where the lexicon has no such word', () => {
    expect(share('Overvaporisation', 'Ploughing')).toBe(1);
    expect(share('Glucoxylase', 'Ploughing')).toBe(0);
    expect(share('Pseudolect', 'Archilect')).toBe(1);
  });
  it('is that of the kind which the question names', () => {
    const wanted = wantedBy('The skin turns yellow, a condition called _____', 'Flavosis', corpus);
    expect(wanted.least).toBe(2);
    expect(
      hidesAmong(
        wanted,
        ['Massage', 'Surgery', 'Anaemia'].map((name) => passesFor(wanted.nature, natureOf(name, corpus))),
      ),
    ).toBe(false);
    expect(
      hidesAmong(
        wanted,
        ['Scurvy', 'Rickets', 'Anaemia'].map((name) => passesFor(wanted.nature, natureOf(name, corpus))),
      ),
    ).toBe(true);
  });
  it('is that of the word as well where it has one meaning only', () => {
    const wanted = wantedBy('a river mouth in which the tide keeps the channel open', 'estuary', corpus);
    expect(passesFor(wanted.nature, natureOf('Floodplain', corpus))).toBe(1);
  });
  it('is the very kind where the question names one that tells more than a sort', () => {
    const wanted = wantedBy('a protein that binds iron in the liver', 'sideroxin', corpus);
    expect(passesFor(wanted.nature, natureOf('Ferritin', corpus))).toBe(1);
    expect(passesFor(wanted.nature, natureOf('Table salt', corpus))).toBeLessThan(1);
  });
  it('of what is measured is told from what is not', () => {
    const wanted = wantedBy('the proportion of a drug that reaches the blood', 'bioavailability', corpus);
    expect(passesFor(wanted.nature, natureOf('Deficiency', corpus))).toBeLessThan(0.5);
    expect(passesFor(wanted.nature, natureOf('Elimination rate', corpus))).toBe(1);
  });
  it('of a quantity is not that of a thing', () => {
    expect(passesFor(natureOfNoun('ratio'), natureOfNoun('gland'))).toBe(0);
    expect(passesFor(natureOfNoun('ratio'), natureOfNoun('percentage'))).toBe(1);
  });
});

describe('cases of one another', () => {
  it('are never offered beside each other', () => {
    const corpus = corpusOf(
      'One eligible bidder is chosen as the preferred bidder. A floating charge is a security interest that moves with the stock.',
    );
    expect(isCaseOf('eligible bidder', 'preferred bidder', corpus)).toBe(true);
    expect(isCaseOf('floating charge', 'security interest', corpus)).toBe(true);
    expect(isCaseOf('eligible bidder', 'losing bidder', corpus)).toBe(false);
  });
  it('are not what stands under a heading of several topics', () => {
    const under = (heading: string) => ({ headingPath: ['Trade', heading] }) as Section;
    const corpus = corpusOf('Nothing is said here.');
    const related = (heading: string) =>
      areRelated(
        subjectOf('price control', { documentId: 'd', section: under(heading), sentence: '', order: 0 }),
        subjectOf('rationing', {
          documentId: 'd',
          section: { headingPath: ['Trade', heading, 'War'] } as Section,
          sentence: '',
          order: 1,
        }),
        corpus,
      );
    expect(related('Price control')).toBe(true);
    expect(related('Price control and credit control')).toBe(false);
    expect(related('Price control and its effects')).toBe(true);
  });
  it('are what has the head of the topic', () => {
    const section = { headingPath: ['Bidding systems'] } as Section;
    const origin = { documentId: 'd', section, sentence: '', order: 0 };
    const corpus = corpusOf('Nothing is said here.');
    const [topic, sealed] = [subjectOf('bidding system', origin), subjectOf('sealed-envelope system', origin)];
    expect(areRelated(topic, sealed, corpus)).toBe(true);
    expect(areRelated(sealed, subjectOf('open-cry system', origin), corpus)).toBe(false);
  });
  it('are known to the lexicon, unless the text tells them apart', () => {
    expect(isCaseOf('sparrow', 'bird', corpusOf('Nothing is said here.'))).toBe(true);
    const apart = corpusOf(
      'Speed is the distance covered in a given time. Velocity is the speed in a given direction.',
    );
    expect(isCaseOf('speed', 'velocity', apart)).toBe(false);
  });
});

it('a question that names a kind is not asked with options of other kinds', () => {
  const others =
    'Grafting is the joining of a shoot to the root of another tree. Layering is the rooting of a branch that is still on the tree. Pruning is the removal of branches that bear no fruit.';
  const asks = (text: string) =>
    findCandidates(corpusOf(`${others} ${text}`)).some(({ stem }) => stem.includes('_____') && /bark/.test(stem));
  expect(asks('Gardeners cut a ring from the bark of an idle tree, a treatment called girdling.')).toBe(true);
  expect(asks('Trees that are watered too late lose patches of their bark, a disease called girdling.')).toBe(false);
});
