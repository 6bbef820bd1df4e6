import { describe, expect, it } from 'vitest';
import { excludeEachOther, isSpelledIn, isToldByDegree, readsWith } from './cells.ts';
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
    ['Examples of source', 'Which of these are examples of the source of ROW?', 'examples of its source'],
    ['Raw material', 'What is the raw material of ROW?', 'its raw material'],
    ['Class', 'To which class does ROW belong?', 'its class'],
    ['Reagent used', 'Which reagent is used in ROW?', 'the reagent used'],
    ['Uses', 'What are the uses of ROW?', 'its uses'],
    ['When to use', 'When should one use ROW?', 'when to use it'],
    ['Headed by', 'By which of these is ROW headed?', null],
  ])('%s', (name, stem, paired) => {
    const asking = askingOf(name, false, []);
    expect([asking?.ask(row), asking?.paired]).toEqual([stem, paired]);
  });
  it.each(['Remark', 'Leaves it when', 'Possible?', 'Kind', 'Lips'])('%s makes no question', (name) => {
    expect(askingOf(name, false, [])).toBeNull();
  });
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
  });
});
