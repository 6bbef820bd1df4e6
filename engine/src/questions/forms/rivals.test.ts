import { describe, expect, it } from 'vitest';
import { withEmphasised } from '../../facts/emphasised.ts';
import { asTerm, build } from '../../facts/introduction.ts';
import { withSetOut } from '../../facts/set-out.ts';
import { wantedBy } from '../../kinds/nature.ts';
import { areRelated, subjectOf } from '../../kinds/relations.ts';
import { termFamilies } from '../../kinds/term-families.ts';
import { originOf, readCorpus } from '../../reading/corpus.ts';
import { documentFromMarkdown } from '../../text/from-markdown.ts';
import { holdsTheOther, introducedQuestions, standsOut } from './introduced.ts';
import { matesOf } from './mates.ts';
import { inNumberOf, repeatsWhatIsSaid, spokenBeside } from './rivals.ts';

const read = (text: string) => readCorpus([documentFromMarkdown(text, 'd')]);
const plain = read('# Notes\n\nNothing of it is told here.');
const origin = originOf(plain.entries[0]!);
const term = (name: string, gloss = '', article: '' | 'the' | 'a' = '') =>
  build(name, article, 'means', gloss, 'thing', origin, plain)!;
const terms = (found: readonly { term: string }[]) => found.map((item) => item.term);

describe('the terms that a text names beside the one that is asked for', () => {
  it('are what the entries of its lists and the rows of its tables are called', () => {
    const corpus = read(
      '# Losses\n\n- Sunk cost: it has been spent.\n- Set point: the value that is aimed at.\n- Note: read this twice.\n\n| Process | Time |\n|---|---|\n| Pasteurisation | 30 min |\n| Blanching | 2 min |\n\n| Feature | Spinlock | Semaphore |\n|---|---|---|\n| Waiting cost | high | low |',
    );
    const found = terms(withSetOut([], corpus));
    expect(found).toEqual(
      expect.arrayContaining(['sunk cost', 'set point', 'pasteurisation', 'blanching', 'spinlock', 'semaphore']),
    );
    expect(found.join()).not.toMatch(/note|waiting/);
  });
  it('are what it sets in bold, also where it goes on to speak of several, and what is called after somebody', () => {
    const corpus = read(
      '# Loops\n\nThe part is a **comparator**. All comparators wear, and comparators are dear. The rule of a **dead band** holds. In a **Bode plot** the gain is drawn.',
    );
    expect(terms(withEmphasised([], corpus))).toEqual(['comparator', 'dead band', 'Bode plot']);
  });
  it('are no words that only compare or praise', () => {
    expect(asTerm('wider band')).toBeNull();
    expect(asTerm('healthy cell')).toBeNull();
    expect(asTerm('mechanical means')).toBeNull();
  });
  it('are rare words of its section that are of one kind and company', () => {
    const corpus = read(
      '# Seeds\n\nPollination is the transfer of pollen to a stigma. Rain helps with the germination of the seed in most fields.',
    );
    const own = build(
      'pollination',
      '',
      'means',
      'the transfer of pollen to a stigma',
      'process',
      originOf(corpus.entries[0]!),
      corpus,
    )!;
    expect(terms(spokenBeside(own, wantedBy(own.gloss, own.term, corpus), corpus))).toContain('germination');
  });
  it('stand in the number of the one that is asked for', () => {
    expect(inNumberOf(term('border'), term('furrows')).term).toBe('furrow');
    expect(inNumberOf(term('guard cells'), term('companion cell', '', 'a')).term).toBe('companion cells');
    expect(inNumberOf(term('guard cells'), term('sap')).term).toBe('sap');
    expect(inNumberOf(term('selection system'), term('felling systems')).term).toBe('felling systems');
  });
  it('have no plural that nobody says, and no article before the name of somebody', () => {
    const covenants = termFamilies('positive covenant', true).flat();
    expect(covenants).toContain('restrictive covenants');
    expect(covenants.join()).not.toContain('lands');
    const corpus = read('# Flow\n\nThis is the continuity equation.');
    const own = {
      ...term('continuity equation', 'area times speed is constant: this is _____', 'the'),
      by: 'names' as const,
    };
    const mates = matesOf(own, wantedBy(own.gloss, own.term, corpus), corpus);
    expect(mates.find(({ term: name }) => name === "Bernoulli's equation")?.article).toBe('');
  });
  it('are no part of its name, unless the beginning makes another thing of it', () => {
    const corpus = read('# Worms\n\nSeveral diseases are told of here.');
    const asked = (name: string) =>
      introducedQuestions(
        [name, 'cysticercosis', 'echinococcosis', 'schistosomiasis', 'toxoplasmosis'].map(
          (item, i) =>
            build(
              item,
              '',
              'means',
              i === 0 ? 'a disease of the brain that worms bring about' : '',
              'process',
              originOf(corpus.entries[0]!),
              corpus,
            )!,
        ),
        corpus,
      ).flatMap(({ distractors }) => distractors);
    expect(asked('neurocysticercosis')).toContain('Echinococcosis');
    expect(asked('neurocysticercosis')).not.toContain('Cysticercosis');
    expect(holdsTheOther('denitrification', 'nitrification')).toBe(false);
  });
  it('may have the name of its sort, but repeat nothing else that is said', () => {
    const seal = term('seal', 'a rock through which petroleum cannot pass at all');
    expect(repeatsWhatIsSaid(seal, term('source rock'))).toBe(false);
    expect(repeatsWhatIsSaid(seal, term('petroleum trap'))).toBe(true);
  });
  it('are its opposites by one syllable', () => {
    expect(
      areRelated(subjectOf('preemptive scheduling', origin), subjectOf('non-preemptive scheduling', origin), plain),
    ).toBe(false);
    expect(areRelated(subjectOf('scheduling', origin), subjectOf('preemptive scheduling', origin), plain)).toBe(true);
  });
  it('are not the fellows that a word has in another field, whatever everyday words the text uses', () => {
    const corpus = read('# Costs\n\nLow prices mean little. The mean of them and their range are noted in the ledger.');
    const own = term('variance', 'the difference between standard and actual cost');
    expect(terms(matesOf(own, wantedBy(own.gloss, own.term, corpus), corpus))).not.toContain('median');
  });
  it('are not those of another field that a rare word has for what it does', () => {
    const corpus = read('# Frozen ground\n\nPeat conducts heat poorly when it is dry.');
    const own = (by: 'does' | 'means', gloss: string) => ({ ...term('peat', gloss), by });
    const found = (item: ReturnType<typeof own>) =>
      terms(matesOf(item, wantedBy(item.gloss, item.term, corpus), corpus));
    expect(found(own('does', 'conducts heat poorly when it is dry'))).not.toContain('lignite');
    expect(found(own('means', 'a fuel of half-rotten plants'))).toContain('lignite');
  });
  it('do not tell the right one by a head noun that they alone share, nor by their articles', () => {
    const key = term('referential integrity', 'the rule that every key points to a row');
    const anomalies = ['insertion anomaly', 'update anomaly', 'deletion anomaly'].map((name) => term(name));
    expect(standsOut(key, anomalies, plain)).toBe(true);
    expect(standsOut(key, [...anomalies.slice(1), term('domain constraint')], plain)).toBe(false);
    const named = { ...term('drive', 'Thirst gives rise to what is called _____', 'a'), by: 'names' as const };
    expect(standsOut(named, [term('homeostasis'), term('arousal'), term('cue', '', 'a')], plain)).toBe(true);
    expect(standsOut(named, [term('motive', '', 'a'), term('arousal'), term('cue', '', 'a')], plain)).toBe(true);
  });
  it('come from one family where it suffices: two names of one thing may stand in two', () => {
    const corpus = read(
      '# Homes\n\nA **nuclear family** is a household of a couple and their dependent children. It differs from the extended family.',
    );
    const [asked] = introducedQuestions(
      [
        build(
          'nuclear family',
          'a',
          'means',
          'a household of a couple and their children',
          'thing',
          originOf(corpus.entries[0]!),
          corpus,
        )!,
      ],
      corpus,
    );
    expect(asked?.distractors).toContain('Extended family');
    expect(asked?.distractors.filter((name) => /Reconstituted|Blended/.test(name)).length).toBeLessThan(2);
  });
  it('are no other name of it where the text says so', () => {
    const text = (then: string) =>
      read(`# Cases\n\nAn **outbreak** is the occurrence of more cases than would be expected in a place. ${then}`);
    const asked = (then: string) => {
      const corpus = text(then);
      const gloss = 'the occurrence of more cases than would be expected in a place';
      const own = build('outbreak', 'a', 'means', gloss, 'process', originOf(corpus.entries[0]!), corpus)!;
      const others = ['epidemic', 'pandemic', 'endemic disease', 'cluster'].map(
        (name) =>
          build(name, 'a', 'means', `${name} of another sort`, 'process', originOf(corpus.entries[0]!), corpus)!,
      );
      return introducedQuestions([own, ...others], corpus)
        .find(({ answer }) => answer === 'Outbreak')
        ?.distractors.join();
    };
    expect(asked('It differs from an epidemic.')).toContain('Epidemic');
    expect(asked('The words outbreak and epidemic are often used for the same thing.') ?? '').not.toContain('Epidemic');
  });
  it('are two at least that could be taken for it, by more than standing beside it', () => {
    const corpus = read('# Groups\n\nMovements and definitions are told of here.');
    const glosses = ['condemn the world', 'seek members in every street', 'spare many a quarrel', 'last for a summer'];
    const asked = (...others: string[]) =>
      introducedQuestions(
        ['closed movements', 'open movements', ...others].map(
          (name, i) => build(name, '', 'does', glosses[i]!, 'process', originOf(corpus.entries[0]!), corpus)!,
        ),
        corpus,
      ).map(({ answer }) => answer);
    expect(asked('narrow definitions', 'wide descriptions')).toEqual([]);
    expect(asked('hidden movements', 'lay movements')).toContain('Open movements');
  });
  it('leave no name of two words that alone says in a learned word what is asked', () => {
    const corpus = read('# Works\n\nSeveral efficiencies are told of here.');
    const asked = (gloss: string) =>
      introducedQuestions(
        ['thermal efficiency', 'isentropic efficiency', 'volumetric efficiency', 'mechanical efficiency'].map(
          (name, i) => build(name, '', 'means', i === 0 ? gloss : '', 'measure', originOf(corpus.entries[0]!), corpus)!,
        ),
        corpus,
      );
    expect(asked('the work that is got from a given sum of money')).not.toEqual([]);
    expect(asked('the work that is got from a given amount of heat')).toEqual([]);
  });
  it('are no sorts that may be among those it is said of', () => {
    const corpus = read(
      '# Pots\n\nGlazed pots hold water for a year. Clay pots do not.\n\n## Kitchens\n\nCooking pots stand on three legs, and oil pots have a lid.',
    );
    const pots = ['glazed pots', 'cooking pots', 'oil pots', 'clay pots'].map(
      (name, i) =>
        build(
          name,
          '',
          'does',
          i === 0 ? 'hold water for a year' : '',
          'thing',
          originOf(corpus.entries[i > 0 && i < 3 ? 2 : 0]!),
          corpus,
        )!,
    );
    expect(introducedQuestions(pots, corpus)).toEqual([]);
  });
  it('are asked for by a sentence only', () => {
    const corpus = read('# Models\n\nOne model is told of here. Three models are told of there.');
    const asked = (gloss: string) =>
      introducedQuestions(
        ['stress model', 'medical model', 'social model', 'learning model'].map(
          (name, i) =>
            build(
              name,
              'the',
              'names',
              i === 0 ? gloss : '',
              'idea',
              originOf(corpus.entries[i === 0 ? 0 : 1]!),
              corpus,
            )!,
        ),
        corpus,
      );
    expect(asked('The older view of illness is known as _____')).not.toEqual([]);
    expect(asked('According to the older view, known as _____')).toEqual([]);
  });
});
