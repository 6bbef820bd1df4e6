import type { QuizLive } from '@akada/contract/client';
import { formatMoment } from '../../../lib/format.ts';
import { QrPicture } from '../../../ui/qr-picture.tsx';
import { useJoinOrigin } from '../join-origin.ts';
import { grouped } from '../quiz-code.ts';
import { HallNotice } from './hall-notice.tsx';
import { formatClock, useSecondsLeft } from './hall-time.ts';
import { projectorTexts } from './texts.ts';

const texts = projectorTexts.join;
const { states } = projectorTexts;
/** A clock that runs longer than a day is a date. */
const DAY_SECONDS = 86_400;

interface JoinSlideProps {
  live: QuizLive;
  /** Null until it was given one. */
  code: string | null;
  /** How far the server's clock is ahead of this one. */
  skew: number;
}

/** How to get in, and who is. */
export function JoinSlide({ live, code, skew }: JoinSlideProps) {
  const origin = useJoinOrigin();
  return (
    <div className="grid items-center gap-x-[5vw] gap-y-8 lg:grid-cols-[auto_minmax(0,1fr)]">
      {live.status === 'open' || live.status === 'scheduled' ? (
        <div className="justify-self-center">
          <QrPicture
            text={new URL(live.link, origin).href}
            label={texts.qr}
            className="size-[min(76vw,45vh)] lg:size-[66vmin]"
          />
        </div>
      ) : null}
      <div className="flex min-w-0 flex-col gap-[3vmin]">
        <Way live={live} code={code} host={new URL(origin).host} />
        <Counts live={live} skew={skew} />
      </div>
    </div>
  );
}

/** Where to go and what to type, or why nobody can. */
function Way({ live: { status }, code, host }: Pick<JoinSlideProps, 'live' | 'code'> & { host: string }) {
  if (status === 'taken_down') return <HallNotice title={states.takenDown}>{states.takenDownText}</HallNotice>;
  if (status === 'closed' || status === 'ended')
    return <HallNotice title={states.closed}>{states.closedText}</HallNotice>;
  return (
    // The widest code still fits beside the picture: its size follows this column.
    <div className="@container">
      {status === 'scheduled' ? <HallNotice title={states.scheduled}>{states.scheduledText}</HallNotice> : null}
      <p className="text-hall">
        {texts.scan} <b className="wrap-anywhere text-link">{`${host}/q`}</b> {texts.type}
      </p>
      {code ? (
        <p className="whitespace-nowrap font-extrabold font-heading text-hall-code">
          <span aria-hidden>{grouped(code)}</span>
          <span className="sr-only">{texts.code([...code].join(' '))}</span>
        </p>
      ) : (
        <p className="text-hall text-ink-soft">{texts.codeMissing}</p>
      )}
    </div>
  );
}

function Counts({ live, skew }: Pick<JoinSlideProps, 'live' | 'skew'>) {
  const secondsLeft = useSecondsLeft(live.ends_at, skew);
  const figures = [
    { name: texts.taking, value: live.taking },
    { name: texts.handedIn, value: live.handed_in },
    ...timeOf(live, secondsLeft),
  ];
  return (
    <>
      <dl className="flex flex-wrap gap-x-[6vmin] gap-y-4 border-line border-t-2 pt-[2.5vmin]">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-hall text-ink-soft">{name}</dt>
            <dd className="font-bold font-heading text-hall-xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className="sr-only">
        {texts.counted(live.taking, live.handed_in)}
      </p>
    </>
  );
}

function timeOf(live: QuizLive, secondsLeft: number | null): { name: string; value: string }[] {
  if (live.status !== 'open') return [];
  if (secondsLeft !== null && live.ends_at !== null)
    return secondsLeft > DAY_SECONDS
      ? [{ name: texts.closes, value: formatMoment(live.ends_at) }]
      : [{ name: texts.timeLeft, value: formatClock(secondsLeft) }];
  const { time_limit_minutes } = live;
  return time_limit_minutes === null ? [] : [{ name: texts.timeEach, value: texts.minutes(time_limit_minutes) }];
}
