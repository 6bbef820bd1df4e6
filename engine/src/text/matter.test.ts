import { describe, expect, test } from 'vitest';
import type { Block } from '../document.ts';
import { isCaption, matterOf, saysNothing } from './matter.ts';
import { readDocument } from './sections.ts';

test.each([
  ['Review Questions', 'questions'],
  ['5.4 Multiple Choice Questions', 'questions'],
  ['6.0 TUTOR-MARKED ASSIGNMENT', 'questions'],
  ['Self-Assessment Exercise 2', 'questions'],
  ['Answer Key', 'answers'],
  ['Answers to Review Questions', 'answers'],
  ['Intended Learning Outcomes (ILOs)', 'outcomes'],
  ['2.0 OBJECTIVES', 'outcomes'],
  ['7.0 REFERENCES/FURTHER READING', 'references'],
  ['Section Summary', 'summary'],
  ['Chapter 3 Summary', 'summary'],
  ['To remember', 'summary'],
  ['Key Terms', 'glossary'],
  ['Solutions', 'subject'],
  ['Text', 'subject'],
  ['The problem of evil', 'subject'],
  ['Answering machines', 'subject'],
  ['Review of cell division', 'subject'],
])('a section called %s is %s', (heading, matter) => {
  expect(matterOf(heading)).toBe(matter);
});

test.each(['Introduction', '1.0 INTRODUCTION', '3.0 MAIN CONTENT', 'Section Summary', 'Chapter Two'])(
  '%s names nothing to learn',
  (heading) => {
    expect(saysNothing(heading)).toBe(true);
  },
);

test('a caption is told from a sentence about a figure', () => {
  expect(isCaption('Figure 3.2: The nephron and its blood vessels.')).toBe(true);
  expect(isCaption('Table 4 Rainfall by state')).toBe(true);
  expect(isCaption('Table 4 shows that rain falls mostly in July.')).toBe(false);
  expect(isCaption('Source: National Bureau of Statistics, 2019')).toBe(true);
});

const heading = (text: string, level: 1 | 2 = 1): Block => ({ kind: 'heading', level, text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const read = (blocks: Block[]) => readDocument({ id: 'd', title: 'Soil', blocks }).sections;
const long = 'Soil holds water between its grains and lets the rest of it run down. '.repeat(20);

describe('what a section is for', () => {
  test('holds for the sections below it', () => {
    const sections = read([
      heading('Soil'),
      paragraph(long),
      heading('Exercises'),
      heading('Part A', 2),
      paragraph('Name it.'),
    ]);
    expect(sections.map(({ matter }) => matter)).toEqual(['subject', 'questions']);
  });
  test('is seen where its name was set as a paragraph', () => {
    const sections = read([
      heading('Soil'),
      paragraph(long),
      paragraph('References'),
      paragraph('Okafor (2010) Soils.'),
    ]);
    expect(sections.map(({ matter }) => matter)).toEqual(['subject', 'references']);
  });
  test('does not take all there is to learn away', () => {
    const sections = read([
      heading('Contents'),
      heading('Clay', 2),
      paragraph(long),
      heading('Sand', 2),
      paragraph(long),
    ]);
    expect(sections.map(({ matter }) => matter)).toEqual(['subject', 'subject']);
  });
});

test('a caption gives no sentences, as a paragraph or as a note', () => {
  expect(read([heading('Soil'), { kind: 'note', text: 'Figure 2: A pit.' }])[0]?.sentences).toEqual([]);
  const [section] = read([heading('Soil'), paragraph('Figure 1: A soil profile. The top layer is dark.')]);
  expect(section?.sentences).toEqual([]);
});
