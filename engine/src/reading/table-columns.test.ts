import { describe, expect, it } from 'vitest';
import { findCandidates } from '../questions/candidates.ts';
import { isPlainFor, isShortFor } from '../questions/options/plain-roots.ts';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { excludeEachOther, haveInCommon, isSpelledIn, isToldByDegree, readsWith, sayTheSame } from './cells.ts';
import { readCorpus } from './corpus.ts';
import { leansOnAnother, saysNothingAlone } from './leaning-columns.ts';
import { rowNamed } from './row-name.ts';
import { askingOf } from './table-columns.ts';
import { specified } from './table-subject.ts';

const row = { text: 'ROW', many: false, during: 'in ROW' };
const rows = { text: 'ROWS', many: true, during: 'in ROWS' };

describe('how a column is asked for', () => {
  it.each([
    ['What it does', 'What does ROW do?', 'what it does'],
    ['How it works', 'How does ROW work?', 'how it works'],
    ['How it is reduced', 'How is ROW reduced?', 'how it is reduced'],
    ['What is recorded in it', 'What is recorded in ROW?', 'what is recorded in it'],
    ['Where used', 'Where is ROW used?', 'where it is used'],
    ['What stays constant', 'What stays constant in ROW?', null],
    ['How losses are shared', 'How are losses shared in ROW?', null],
    ['What the firm does', 'What does the firm do in ROW?', null],
    ['Describes', 'What does ROW describe?', 'what it describes'],
    ['Depends on', 'What does ROW depend on?', 'what it depends on'],
    ['Best suited to', 'What is ROW best suited to?', 'what it is best suited to'],
    ['Best when', 'When is ROW best?', 'when it is best'],
    ['Result expressed as', 'In ROW, the result is expressed as:', null],
    ['Interest must exist', 'In ROW, the interest must exist:', null],
    ['Typical use', 'What is the typical use of ROW?', 'its typical use'],
    ['Typical variables', 'What are the typical variables of ROW?', 'its typical variables'],
    ['Unit of data', 'What is the unit of data for ROW?', 'the unit of data'],
    ['Laboratory test', 'What is the laboratory test for ROW?', 'its laboratory test'],
    ['Author', 'Which author is associated with ROW?', 'its author'],
    ['Example', 'Which of these is an example of ROW?', 'its example'],
    ['Example of its work', 'Which of these is an example of the work of ROW?', 'an example of its work'],
    ['Examples of source', 'Which of these are examples of the source of ROW?', 'examples of its source'],
    ['Raw material', 'What is the raw material of ROW?', 'its raw material'],
    ['Class', 'To which class does ROW belong?', 'its class'],
    ['Reagent used', 'Which reagent is used in ROW?', 'the reagent used'],
    ['Uses', 'What are the uses of ROW?', 'its uses'],
    ['When to use', 'When should one use ROW?', 'when to use it'],
    ['Headed by', 'By which of these is ROW headed?', null],
    ['Proposed by', 'Who proposed ROW?', null],
    ['Number of moons', 'How many moons does ROW have?', 'its number of moons'],
    ['Chief delegate', 'Which chief delegate is associated with ROW?', 'its chief delegate'],
    ['English examples', 'Which of these are examples of ROW?', 'its English examples'],
  ])('%s', (name, stem, paired) => {
    const asking = askingOf(name, false, []);
    expect([asking?.ask(row), asking?.paired]).toEqual([stem, paired]);
  });
  it.each(['Remark', 'Used by', 'Example of a drug affected', 'Leaves it when', 'Possible?', 'Kind', 'Lips'])(
    '%s makes no question',
    (name) => {
      expect(askingOf(name, false, [])).toBeNull();
    },
  );
  it('in the number of the row', () => {
    expect(askingOf('What it does', false, [])?.ask(rows)).toBe('What do ROWS do?');
    expect(askingOf('Where used', false, [])?.ask(rows)).toBe('Where are ROWS used?');
    expect(askingOf('Example', false, [])?.ask(rows)).toBe('Which of these is one of the ROWS?');
  });
  it('as the view of a person', () => {
    const person = { text: 'Ada Obi', many: false, during: 'in the case of Ada Obi', person: true };
    expect(askingOf('Role of the teacher', false, [])?.ask(person)).toBe(
      'According to Ada Obi, what is the role of the teacher?',
    );
  });
  it('by what is done in it, where it is a phase', () => {
    const phase = { text: 'the last phase', many: false, during: 'in the last phase' };
    expect(askingOf('Main task', false, [])?.ask(phase)).toBe('What is the main task in the last phase?');
    expect(askingOf('Main task', false, [])?.ask(row)).toBe('What is the main task of ROW?');
    expect(askingOf('What happens there', false, [])?.ask(row)).toBe('What happens in ROW?');
  });
  it('by its verb where that only looks like several things', () => {
    expect(askingOf('Measures', false, [], true)?.ask(row)).toBe('What does ROW measure?');
    expect(askingOf('Measures', false, [])?.ask(row)).toBe('Which measures are associated with ROW?');
  });
  it('with the unit of its figures', () => {
    expect(askingOf('CEC (cmol/kg)', true, [])?.ask(row)).toBe('What is the CEC of ROW, in cmol/kg?');
    expect(askingOf('Atoms per cell', true, [])?.ask(row)).toBe('How many atoms per cell does ROW have?');
    expect(askingOf('Usual number in a band', true, [])).toBeNull();
    expect(askingOf('% N', true, [])?.ask(row)).toBe('What is the percentage of N for ROW?');
    expect(askingOf('Mass (Sun = 1)', true, [])?.ask(row)).toBe('What is the mass of ROW (Sun = 1)?');
    expect(askingOf('Greek term', false, [])?.ask(row)).toBe('What is the Greek term for ROW?');
    expect(askingOf('Began (million years ago)', true, [])).toBeNull();
    expect(askingOf('Days to harvest', true, [])?.ask(row)).toBe('What is the number of days to harvest for ROW?');
  });
  it('with the subject that the line before the table names', () => {
    expect(askingOf('Sign', false, ['Deficiency signs:'])?.ask(row)).toBe(
      'Which deficiency sign is associated with ROW?',
    );
    expect(specified('level', ['The levels of a database'])).toBe('level of a database');
    expect(specified('level', ['There are three main levels'])).toBeNull();
    expect(specified('technique', ['The best-known techniques are given here'])).toBeNull();
  });
});

describe('a row as a question speaks of it', () => {
  const text = (kind: string, name: string, all: string[], written: string, used = '', scoped = false) =>
    rowNamed(kind, name, all, written, { used: () => used, scoped }).text;
  it('is named as one would say it', () => {
    expect(text('level', 'External', ['External', 'Internal', 'Conceptual'], 'external')).toBe('the external level');
    expect(text('loss', 'Stray loss', ['Stray loss', 'Copper loss'], 'stray loss')).toBe('“stray loss”');
    expect(text('theory', 'Marxism', ['Marxism', 'New Right'], 'Marxism')).toBe('Marxism');
    expect(text('loss', 'Stray loss', ['Stray loss', 'Copper loss'], 'stray loss', 'stray loss')).toBe('stray loss');
    expect(text('nutrient', 'Iron', ['Iron', 'Zinc'], 'iron')).toBe('the nutrient iron');
    expect(text('join method', 'Hash join', ['Hash join', 'Merge join'], 'hash join')).toBe('“hash join”');
    expect(text('enzyme', 'Erepsin', ['Erepsin', 'Lipase'], 'Erepsin')).toBe('the enzyme erepsin');
    expect(text('element of a play', 'Plot', ['Plot', 'Song'], 'plot')).toBe('the element of a play “plot”');
    expect(text('element', 'Place', ['Place', 'Price'], 'place')).toBe('the element “place”');
    expect(text('kind of printer', 'Thermal', ['Thermal', 'Ink jet'], 'thermal')).toBe('the “thermal” kind of printer');
    expect(text('tissue', 'Enamel', ['Enamel', 'Dentine'], 'enamel', 'enamel')).toBe('enamel');
    expect(text('vitamin', 'Vitamin D', ['Vitamin D'], 'vitamin D')).toBe('“vitamin D”');
    expect(text('year', '1922', ['1922'], '1922')).toBe('the year 1922');
    expect(text('stage of growth', 'Flowering time', ['Flowering time'], 'flowering time')).toBe(
      'the “flowering time” stage of growth',
    );
    expect(text('cycle', 'Rankine', ['Rankine', 'Otto'], 'Rankine')).toBe('the Rankine cycle');
    expect(text('vessel', 'Arterioles', ['Arterioles', 'Veins'], 'arterioles')).toBe('arterioles');
    expect(text('user', 'Suppliers', ['Suppliers', 'Lenders'], 'suppliers', '', true)).toBe('suppliers');
    expect(text('statement', 'Statement of cash flows', ['Statement of cash flows'], 'statement of cash flows')).toBe(
      'the statement of cash flows',
    );
    expect(text('court', 'High Court', ['High Court', 'Supreme Court'], 'High Court')).toBe('the High Court');
    expect(text('law', "Boyle's Law", ["Boyle's Law"], "Boyle's Law")).toBe("Boyle's Law");
    expect(text('force', 'Waves', ['Waves', 'River', 'Ice'], 'waves')).toBe('the force “waves”');
    expect(text('stage of labour', 'Second', ['First', 'Second'], 'second')).toBe('the second stage of labour');
    expect(text('phase of mitosis', 'Anaphase', ['Anaphase', 'Prophase'], 'Anaphase')).toBe('anaphase');
    expect(text('theorist', 'Albert Bandura', ['Albert Bandura'], 'Albert Bandura')).toBe('Albert Bandura');
    expect(text('organism', 'Clostridium perfringens', ['Clostridium perfringens'], 'Clostridium perfringens')).toBe(
      'the organism Clostridium perfringens',
    );
    expect(text('user', 'Suppliers', ['Suppliers', 'Lenders'], 'suppliers')).toBe('the user “suppliers”');
  });
  it('stands where things happen in it, or under it', () => {
    expect(rowNamed('process', 'Isobaric', ['Isobaric', 'Isothermal'], 'isobaric').during).toBe(
      'in the isobaric process',
    );
    expect(rowNamed('strategy', 'Niche', ['Niche', 'Mass'], 'niche').during).toBe('under the “niche” strategy');
    expect(rowNamed('error', 'Omission', ['Omission'], 'omission').during).toBe('in the case of the error “omission”');
  });
});

describe('cells as options of one question', () => {
  it('are measured in one unit', () => {
    expect(excludeEachOther('70 mL', '50 mL')).toBe(true);
    expect(excludeEachOther('70 mL', '58 %')).toBe(false);
  });
  it('are ranges that neither contain nor overlap each other', () => {
    expect(excludeEachOther('18–36 h', '12–36 h')).toBe(false);
    expect(excludeEachOther('1–5 h', '8–22 h')).toBe(true);
    expect(excludeEachOther('100–110', '110–120')).toBe(true);
  });
  it('do not repeat the root or the ending that their row is named by', () => {
    expect(isSpelledIn('Aortic', 'Left ventricle to aorta')).toBe(true);
    expect(isSpelledIn('-ity', 'elecTRIcity')).toBe(true);
    expect(isSpelledIn('Isentropic', 'Entropy')).toBe(true);
    expect(isSpelledIn('Heap sort', 'The values are sorted in place')).toBe(true);
    expect(isSpelledIn('Mitral', 'Left atrium to left ventricle')).toBe(false);
  });
  it('is told by the degree in the name of its row', () => {
    expect(isToldByDegree('Heavy', '40 kg', ['10 kg', '20 kg', '30 kg'])).toBe(true);
    expect(isToldByDegree('Medium', '40 kg', ['10 kg', '20 kg', '30 kg'])).toBe(false);
    expect(isToldByDegree('Heavy', '20 kg', ['10 kg', '40 kg', '30 kg'])).toBe(false);
  });
  it('are no figures that nobody would tell apart', () => {
    expect(excludeEachOther('about 8 %', 'about 10 %')).toBe(false);
    expect(excludeEachOther('8 %', '9 %')).toBe(false);
    expect(excludeEachOther('8 %', '20 %')).toBe(true);
  });
  it('are no figures that differ only by rounding', () => {
    expect(excludeEachOther('95 %', '95.4 %')).toBe(false);
    expect(excludeEachOther('95.4 %', '68.3 %')).toBe(true);
    expect(excludeEachOther('1984', '1987')).toBe(true);
  });
  it('agree in number with the row that is asked about', () => {
    const mica = { row: 'Mica', value: 'Raises the demand for water' };
    expect(readsWith(mica, { row: 'Clay and silt', value: 'Coat the particles' })).toBe(false);
    expect(readsWith(mica, { row: 'Organic matter', value: 'Delays or prevents setting' })).toBe(true);
    const salts = { row: 'Aluminium salts', value: 'Bind phosphorus' };
    expect(readsWith(salts, { row: 'Aeration', value: 'Adds oxygen to the water' })).toBe(false);
  });
  it('do not hold what another one says', () => {
    expect(sayTheSame('Cyanobacteria', 'Dense cyanobacterial scums')).toBe(true);
    expect(sayTheSame('Early strength', 'Late strength')).toBe(false);
    expect(haveInCommon('Rock and metal', 'Dark rock')).toBe(true);
    expect(haveInCommon('Snails, dragonfly larvae', 'Midge larvae, worms')).toBe(false);
  });
});

describe('a column that leans on another', () => {
  const leans = (header: string[], first: string[], told: string[] = [], kind = 'thing') =>
    leansOnAnother({ kind: 'table', header, rows: [first, first, first] }, header.length - 1, header.at(-1)!, {
      kind,
      heading: '',
      above: '',
      told,
    });
  it('adds to it, or says what share of something it has', () => {
    expect(leans(['Bean', 'Colour', 'Additional mark'], ['Pinto', 'brown', 'spots'])).toBe(true);
    expect(leans(['Bean', 'Chief reserve', 'Share of dry weight'], ['Pinto', 'starch', '40 %'])).toBe(true);
    expect(leans(['Shift', 'Task', 'Share of the day'], ['Early', 'baking', '40 %'])).toBe(false);
    expect(leans(['Bean', 'Typical share'], ['Pinto', '40 %'])).toBe(true);
  });
  it('follows sentences that are examples, of which it tells', () => {
    expect(leans(['Word', 'Example', 'Implies'], ['Again', 'She sang again last night', 'she had sung before'])).toBe(
      true,
    );
    expect(leans(['Drug', 'Example', 'Mechanism'], ['Blocker', 'Atenolol', 'slows the heart'])).toBe(false);
  });
  it('gives the figures of an example, or the purpose of what somebody did', () => {
    expect(leans(['Model', 'Price'], ['Cartel', '55'])).toBe(true);
    expect(leans(['Model', 'Price (₦)'], ['Cartel', '55'])).toBe(false);
    expect(leans(['Model', 'Radius (m)'], ['Cartel', '55'], ['With the data of the example we get'])).toBe(true);
    expect(leans(['Country', 'Head', 'How removed'], ['Chad', 'President', 'By vote'], [], 'country')).toBe(true);
    expect(leans(['State', 'Gained', 'Purpose'], ['Kano', 'Daura', 'a safe road'], [], 'state')).toBe(true);
  });
  it('has cells that only the table explains', () => {
    expect(saysNothingAlone('A throne for himself', 'Main aim')).toBe(true);
    expect(saysNothingAlone('None in the usual range', 'Mark')).toBe(true);
    expect(saysNothingAlone('Two bands', 'Mark')).toBe(true);
    expect(saysNothingAlone('Two bands', 'Number of bands')).toBe(false);
    expect(saysNothingAlone('Practically none', 'Gas')).toBe(true);
    expect(saysNothingAlone('Everywhere in the sky', 'Where found')).toBe(true);
    expect(saysNothingAlone('Most cells', 'Source')).toBe(true);
    expect(saysNothingAlone('Any ionisable compound', 'Responds to')).toBe(true);
    expect(saysNothingAlone('All pores full of water', 'Meaning')).toBe(false);
  });
});

describe('a cell that tells its row', () => {
  it('says in plain words what the row is called', () => {
    expect(isPlainFor('Temporal', 'Time before the talk')).toBe(true);
    expect(isPlainFor('Legal hazard', 'Courts that raise awards')).toBe(true);
    expect(isPlainFor('Social', 'Rank of the speakers')).toBe(false);
  });
  it('writes out the short form in its name', () => {
    expect(isShortFor('ALA synthase', 'δ-aminolevulinic acid')).toBe(true);
    expect(isShortFor('Transport in DNS', 'domain name system')).toBe(true);
    expect(isShortFor('ALA synthase', 'protoporphyrin')).toBe(false);
  });
});

describe('what several rows may have', () => {
  const methods = (column: string, heading = 'Drying grain') =>
    `# Grain\n\n## ${heading}\n\n| Method | ${column} |\n|---|---|\n| Sun drying | Needs no fuel |\n| Smoke loft | Keeps insects away |\n| Hot-air bin | Works in the rain |\n| Vacuum drum | Spares the germ |\n`;
  const asked = (text: string) => findCandidates(readCorpus([documentFromMarkdown(text, 'd')]));
  it('is asked of a row alone, and not where it is a list of several', () => {
    const found = asked(methods('Main advantage'));
    expect(found.map(({ stem }) => stem)).toEqual([
      expect.stringMatching(/^Under “Drying grain”, what is the main advantage of /),
    ]);
    expect(asked(methods('Advantages'))).toEqual([]);
    expect(asked(methods('Effect'))).toEqual([]);
    expect(asked(methods('Remedy'))).toEqual([]);
    expect(asked(methods('Suited to'))).toEqual([]);
    expect(asked(methods('Purpose')).map(({ stem }) => stem)).toEqual([
      expect.stringMatching(/what is the purpose of /),
    ]);
  });
  it('is asked under a heading of one word with the topic above it, and under none that the question says', () => {
    for (const { stem } of asked(methods('Main advantage', 'Drying'))) expect(stem).toMatch(/^Under “Grain: Drying”, /);
    const yeasts = `# Food\n\n## Water activity\n\n| Group | Least water activity |\n|---|---|\n| Moulds | 0.80 |\n| Yeasts | 0.88 |\n| Vibrios | 0.97 |\n| Clostridia | 0.94 |\n`;
    const drugs = `# Drugs against worms\n\n## Classes and targets\n\n| Class | Target |\n|---|---|\n| Azoles | The tubules of gut cells |\n| Lactones | The chloride gates of nerves |\n| Prazines | The calcium gates of skin |\n| Pyrimidines | The muscle of the pharynx |\n`;
    for (const { stem } of asked(drugs).filter(({ form }) => form === 'table'))
      expect(stem).toMatch(/^Under “Drugs against worms”, which |^(?!Which class)/);
    for (const { stem } of asked(yeasts).filter(({ form }) => form === 'table'))
      expect(stem).not.toMatch(/^Under “Water/);
  });
});

it('takes a table of aspects for a comparison, whatever its columns are called', () => {
  const text = `# Control

| Aspect | State space | Transfer function |
|---|---|---|
| Start | Any state | Assumed to be zero |
| Hidden modes | Visible | Not visible |
| Several inputs | Direct | Awkward |
| Drawing | By computer | By hand |
`;
  const stems = findCandidates(readCorpus([documentFromMarkdown(text, 'd')])).map(({ stem }) => stem);
  expect(stems.join()).toContain('In a comparison of');
  expect(stems.join()).not.toContain('the transfer function of');
});
