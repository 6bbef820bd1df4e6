import type { ClassList } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../ports/db/port.ts';
import * as users from '../../identity/users/users.service.ts';
import type { Editing } from '../editing/edit.ts';
import { writeClassCsv } from '../exchange/formats/class-csv.ts';
import { fileName } from '../exchange/formats/file-name.ts';
import type { ReadQuizFile } from '../exchange/formats/read-apart.ts';
import * as submissions from '../taking/submissions.repo.ts';
import * as repo from './class-list.repo.ts';
import { holdAgainst, isFaulty, numberKey } from './class-list.rules.ts';

export interface ClassLists {
  get(ownerId: string, id: string): Promise<ClassList>;
  /** Takes the whole list in the place of the one before, or nothing of it. */
  put(ownerId: string, id: string, content: string): Promise<ClassList>;
  /** Counts a result for somebody in the list. */
  match(ownerId: string, id: string, match: { submission_id: string; number: string }): Promise<ClassList>;
  remove(ownerId: string, id: string): Promise<void>;
  csv(ownerId: string, id: string): Promise<{ name: string; type: string; content: string }>;
}

interface ClassListsDeps {
  db: Database;
  clock: Clock;
  editing: Editing;
  readQuizFile: ReadQuizFile;
}

export function createClassLists({ db, clock, editing, readQuizFile }: ClassListsDeps): ClassLists {
  async function get(ownerId: string, id: string): Promise<ClassList> {
    await editing.getOwn(ownerId, id);
    const list = await repo.find(db.queries, id);
    if (!list) return { imported_at: null, students: [], missing: 0, unlisted: [] };
    const results = await submissions.list(db.queries, id);
    return { imported_at: list.imported_at.toISOString(), ...holdAgainst(list.students, results) };
  }

  return {
    get,

    async put(ownerId, id, content) {
      await editing.getOwn(ownerId, id);
      const read = await readQuizFile('class', content, ownerId);
      if (isFaulty(read)) throw new AppError('validation_failed', { faults: read });
      await repo.put(db.queries, id, read, clock.now());
      return get(ownerId, id);
    },

    async match(ownerId, id, { submission_id, number }) {
      await editing.getOwn(ownerId, id);
      const list = await repo.find(db.queries, id);
      const student = list?.students.find((one) => numberKey(one.number) === numberKey(number));
      const isThere = student && (await submissions.setNumber(db.queries, id, submission_id, student.number));
      if (!isThere) throw new AppError('not_found');
      return get(ownerId, id);
    },

    async remove(ownerId, id) {
      await editing.getOwn(ownerId, id);
      await repo.remove(db.queries, id);
    },

    async csv(ownerId, id) {
      const { title } = await editing.getOwn(ownerId, id);
      const { timezone } = await users.getPerson(db.queries, ownerId);
      return {
        name: `${fileName(title)} class.csv`,
        type: 'text/csv; charset=utf-8',
        content: writeClassCsv(await get(ownerId, id), timezone),
      };
    },
  };
}
