import type { OperatorStatus } from '@akada/contract/client';
import { formatMegabytes, formatMoment, formatNaira, formatSize } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';
import { operatorTexts } from './texts.ts';

/** Names and what they are, side by side where there is room. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Card>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="break-words font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** What is plugged in, and how the process is. */
export function Plugged({ server, ways }: Pick<OperatorStatus, 'server' | 'ways'>) {
  const texts = operatorTexts.plugged;
  const facts: [string, string][] = [
    [texts.version, server.version],
    [texts.running, formatMoment(server.started_at)],
    [texts.memory, `${formatMegabytes(server.memory_bytes)} MB`],
    [texts.database, `${texts.databases[server.database]}, ${texts.answered(server.database_ms)}`],
    [texts.mail, texts.mails[ways.mail]],
    [texts.storage, texts.storages[ways.storage]],
    [texts.payments, texts.providers[ways.payments]],
    [texts.teacher, ways.teacher || texts.builtIn],
    [texts.pictures, ways.pictures ? texts.read.yes : texts.read.no],
  ];
  return <FactList facts={facts} />;
}

/** People, what they keep and what they paid. */
export function Counts({ people, learners, storage, money }: OperatorStatus) {
  const texts = operatorTexts;
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        label={texts.people.accounts}
        value={people.accounts}
        detail={texts.people.recent(people.new_in_7_days)}
      />
      <StatCard
        label={texts.people.learners}
        value={learners.in_7_days}
        detail={texts.people.month(learners.in_30_days)}
      />
      <StatCard label={texts.people.documents} value={storage.documents} detail={formatSize(storage.bytes)} />
      <StatCard label={texts.money.pro} value={money.pro} />
      <StatCard
        label={texts.money.paid}
        value={formatNaira(money.paid_kobo / 100)}
        detail={texts.money.payments(money.paid)}
      />
      <StatCard label={texts.money.waiting} value={money.waiting} />
      <StatCard label={texts.money.strays} value={money.strays} />
    </div>
  );
}
