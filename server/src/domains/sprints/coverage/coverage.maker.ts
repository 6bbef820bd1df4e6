import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { toJsonb } from '../../../platform/storable.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { CourseAsked, Teacher } from '../../../ports/teacher/port.ts';
import type { GenerationMaker } from '../../teaching/generation/generation.service.ts';
import * as repo from './coverage.repo.ts';
import type { CoverageSources } from './coverage.sources.ts';

interface CoverageMakerDeps {
  db: Database;
  clock: Clock;
  teacher: Teacher;
  sources: CoverageSources;
  wantedFor(row: repo.CoverageRecord): CourseAsked;
}

export interface CoverageInput {
  id: string;
  /** Of the course and the sources when it was ordered. */
  version: string;
}

/** Reads the sources and judges the course by them; what their owner said stays, whatever is found. */
export function createCoverageMaker({
  db,
  clock,
  teacher,
  sources,
  wantedFor,
}: CoverageMakerDeps): GenerationMaker<CoverageInput> {
  return {
    kind: 'coverage',
    async make({ id, version }, { ownerId, address, signal, onProgress }) {
      const row = await repo.find(db.queries, ownerId, id);
      if (!row) throw new AppError('coverage_not_found');
      const context = { accountId: ownerId, address, signal };
      onProgress(0.1, 'Reading your notes');
      const { sources: read, meaning } = await sources.read(row, context);
      onProgress(0.5, 'Comparing with the course');
      const { rows, usesMeaning } = await teacher.judgeCoverage(read, wantedFor(row), context);
      return async (trx) => {
        const result = toJsonb({ rows, meaning: usesMeaning ? meaning : 'none' });
        await repo.change(trx, ownerId, id, { result, version, updated_at: clock.now() });
        return id;
      };
    },
  };
}
