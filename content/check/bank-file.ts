import { type Asked, wordsOf } from './alike.ts';
import { checkBank } from './bank.ts';
import { type Fault, faultsOf } from './faults.ts';
import type { CourseFolder } from './folder.ts';

const nameOf = (file: string) => file.replace(/^\d+-\d+-|(?:\.bank)?\.md$/g, '');

/** A bank in its place: its head fits its name and its folder, and its lesson is there. */
export function checkBankFile(folder: CourseFolder, file: string): { faults: Fault[]; asked: Asked[] } {
  const asked: Asked[] = [];
  const isExam = file === 'exam.bank.md';
  const faults = faultsOf(file, (say) => {
    const { source, choice, open, typed } = checkBank(folder.read(file), isExam ? 'exam' : 'lesson', say);
    const { lesson, course, exam } = source.fields;
    const name = nameOf(file);
    const lessonFile = file.replace(/\.bank\.md$/, '.md');
    if ((isExam ? exam : course)?.replace(' ', '-') !== folder.name) {
      say(1, `the head must name the course of this folder, ${folder.name}`);
    }
    if (!isExam && lesson !== name) say(source.lineOf('lesson'), `write "lesson: ${name}", as in the name of the file`);
    if (!isExam && !folder.has(lessonFile)) say(1, `there is no lesson ${lessonFile} to this bank`);
    for (const { at, number, lesson: about } of [...choice, ...typed]) {
      if (!isExam && about) say(at, `question ${number} belongs to the lesson of this bank: name none in its heading`);
      if (isExam && !folder.lessons.some((one) => nameOf(one) === about)) {
        say(at, `say what question ${number} asks about: "## 7. hard, apply, name-of-a-lesson"`);
      }
    }
    for (const { at, stem, options } of choice) {
      asked.push({ file, at, words: wordsOf(stem, ...options.map(({ text }) => text)) });
    }
    for (const { at, stem, key } of typed) asked.push({ file, at, words: wordsOf(stem, key.text) });
    for (const { at, question } of open) asked.push({ file, at, words: wordsOf(question) });
  });
  return { faults, asked };
}
