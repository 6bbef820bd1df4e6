import { expect, it } from 'vitest';
import { classFiles, pictures, questionFiles, readChosen, sprintDocuments, studyDocuments } from './accepted-files.ts';

it('offers what the contract takes, by extension and by the names that systems have for the types', () => {
  expect(sprintDocuments.accept).toBe('.pdf,.doc,.docx,.txt,.md,.ppt,.pptx,.odt,.rtf,.xls,.xlsx');
  expect(studyDocuments.accept).toBe('.pdf,.doc,.docx,.txt,.md,.ppt,.pptx,.odt,.rtf');
  expect(questionFiles.accept).toBe(
    '.txt,.gift,.csv,.xml,.zip,.imscc,text/plain,text/csv,text/xml,application/xml,application/zip',
  );
  expect(classFiles.accept).toBe('.csv,.txt,text/csv,text/plain');
  expect(pictures.accept).toBe('image/png,image/jpeg,image/webp');
});

it('takes rich text under either of its names', () => {
  const named = (type: string) => sprintDocuments.faultOf({ name: 'notes', type, size: 1 });
  expect([named('application/rtf'), named('text/rtf'), named('text/html')]).toEqual([null, null, 'type']);
});

it('reads a list up to its limit', async () => {
  const list = (length: number) => new File(['x'.repeat(length)], 'class.csv');
  expect(await readChosen(list(300_000), classFiles)).toHaveLength(300_000);
  expect(await readChosen(list(300_001), classFiles)).toBeNull();
});

it('does not read what must be too long', async () => {
  const large = new File(['x'.repeat(1_200_001)], 'class.csv');
  const read = () => Promise.reject(new Error('It was read'));
  expect(await readChosen(large, classFiles, read)).toBeNull();
});
