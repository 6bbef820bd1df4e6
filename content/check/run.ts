import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { curriculum } from '../curriculum/curriculum.ts';
import { checkCourse } from './course.ts';
import { line } from './faults.ts';
import { openFolder } from './folder.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

// `npm run content:check [-- FOLDER…]`: a course's folder, or one that holds several.
const from = process.env.INIT_CWD ?? process.cwd();
const asked = process.argv.slice(2).map((path) => resolve(from, path));
const own = resolve(import.meta.dirname, '../courses');
const folders = (asked.length > 0 ? asked : [own]).flatMap(coursesIn);

let faults = 0;
for (const path of folders) {
  const folder = openFolder(path);
  const found = checkCourse(folder, curriculum);
  for (const fault of found) say(line({ ...fault, file: `${folder.name}/${fault.file}` }));
  say(
    `${folder.name}: ${folder.lessons.length} lessons, ${folder.banks.length} banks, ${folder.asked.length} with answers, ${folder.templates.length} with templates, ${folder.figures.length} pictures, ${found.length} faults`,
  );
  faults += found.length;
}
process.exitCode = faults > 0 ? 1 : 0;

function coursesIn(path: string): string[] {
  if (!existsSync(path)) {
    say(`There is no folder ${path}.`);
    process.exit(2);
  }
  if (/^[A-Z]{2,4}-\d{3}$/.test(basename(path))) return [path];
  return readdirSync(path)
    .filter((name) => /^[A-Z]{2,4}-\d{3}$/.test(name))
    .map((name) => join(path, name));
}
