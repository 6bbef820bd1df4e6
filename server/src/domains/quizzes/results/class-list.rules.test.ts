import { describe, expect, it } from 'vitest';
import { readRows } from '../exchange/formats/csv-rows.ts';
import { holdAgainst, isFaulty, numberKey, readClass } from './class-list.rules.ts';

const read = (text: string) => readClass(readRows(text));

function faultsOf(text: string): string[] {
  const faults = read(text);
  if (!isFaulty(faults)) throw new Error('Nothing is wrong with it.');
  return faults.map(({ msg }) => msg);
}

describe('the list of a class', () => {
  it('is read by number, name and group, whether or not the group is there', () => {
    expect(read('CSC/001,Ada Obi,CS\nCSC/002,"Bello, Tunde"\n')).toEqual([
      { number: 'CSC/001', name: 'Ada Obi', group: 'CS' },
      { number: 'CSC/002', name: 'Bello, Tunde', group: '' },
    ]);
  });

  it('follows the headings of a registry in any order, and passes over columns that nobody asked for', () => {
    expect(read('S/N;Full Name;Matric No.;Phone;Department\n1;Ada Obi;CSC/001;0803;CS')).toEqual([
      { number: 'CSC/001', name: 'Ada Obi', group: 'CS' },
    ]);
  });

  it('names every bad row by its line', () => {
    expect(faultsOf('CSC/001,Ada\n,Bola\nCSC/003,\nnone,Chidi\ncsc 001,Dayo\n5,Efe,CS,100')).toEqual([
      'Line 2: The number is missing',
      'Line 3: The name is missing',
      'Line 4: “none” isn’t a number',
      'Line 5: Line 1 has the same number',
      'Line 6: There are more than three cells. Add headings, or put quotes around a name with a comma in it',
    ]);
  });

  it('is refused where it is empty or larger than a hall', () => {
    expect(faultsOf('  \n')).toEqual(['Line 1: There’s nobody on the list']);
    const many = Array.from({ length: 2001 }, (_, index) => `${index},Student`).join('\n');
    expect(faultsOf(many)).toEqual(['Line 2001: A class can have up to 2000 students']);
  });
});

describe('results by number', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 9, minutes));
  const result = (student_number: string | null, score: number, minutes = 0, student_name = 'As typed') => ({
    id: `${student_number} ${minutes}`,
    student_number,
    student_name,
    score,
    correct: score / 10,
    total: 10,
    is_late: false,
    submitted_at: at(minutes),
  });

  it('takes numbers for the same whatever case, spaces and strokes they are typed with', () => {
    expect(new Set(['CSC/2026/001', 'csc 2026-001', ' CSC2026001 '].map(numberKey)).size).toBe(1);
  });

  it('gives each student the best attempt and says who is missing', () => {
    const students = [
      { number: 'A1', name: 'Ada', group: '' },
      { number: 'B2', name: 'Bola', group: '' },
    ];
    const held = holdAgainst(students, [result('a-1', 40, 9), result('a1', 80, 5), result('A1', 80, 1)]);
    expect(held.missing).toBe(1);
    expect(held.students[0]?.result).toMatchObject({ score: 80, attempts: 3, submitted_at: at(1).toISOString() });
    expect(held.students[1]?.result).toBeNull();
  });

  it('keeps results of nobody in the list apart', () => {
    const held = holdAgainst([{ number: 'A1', name: 'Ada', group: '' }], [result('A11', 50), result(null, 60)]);
    expect(held.unlisted.map(({ number, score }) => [number, score])).toEqual([
      ['A11', 50],
      ['', 60],
    ]);
  });

  it('suggests who a result without a number is by the name, where one student alone has it and is missing', () => {
    const students = [
      { number: '1', name: 'Ojo, Ṣẹ́gun', group: '' },
      { number: '2', name: 'Ada Obi', group: '' },
      { number: '3', name: 'Obi Ada', group: '' },
    ];
    const { unlisted } = holdAgainst(students, [
      result(null, 70, 1, 'segun ojo'),
      result(null, 60, 2, 'Ada Obi'),
      result(null, 50, 3, 'Nobody Here'),
    ]);
    expect(unlisted.map(({ suggestion }) => suggestion)).toEqual([{ number: '1', name: 'Ojo, Ṣẹ́gun' }, null, null]);
  });
});
