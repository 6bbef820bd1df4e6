import { type Fault, faultsOf } from './faults.ts';
import type { CourseFolder } from './folder.ts';
import { checkTemplates } from './templates.ts';

/** Templates in their place: their head fits their name and their folder, and their lesson is there. */
export function checkTemplateFile(folder: CourseFolder, file: string, draws: number): Fault[] {
  return faultsOf(file, (say) => {
    const source = checkTemplates(folder.read(file), draws, say);
    const name = file.replace(/^\d+-\d+-|\.templates\.md$/g, '');
    const lessonFile = file.replace(/\.templates\.md$/, '.md');
    if (source.fields.course?.replace(' ', '-') !== folder.name) {
      say(source.lineOf('course'), `the head must name the course of this folder, ${folder.name}`);
    }
    if (source.fields.lesson !== name) {
      say(source.lineOf('lesson'), `write "lesson: ${name}", as in the name of the file`);
    }
    if (!folder.has(lessonFile)) say(1, `there is no lesson ${lessonFile} to these templates`);
  });
}
