import { expect, it } from 'vitest';
import { boundTables } from './bounded-tables.ts';
import { renderMarkdown } from './render-markdown.ts';

const table = (columns: number, rows: string) => `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${rows}`;
const tablesIn = (markdown: string) => renderMarkdown(markdown).html.split('<table').length - 1;

it('a table stays as it is', () => {
  const text = `Before | after\n\n${table(3, '|1|2|3|\n'.repeat(500))}\n\nEnd`;
  expect(boundTables(text)).toBe(text);
  expect(tablesIn(text)).toBe(1);
});

it('code stays as it is, whatever its lines hold', () => {
  const text = `\`\`\`js\n${'a || b || c || d\n'.repeat(2000)}\n\n${'a | b\n'.repeat(2000)}\`\`\`\n\nEnd`;
  expect(boundTables(text)).toBe(text);
});

it.each([
  ['of many rows', table(2, '|x|y|\n'.repeat(40_000))],
  ['whose short rows would be filled up to a long one', table(10_000, '|x\n'.repeat(6_000))],
  ['whose rows have no pipe at all', table(10_000, 'x\n'.repeat(6_000))],
  ['without a delimiter', '|x|y|\n'.repeat(40_000)],
  ['in a quotation', '> |a|b|\n> |-|-|\n'.concat('> |x|y|\n'.repeat(4_000))],
])('T66 a table %s is shown as it was written', (_, text) => {
  expect(renderMarkdown(`${text}\nEnd`).html).toMatch(/^<pre/);
  expect(tablesIn(text)).toBe(0);
});

it('of many tables the first are tables', () => {
  const text = Array.from({ length: 10 }, () => table(2, '|x|y|\n'.repeat(300))).join('\n\n');
  expect(tablesIn(text)).toBe(4);
});

it('every word and line stays', () => {
  const text = `${table(2, '|x|y|\n'.repeat(40_000))}\n\nEnd`;
  expect(boundTables(text)).toBe(`\`\`\`\n${text.replace('\n\n\nEnd', '')}\n\`\`\`\n\n\nEnd`);
});
