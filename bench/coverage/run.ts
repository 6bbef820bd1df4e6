import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex, documentFromMarkdown } from '@akada/engine';
import { curriculum } from '../../content/curriculum/curriculum.ts';
import { createCatalogueService } from '../../server/src/domains/library/catalogue/catalogue.service.ts';
import { wantedOf } from '../../server/src/domains/sprints/coverage/wanted-of.ts';
import { openCourseFolder } from '../../server/src/ports/courses/folder.ts';
import { courseCoverage, needsMeaning, readMeaningNow } from '../../server/src/ports/teacher/course-coverage.ts';
import { agreement, kappa, type Labels } from './agreement.ts';

/**
 * `npm run bench:coverage [-- --words]`: how often we agree with two labellers about what five handouts cover, beside how
 * often they agree with each other. With `--tuning`, instead: the notes that rules and numbers were chosen by.
 */
const here = fileURLToPath(new URL('.', import.meta.url));
const byWords = process.argv.includes('--words');

/** "phy-101-mechanics" is held against PHY 101. */
function codeIn(name: string): string {
  const [subject = '', number = ''] = name.split(/[-@]/);
  return `${subject.toUpperCase()} ${number}`;
}

const handouts = readdirSync(join(here, 'handouts'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replace(/\.md$/, ''))
  .map((name) => ({ name, code: codeIn(name) }));

const library = await openCourseFolder(fileURLToPath(new URL('../../content/courses', import.meta.url)));
const catalogue = createCatalogueService(curriculum, library);

/** What we say of every phrase of the official content. */
function judged(name: string, code: string, path = join(here, 'handouts', `${name}.md`)): Labels {
  const document = documentFromMarkdown(readFileSync(path, 'utf8'), name);
  const index = buildIndex(document);
  const content = catalogue.contentOf('CCMAS', code);
  const wanted = wantedOf([], content, catalogue.lessonsOf('CCMAS', code));
  const meaning = byWords || !needsMeaning(wanted) ? null : readMeaningNow(index);
  const { rows } = courseCoverage([{ document, index, meaning }], wanted);
  return Object.fromEntries(rows.map(({ phrase, verdict }) => [phrase, verdict]));
}

/** An empty form for labellers, as the course stands. */
function writeForm(name: string, code: string): void {
  mkdirSync(join(here, 'labels/form'), { recursive: true });
  const phrases = Object.fromEntries(catalogue.contentOf('CCMAS', code).map((phrase) => [phrase, '']));
  writeFileSync(join(here, 'labels/form', `${name}.json`), `${JSON.stringify(phrases, null, 2)}\n`);
}

function labelsOf(labeller: string, name: string): Labels | null {
  const path = join(here, 'labels', labeller, `${name}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Labels) : null;
}

/** Labels are for notes beside them, or, behind an @, for a text of the teaching benchmark; "|" leaves two answers open. */
function printTuning(): void {
  const folder = join(here, 'tuning');
  const total = { right: 0, all: 0 };
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const name = file.replace(/\.json$/, '');
    const [, text] = name.split('@');
    const path = text ? join(here, '../teaching/texts', `${text}.md`) : join(folder, `${name}.md`);
    const ours = judged(name, codeIn(name), path);
    const labels = Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Labels);
    const wrong = labels.filter(([phrase, label]) => !label.split('|').includes(`${ours[phrase]}`));
    print(`${name}: ${labels.length - wrong.length} of ${labels.length}`);
    for (const [phrase, label] of wrong) print(`  ${phrase}: ours ${ours[phrase]}, labelled ${label}`);
    total.right += labels.length - wrong.length;
    total.all += labels.length;
  }
  print(`As labelled: ${total.right} of ${total.all}, ${percent(total.right / total.all)}`);
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

if (process.argv.includes('--form')) {
  for (const { name, code } of handouts) writeForm(name, code);
  print('Forms are in bench/coverage/labels/form.');
} else if (process.argv.includes('--tuning')) {
  printTuning();
} else {
  const all: { ours: Labels; a: Labels; b: Labels } = { ours: {}, a: {}, b: {} };
  print('| handout | phrases | a and b | ours and a | ours and b |');
  print('| --- | --- | --- | --- | --- |');
  for (const { name, code } of handouts) {
    const ours = judged(name, code);
    const [a, b] = [labelsOf('a', name), labelsOf('b', name)];
    const under = (labels: Labels) =>
      Object.fromEntries(Object.entries(labels).map(([phrase, label]) => [`${name} ${phrase}`, label]));
    Object.assign(all.ours, under(ours));
    if (a) Object.assign(all.a, under(a));
    if (b) Object.assign(all.b, under(b));
    const cell = (one: Labels | null, other: Labels | null) =>
      one && other ? percent(agreement(one, other)) : 'no labels';
    print(`| ${name} | ${Object.keys(ours).length} | ${cell(a, b)} | ${cell(ours, a)} | ${cell(ours, b)} |`);
  }
  const said = Object.values(all.ours);
  const counts = Object.fromEntries(
    [...new Set(said)].map((label) => [label, said.filter((one) => one === label).length]),
  );
  print(`\nOurs: ${JSON.stringify(counts)}${byWords ? ', by words alone' : ''}`);
  if (Object.keys(all.a).length > 0 && Object.keys(all.b).length > 0) {
    const theirs = agreement(all.a, all.b);
    const [withA, withB] = [agreement(all.ours, all.a), agreement(all.ours, all.b)];
    print(`a and b: ${percent(theirs)}, kappa ${kappa(all.a, all.b).toFixed(2)}`);
    print(`ours and a: ${percent(withA)}, kappa ${kappa(all.ours, all.a).toFixed(2)}`);
    print(`ours and b: ${percent(withB)}, kappa ${kappa(all.ours, all.b).toFixed(2)}`);
    const isMet = Math.min(withA, withB) >= 0.85 * theirs;
    print(`The bar, 85 % of theirs: ${percent(0.85 * theirs)}. ${isMet ? 'Met.' : 'Not met.'}`);
    for (const [phrase, label] of Object.entries(all.ours)) {
      const [a, b] = [all.a[phrase], all.b[phrase]];
      if (a === b && a !== undefined && a !== label) print(`  ${phrase}: ours ${label}, both ${a}`);
    }
  } else print('Labels of two people are missing: see bench/coverage/README.md.');
}
