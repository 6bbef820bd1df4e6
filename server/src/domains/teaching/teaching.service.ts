import type { Clock } from '../../platform/clock.ts';
import { dayMs } from '../../platform/days.rules.ts';
import { newId } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Database } from '../../ports/db/port.ts';
import type { Meter, MeteredCall } from '../../ports/teacher/port.ts';
import {
  costInMicros,
  type DailyTokens,
  exhaustedScope,
  isWrittenAhead,
  type Prices,
  staleBefore,
  startOfDay,
} from './budget.rules.ts';
import * as repo from './teaching.repo.ts';
import { type ModelSum, quizTable, sumByModel, usageTable } from './usage-report.rules.ts';

export interface MeterDeps {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  limits: DailyTokens;
  prices: Prices;
}

/** Budgets and the record of use in the database, shared by all servers. */
export function createMeter({ db, clock, secrets, limits, prices }: MeterDeps): Meter {
  const hashOf = (address: string) => secrets.mac('teaching-address', address);
  const rowOf = ({ accountId, address, model, purpose, quiz }: MeteredCall) => ({
    id: newId(),
    user_id: accountId,
    address_hash: hashOf(address),
    model,
    purpose,
    quiz: quiz ?? null,
    began_at: clock.now(),
  });

  return {
    async reserve(call, tokens) {
      const row = { ...rowOf(call), outcome: 'reserved' as const, reserved_tokens: tokens };
      const isGranted = await db.queries.transaction().execute(async (trx) => {
        await repo.lockBudgets(trx);
        const now = clock.now();
        const who = { accountId: call.accountId, addressHash: row.address_hash };
        const spent = await repo.sumSpent(trx, who, startOfDay(now), staleBefore(now));
        if (exhaustedScope(tokens, spent, limits, isWrittenAhead(call))) return false;
        await repo.insertUsage(trx, row);
        return true;
      });
      if (!isGranted) return null;
      return {
        async settle({ outcome, inputTokens, outputTokens, latencyMs }) {
          await repo.settleUsage(db.queries, row.id, {
            outcome,
            input_tokens: inputTokens,
            output_tokens: outputTokens,
            cost_micros: costInMicros(inputTokens, outputTokens, prices),
            latency_ms: Math.round(latencyMs),
          });
        },
      };
    },

    async leftToday(accountId, address) {
      const now = clock.now();
      const who = { accountId, addressHash: hashOf(address) };
      const { account } = await repo.sumSpent(db.queries, who, startOfDay(now), staleBefore(now));
      return limits.account === 0 ? 0 : Math.max(0, 1 - account.charged / limits.account);
    },

    async recordFallback(call, reason) {
      await repo.insertUsage(db.queries, { ...rowOf(call), outcome: 'fallback', reason, reserved_tokens: 0 });
    },
  };
}

const firstDay = (clock: Clock, days: number) => new Date(startOfDay(clock.now()).getTime() - (days - 1) * dayMs);

/** What each model was used for in the last days, today included. */
export async function sumUsage({ db, clock }: { db: Database; clock: Clock }, days: number): Promise<ModelSum[]> {
  return sumByModel(await repo.summariseUsage(db.queries, firstDay(clock, days)));
}

/** What models were used for in the last days, today included, as a table for the operator. */
export async function describeUsage({ db, clock }: { db: Database; clock: Clock }, days: number): Promise<string> {
  const since = firstDay(clock, days);
  const lines = await repo.summariseUsage(db.queries, since);
  const quizzes = await repo.summariseQuizzes(db.queries, since);
  return [usageTable(lines, days), ...(quizzes.length > 0 ? [quizTable(quizzes)] : [])].join('\n\n');
}
