import type { Classroom, PairedLaptop } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { OwnAddresses } from '../../../platform/own-addresses.ts';
import type { Database } from '../../../ports/db/port.ts';
import { fileName } from '../exchange/formats/file-name.ts';
import type { QuizPictures } from '../pictures/pictures.ts';
import type { StoredQuestion } from '../quiz.rules.ts';
import * as quizzes from '../quizzes.repo.ts';
import * as submissions from '../taking/submissions.repo.ts';
import { toCarried, toDraft } from './carried.rules.ts';
import { packClass } from './carried-class.ts';
import type { CarriedFile } from './carried-file.ts';
import { packPictures } from './carried-pictures.ts';
import * as repo from './classroom.repo.ts';
import type { LaptopKey } from './laptop-key.ts';

export interface Classrooms {
  show(ownerId: string): Promise<Classroom>;
  pair(ownerId: string, laptop: { code: string; name: string }): Promise<PairedLaptop>;
  unpair(ownerId: string, id: string): Promise<void>;
  /** A quiz with its results, signed by this laptop. */
  carry(ownerId: string, quizId: string): Promise<{ name: string; type: string; content: string }>;
}

interface ClassroomDeps {
  db: Database;
  clock: Clock;
  pictures: QuizPictures;
  /** Null where this is no laptop with a class. */
  laptop: { key: LaptopKey; addresses: OwnAddresses; port: number } | null;
}

const mostLaptops = 20;

const toLaptop = ({ id, name, public_key, paired_at }: repo.LaptopRow): PairedLaptop => ({
  id,
  name,
  code: public_key,
  paired_at: paired_at.toISOString(),
});

export function createClassrooms({ db, clock, pictures, laptop }: ClassroomDeps): Classrooms {
  async function pack(quiz: quizzes.QuizRow): Promise<CarriedFile> {
    const results = await submissions.list(db.queries, quiz.id);
    const used = new Set([quiz.content_version, ...results.map(({ content_version }) => content_version)]);
    const versions: CarriedFile['quiz']['versions'] = [];
    const asked: StoredQuestion[] = [];
    for (const version of [...used].toSorted((a, b) => a - b)) {
      const questions = await quizzes.findQuestions(db.queries, quiz.id, version);
      if (!questions) continue;
      versions.push({ version, questions: questions.map(toDraft) });
      asked.push(...questions);
    }
    const { id, title, settings, content_version, struck_ids: struck } = quiz;
    return {
      quiz: { id, title, settings, content_version, struck, versions },
      attempts: results.map(toCarried),
      ...(await packClass(db.queries, id)),
      ...(await packPictures(pictures, asked)),
    };
  }

  return {
    async show(ownerId) {
      const { key, addresses, port } = laptop ?? { key: null, addresses: () => [], port: 0 };
      return {
        is_on: laptop !== null,
        addresses: addresses().map(({ address, network }) => ({ origin: `http://${address}:${port}`, network })),
        code: key?.code ?? null,
        laptops: (await repo.listLaptops(db.queries, ownerId)).map(toLaptop),
      };
    },

    async pair(ownerId, { code, name }) {
      const paired = await repo.listLaptops(db.queries, ownerId);
      const isNew = paired.every(({ public_key }) => public_key !== code);
      if (isNew && paired.length >= mostLaptops) throw new AppError('laptops_limit_reached');
      const row = { id: newId(), owner_id: ownerId, public_key: code, name, paired_at: clock.now() };
      return toLaptop(await repo.pair(db.queries, row));
    },

    async unpair(ownerId, id) {
      if (!(await repo.unpair(db.queries, ownerId, id))) throw new AppError('not_found');
    },

    async carry(ownerId, quizId) {
      const quiz = laptop && (await quizzes.findOwn(db.queries, ownerId, quizId));
      if (!quiz) throw new AppError('not_found');
      const signed = JSON.stringify(await pack(quiz));
      const { code, sign } = laptop.key;
      const file = { format: 'akada-class-1', laptop: code, signed, signature: sign(signed) };
      return {
        name: `${fileName(quiz.title)} class.json`,
        type: 'application/json',
        content: JSON.stringify(file),
      };
    },
  };
}
