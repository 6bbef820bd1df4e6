import { storable } from '../../../platform/storable.ts';
import type { Queries } from '../../../ports/db/port.ts';
import * as lists from '../results/class-list.repo.ts';
import { type Classmate, isFaulty, readClass } from '../results/class-list.rules.ts';
import { submittedAt } from './carried.rules.ts';
import type { CarriedFile } from './carried-file.ts';

/** The class list of a quiz on its way from a laptop to the site. */

type CarriedClass = NonNullable<CarriedFile['class_list']>;

/** What the file holds of it; nothing where the laptop has no list. */
export async function packClass(db: Queries, quizId: string): Promise<{ class_list?: CarriedClass }> {
  const list = await lists.find(db, quizId);
  return list ? { class_list: { imported_at: list.imported_at.toISOString(), students: list.students } } : {};
}

const heading = { line: 0, cells: ['number', 'name', 'group'] };

/** By the rules of a list that somebody pastes; null where it breaks one. */
export function readCarriedClass({ students }: CarriedClass): Classmate[] | null {
  const cellsOf = ({ number, name, group }: Classmate) => [number, name, group].map(storable);
  const read = readClass([
    heading,
    ...students.map((student, index) => ({ line: index + 1, cells: cellsOf(student) })),
  ]);
  return isFaulty(read) ? null : read;
}

interface Into {
  quizId: string;
  list: CarriedClass | undefined;
  now: Date;
}

/** How many students came along: nobody where the site has a list of its own that is as new or newer. */
export async function takeClass(trx: Queries, { quizId, list, now }: Into): Promise<number> {
  const students = list && readCarriedClass(list);
  const importedAt = list ? submittedAt(list.imported_at, now) : null;
  if (!students || !importedAt) return 0;
  const here = await lists.find(trx, quizId);
  if (here && here.imported_at >= importedAt) return 0;
  await lists.put(trx, quizId, students, importedAt);
  return students.length;
}
