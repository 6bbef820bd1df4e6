import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex } from '@akada/engine';
import { curriculum } from '../../content/curriculum/curriculum.ts';
import { type CatalogueService, createCatalogueService } from './domains/library/catalogue/catalogue.service.ts';
import { wantedOf } from './domains/sprints/coverage/wanted-of.ts';
import { AppError } from './platform/app-error.ts';
import { openCourseFolder } from './ports/courses/folder.ts';
import { chooseReader } from './ports/reader/choose.ts';
import { courseCoverage, needsMeaning, type ReadSource, readMeaningNow } from './ports/teacher/course-coverage.ts';

const usage = `npm run coverage -- "PHY 101" FILE [FILE …] [--words]

Prints as JSON what of a course these documents teach, merely name or leave out: each topic and each phrase of the
official content with the passages that the judgement rests on. Meaning, which takes long, counts where the course has
no lessons of ours; --words leaves it out there too.`;

/** The files that could be read; each of the others gets its own answer. */
async function read(paths: readonly string[], forMeaning: boolean) {
  const reader = chooseReader(new URL('./reader-worker.js', import.meta.url));
  const sources: ReadSource[] = [];
  let failed = false;
  try {
    for (const path of paths) {
      try {
        const { blocks } = await reader.read({ path, name: basename(path) });
        const document = { id: basename(path), title: basename(path), blocks };
        const index = buildIndex(document);
        sources.push({ document, index, meaning: forMeaning ? readMeaningNow(index) : null });
      } catch (error) {
        failed = true;
        const reason = error instanceof AppError ? `${error.message} (${error.code})` : String(error);
        process.stderr.write(`${path}: ${reason}\n`);
      }
    }
  } finally {
    await reader.close();
  }
  return { sources, failed };
}

function findCourse(catalogue: CatalogueService, typed: string) {
  return catalogue.resolve('CCMAS', typed, null) ?? catalogue.resolve('BMAS', typed, null);
}

async function main(args: readonly string[]): Promise<number> {
  const [typed, ...paths] = args.filter((arg) => !arg.startsWith('--'));
  if (!typed || paths.length === 0 || args.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    return args.includes('--help') ? 0 : 2;
  }
  const library = await openCourseFolder(fileURLToPath(new URL('../../content/courses', import.meta.url)));
  const catalogue = createCatalogueService(curriculum, library);
  const course = findCourse(catalogue, typed);
  if (!course) {
    process.stderr.write(`The catalogue has no course "${typed}".\n`);
    return 1;
  }
  const { standard, code, title, topics } = course;
  const wanted = wantedOf(topics, catalogue.contentOf(standard, code), catalogue.lessonsOf(standard, code));
  const { sources, failed } = await read(paths, needsMeaning(wanted) && !args.includes('--words'));
  if (sources.length === 0) return 1;
  const { rows, byMeaning } = courseCoverage(sources, wanted);
  const credit = catalogue.creditOf(standard);
  process.stdout.write(`${JSON.stringify({ course: { standard, code, title, credit }, byMeaning, rows }, null, 2)}\n`);
  return failed ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
