import { describe, expect, it } from 'vitest';
import { findCandidates } from '../questions/candidates.ts';
import { readCorpus } from '../reading/corpus.ts';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { causeIn } from './causes.ts';
import { definitionsInSentence } from './definitions.ts';
import { introducedIn } from './introduced.ts';

const candidatesOf = (text: string) => findCandidates(readCorpus([documentFromMarkdown(text, 'd')]));

const ESSAY = `# Rates and tests

Two kinds of rate must be told apart. Incidence counts new cases that arise in a population during a stated period; prevalence counts all people who have the disease at a given moment. This indirect protection of those who have not been vaccinated is called herd immunity, and it explains much. Confounding arises if a third factor is linked with both exposure and disease.

Sensitivity is the proportion of the diseased whom a test detects, and specificity is the proportion of healthy people whom it correctly clears. It is called blinding.

In a cohort study, healthy people are followed for years to see who falls ill. In a diagnostic study, the result of a new test is set against a proven one. Insurance has its own danger, which economists call moral hazard: people who are protected against a risk take less care to avoid it. Abel Green, a doctor with a disputed past, disagreed.`;

describe('terms that running text brings in', () => {
  const found = candidatesOf(ESSAY);
  const about = (answer: string) => found.find((item) => item.answer === answer && item.form === 'term');
  it('leaves persons alone, and names whose sentence leans on another', () => {
    expect(found.flatMap(({ answer, distractors }) => [answer, ...distractors]).join()).not.toMatch(/Abel Green/);
    expect(about('blinding')).toBeUndefined();
  });
  it.each([
    'In Bello v Audu an agreement between neighbours had been called a licence by the parties.',
    'The elders named this narrowing of paths *constriction*.',
  ])('does not ask by what was said once, or before: %s', (sentence) => {
    const corpus = readCorpus([documentFromMarkdown(`# Wells\n\n${sentence}`, 'd')]);
    const [entry] = corpus.entries;
    const defined = definitionsInSentence(entry!, null);
    expect(defined).toEqual([]);
    expect(introducedIn(entry!, defined, corpus).filter(({ gloss }) => gloss !== '')).toEqual([]);
  });
  it('does not ask what was done by those of one trial', () => {
    const text =
      '# Recall\n\nDivers learnt words on the shore. The divers recalled about half as many words when the place of recall was under water. This effect is called tidal forgetting.';
    const corpus = readCorpus([documentFromMarkdown(text, 'd')]);
    const made = corpus.entries.flatMap((entry) => introducedIn(entry, [], corpus));
    expect(made.filter(({ gloss }) => gloss.includes('The divers'))).toEqual([]);
  });
  it('takes what is true of a thing for no meaning of its name', () => {
    const worms = candidatesOf(
      '# Worms\n\nAlbendazole is a drug that stops worms from taking up sugar. Niclosamide is an alternative for intestinal worms. Ivermectin is a drug that makes the muscles of worms limp. Praziquantel is a drug that lets calcium into worms.',
    ).map(({ stem }) => stem);
    expect(worms.join()).not.toMatch(/means “an alternative/);
  });
  it('asks for a whole name only, and not by what another part of the sentence explains', () => {
    const city = candidatesOf(
      '# Towns\n\nRents were lowest in the ring of old houses, which the planners had called the zone in waiting, and rose towards the park. A registry is a list of all plots; a cadastre office is the body that keeps it. Gentrification is the arrival of richer households in a poor quarter. Suburbanisation is the movement of households to the edge of a town. Counterurbanisation is the movement of people from towns to villages. Overcrowding is the sharing of a dwelling by too many persons.',
    );
    expect(city.map(({ answer }) => answer)).not.toContain('the zone');
    expect(city.map(({ stem }) => stem).join()).not.toMatch(/keeps it/);
  });
  it('gives the kind away neither by a quantity nor by a word of the name', () => {
    const rates = candidatesOf(
      '# Rates\n\nThe load factor is the number of passengers divided by the number of seats. Overbooking is the sale of more seats than an aircraft has. Codesharing is the sale of seats on the flight of a partner. Interlining is the carriage of a passenger by several airlines on one ticket. Ticket fraud is the fraud that a passenger commits against an airline.',
    );
    expect(rates.map(({ stem }) => stem).join()).not.toMatch(/load factor|divided by the number of seats/);
    expect(rates.map(({ answer }) => answer)).not.toContain('Ticket fraud');
  });
  it('asks what is done in something only among others that one can be in', () => {
    const ledgers = candidatesOf(
      '# Ledgers\n\nIn a perpetual system, the stock account is updated after every purchase and sale. In a periodic system, the stock is counted at the end of the year only. A suspense account is a record that holds an entry not yet explained. An indirect method starts from the profit and takes away what brought no cash. A bank statement is a record that a bank sends to a customer.',
    );
    expect(ledgers.map(({ stem }) => stem).join()).not.toContain('In _____');
  });
  it('gives as the reason what stands before “therefore”', () => {
    const [entry] = readCorpus([
      documentFromMarkdown(
        '# Cells\n\nMycoplasmas lack a cell wall altogether and are therefore resistant to penicillin.',
        'd',
      ),
    ]).entries;
    const cause = causeIn(entry!, undefined);
    expect(cause?.effect).toBe('Mycoplasmas are resistant to penicillin');
    expect(cause?.reason).toBe('they lack a cell wall altogether');
  });
  it('keeps what tells a thing from others, and nothing that says its name or leans on the sentence before', () => {
    const views = candidatesOf(
      '# Views\n\nParallelism is the theory that two series of events run side by side but have no influence on each other. Emergentism is the view that wholes have powers that their parts lack. Panpsychism is the view that everything has some kind of mind. Solipsism is the view that one mind alone is certain to exist. The seismograph is a graph of the shaking of the ground. Below it lies the hardpan, a harder layer that roots cannot enter. The support itself is called underpinning, a word coined by builders in London.',
    ).map(({ stem, answer }) => `${stem} ${answer}`);
    expect(views.join()).toContain('run side by side but have no influence on each other');
    expect(views.join()).not.toMatch(/seismograph|underpinning|a harder layer/i);
  });
  it('explains a name that is set off by what stands right behind or before it', () => {
    const [behind, before, sentence] = readCorpus([
      documentFromMarkdown(
        '# Ends\n\nAt one end stands the *basal form*, the variety most remote from the standard. Weavers call the narrow strip along either side of a cloth the *selvedge*. Over the *shaking bridge*, a plank above a dry ditch, no goat would walk.',
        'd',
      ),
    ]).entries.map((entry) => definitionsInSentence(entry, null)[0]);
    expect(behind).toMatchObject({ term: 'basal form', description: 'the variety most remote from the standard' });
    expect(before).toMatchObject({ term: 'selvedge', description: 'the narrow strip along either side of a cloth' });
    expect(sentence).toBeUndefined();
  });
  it('keeps the condition on which something is called so', () => {
    const corpus = readCorpus([
      documentFromMarkdown(
        '# Drains\n\nThe water that collects in the drain is called a *leachate* if it is rich in salts. Water runs off the field. The drain carries the water away, and a second drain keeps it.',
        'd',
      ),
    ]);
    const glosses = introducedIn(corpus.entries[0]!, [], corpus).map(({ gloss }) => gloss);
    expect(glosses).toContain('The water that collects in the drain is called _____ if it is rich in salts');
  });
  it('asks what something that the sentence before tells is called, by both sentences', () => {
    const corpus = readCorpus([
      documentFromMarkdown(
        '# Ovens\n\nWhen steam meets a cold brick, it settles on the surface in small drops. This wetting is known as *sweating*, or weeping.',
        'd',
      ),
    ]);
    expect(introducedIn(corpus.entries[1]!, [], corpus).map(({ gloss }) => gloss)).toContain(
      'When steam meets a cold brick, it settles on the surface in small drops. This wetting is known as _____',
    );
  });

  const readIn = (sentences: string) => {
    const corpus = readCorpus([documentFromMarkdown(`# Part\n\n${sentences}`, 'd')]);
    return corpus.entries
      .flatMap((entry) => introducedIn(entry, definitionsInSentence(entry, null), corpus))
      .map(({ term, gloss }) => `${term}: ${gloss}`);
  };
  it.each([
    [
      'The spread of seeds away from the mother plant is dissemination.',
      'dissemination: the spread of seeds away from the mother plant',
    ],
    ['This loss of hearing with age, presbycusis, comes late.', 'presbycusis: the loss of hearing with age'],
    ['The resistance of a liquid to stirring is its viscosity.', 'viscosity: the resistance of a liquid to stirring'],
    [
      'An insect which lays its eggs in living caterpillars is a parasitoid.',
      'parasitoid: an insect which lays its eggs in living caterpillars',
    ],
    [
      'Plants which take two years to flower and seed are biennials.',
      'biennials: plants which take two years to flower and seed',
    ],
    ['Rain that falls as pellets of ice is hail.', 'hail: rain that falls as pellets of ice'],
    [
      'By osmosis we mean the passage of water through a fine skin.',
      'osmosis: the passage of water through a fine skin',
    ],
    ['Chemists define molarity as the number of moles in a litre.', 'molarity: the number of moles in a litre'],
    [
      'Traders call the gap between two quoted prices of one share the dealing spread.',
      'dealing spread: the gap between two quoted prices of one share',
    ],
    [
      'The luminosity of a star is the energy that it radiates in a second.',
      'luminosity: the energy that a star radiates in a second',
    ],
    ['Some cells make lysins, proteins that break open red cells.', 'lysins: proteins that break open red cells'],
    [
      'Hysteresis (the lag of an effect behind what brings it about) wastes power.',
      'hysteresis: the lag of an effect behind what brings it about',
    ],
    [
      'A loan that is backed by goods is called a secured loan, and one that rests on trust alone is called an unsecured loan.',
      'unsecured loan: ',
    ],
    [
      'What Simmel called objective culture consists of the works that people leave behind them.',
      'objective culture: consists of the works that people leave behind them',
    ],
    [
      'Unlike granite, basalt is a rock that cools quickly at the surface.',
      'basalt: a rock that cools quickly at the surface',
    ],
    [
      'Its opposite, parsimony, is a marked dislike of spending money.',
      'parsimony: a marked dislike of spending money',
    ],
    [
      'Three small nuclei can join to form a large one in what is known as the cascade process.',
      'cascade process: Three small nuclei',
    ],
    [
      'A cloud of less than a certain mass never becomes hot enough to shine. Such a dim body is called a sub-stellar object.',
      'sub-stellar object: A cloud of less than a certain mass never becomes hot enough to shine. Such a dim body is called _____',
    ],
    [
      'Words which name a whole class are hypernyms, and those which name a member of it are hyponyms.',
      'hypernyms: words',
    ],
    ['Lysosomes, small sacs filled with enzymes of digestion, break down worn-out parts.', 'lysosomes: small sacs'],
    ['A nodal town, in his terms, is a settlement that serves the farms around it.', 'nodal town: a settlement'],
    [
      'Such an envoy has diplomatic immunity, which means that a court hears no claim against a guest of any rank.',
      'diplomatic immunity: A court',
    ],
  ])('reads what running prose says of a term: %s', (sentence, read) => {
    expect(readIn(sentence).join('\n')).toContain(read);
  });
  it.each([
    'The movement of goods from the port is a problem.',
    'People who live in towns are consumers.',
    'Some farmers keep goats, animals that eat nearly everything.',
    'We define it here as the study of old coins and seals.',
    'The function of a kidney is the removal of waste from the blood.',
    'Where nothing is torn, the condition is called a simple sprain and rest is enough.',
  ])('takes no remark for what a term means: %s', (sentence) => {
    expect(readIn(sentence).filter((read) => !read.endsWith(': '))).toEqual([]);
  });
});

it('does not ask for a term by half of what sets it apart', () => {
  const text = `# Epithelia

In **pseudostratified epithelium**, every cell touches the basement membrane, but not every cell reaches the lumen. In
**simple epithelium**, one layer of cells covers the organ. In **stratified epithelium**, several layers of cells lie on each
other. In **transitional epithelium**, the cells flatten when the bladder fills.
`;
  expect(candidatesOf(text).some(({ stem }) => stem.includes('touches the basement membrane'))).toBe(false);
});
