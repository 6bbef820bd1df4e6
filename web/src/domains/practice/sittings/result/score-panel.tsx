import type { Replayed, StoredSitting } from '@akada/contract/client';
import type { Begun } from '../../../../lib/sittings/sitting.ts';
import type { Progress } from '../../../../lib/sittings/taps.ts';
import { Pattern } from '../../../../ui/art/pattern.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Ring } from '../../../../ui/ring.tsx';
import { sittingTexts } from '../texts.ts';
import { took } from '../time.ts';
import { dayName } from './day-name.ts';

const texts = sittingTexts.result;
const MOST_EARLIER = 3;

interface ScorePanelProps {
  replayed: Replayed;
  begun: Begun;
  handedIn: NonNullable<Progress['handedIn']>;
  /** One's own sittings of the same source before this one, the newest first. */
  earlier: readonly StoredSitting[];
}

/** The score, beside one's own earlier ones: no place among others, and no praise for nothing. */
export function ScorePanel({ replayed: { right, marked }, begun, handedIn, earlier }: ScorePanelProps) {
  const last = earlier.find((one) => one.marked === marked);
  // Fewer than the last time is seen below, and said by nobody.
  const change = last ? right - last.right : -1;
  const compared = change < 0 ? '' : change > 0 ? texts.better(change) : texts.same;
  const seconds = Math.round((handedIn.at - begun.at) / 1000);
  const how =
    handedIn.by === 'clock' && begun.minutes !== null
      ? texts.timeUp(begun.minutes)
      : texts.handedIn(took(seconds), begun.minutes);
  const heading = marked === 0 ? texts.noneMarked : texts.right(right, marked);
  return (
    <section className="relative overflow-hidden rounded-card bg-brand px-4 py-4.5 text-on-brand">
      <Pattern className="opacity-10" />
      <div className="relative flex items-center gap-4">
        {marked > 0 ? (
          <Ring value={right} max={marked} size={92} tone="on-brand" label={texts.right(right, marked)}>
            {right}/{marked}
          </Ring>
        ) : null}
        <div className="min-w-0">
          <h2 className="text-xl">{heading}</h2>
          <p className="text-sm">{marked === 0 ? texts.noneMarkedText : [compared, how].filter(Boolean).join(' ')}</p>
        </div>
      </div>
      {earlier.length > 0 && marked > 0 ? (
        <dl
          aria-label={texts.yours}
          className="relative mt-4 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 text-sm tabular-nums"
        >
          {earlier
            .slice(0, MOST_EARLIER)
            .toReversed()
            .map((one) => (
              <Row key={one.id} name={dayName(one.handed_in_at)} right={one.right} marked={one.marked} />
            ))}
          <Row name={texts.today} right={right} marked={marked} isThis />
        </dl>
      ) : null}
    </section>
  );
}

interface RowProps {
  name: string;
  right: number;
  marked: number;
  isThis?: boolean;
}

function Row({ name, right, marked, isThis = false }: RowProps) {
  const share = marked === 0 ? 0 : (100 * right) / marked;
  return (
    <div className={cx('contents', isThis && 'font-bold')}>
      <dt>{name}</dt>
      <dd className="contents">
        <svg aria-hidden="true" viewBox="0 0 100 12" preserveAspectRatio="none" className="h-3 w-full">
          <rect width="100" height="12" rx="2" className="fill-on-brand opacity-15" />
          <rect width={share} height="12" rx="2" className={cx('fill-on-brand', !isThis && 'opacity-60')} />
        </svg>
        <span className="text-right">{texts.of(right, marked)}</span>
      </dd>
    </div>
  );
}
