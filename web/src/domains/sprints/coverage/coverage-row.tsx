import type { CoverageJudged, CoveragePassage, CoverageRow as Row } from '@akada/contract/client';
import { BookOpen } from 'lucide-react';
import { Link } from 'react-router';
import { capitalised } from './capitalised.ts';
import { CoverageTile } from './coverage-tile.tsx';
import { rowId } from './row-id.ts';
import { coverageTexts } from './texts.ts';
import { furtherOf, noteOf, whereOf } from './where.ts';

const texts = coverageTexts;
const quiet = 'inline-flex min-h-11 items-center font-semibold text-ink-soft text-sm hover:underline';

export interface RowActions {
  onOpen: (passage: CoveragePassage) => void;
  onSay: (phrase: string, said: 'there' | 'not_there' | null) => void;
}

interface CoverageRowProps extends RowActions {
  row: Row;
  /** Its number in the order of the course, which chooses its motif. */
  place: number;
}

/** One topic: the judgement, the passage that it rests on, a way to say otherwise, and our lesson. */
export function CoverageRow({ row, place, onOpen, onSay }: CoverageRowProps) {
  const { phrase, verdict, lesson, phrases } = row;
  const note = verdict === 'missing' ? '' : noteOf(row);
  return (
    <li id={rowId(phrase)} className="grid scroll-mt-20 grid-cols-[2rem_1fr] gap-x-3 px-4 py-2.5 target:bg-accent-soft">
      <CoverageTile verdict={verdict} place={place} className="size-8" />
      <div className="min-w-0 lg:grid lg:grid-cols-[15rem_1fr_auto] lg:items-center lg:gap-x-4">
        <h3 className="pt-1 text-base">{capitalised(phrase)}</h3>
        <div className="min-w-0">
          <Evidence judged={row} onOpen={onOpen} />
          {note ? <p className="text-ink-soft text-sm">{note}</p> : null}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 lg:flex-row-reverse">
          {lesson && verdict !== 'covered' ? (
            <Link
              to={`/courses/${lesson.course}/lessons/${lesson.name}`}
              aria-label={texts.lessonOn(lesson.title, lesson.minutes)}
              className="link inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              <BookOpen aria-hidden className="size-4.5" />
              {texts.lesson(lesson.minutes)}
            </Link>
          ) : null}
          <Correction judged={row} onSay={onSay} />
        </div>
        {phrases.length > 1 || phrases.some((one) => one.verdict !== verdict) ? (
          <div className="lg:col-span-3">
            <Phrases phrases={phrases} onOpen={onOpen} onSay={onSay} />
          </div>
        ) : null}
      </div>
    </li>
  );
}

/** The words that a judgement rests on; a tap opens them in their document. */
function Evidence({ judged, onOpen }: { judged: CoverageJudged } & Pick<RowActions, 'onOpen'>) {
  const [passage] = judged.passages;
  if (!passage) return null;
  const more = furtherOf(judged);
  const where = more > 0 ? texts.more(whereOf(passage), more) : whereOf(passage);
  return (
    <button
      type="button"
      aria-label={texts.openPassage(judged.phrase)}
      onClick={() => onOpen(passage)}
      className={
        judged.verdict === 'thin'
          ? 'my-1 block min-h-11 w-full rounded-r-control border-line-strong border-l-3 bg-sunken px-2.5 py-1.5 text-left text-sm'
          : 'block min-h-11 w-full py-1.5 text-left text-sm'
      }
    >
      <span className="line-clamp-3 wrap-anywhere">{texts.quote(passage.text)}</span>{' '}
      <span className="text-ink-soft">{where}</span>
    </button>
  );
}

function Correction({
  judged: { phrase, verdict, said },
  onSay,
}: { judged: CoverageJudged } & Pick<RowActions, 'onSay'>) {
  if (said !== null)
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <span className="font-semibold text-link">{texts.said[said]}</span>
        <button type="button" aria-label={texts.undoOn(phrase)} className={quiet} onClick={() => onSay(phrase, null)}>
          {texts.undo}
        </button>
      </p>
    );
  const [text, label, says] =
    verdict === 'covered'
      ? [texts.notThere, texts.notThereOn(phrase), 'not_there' as const]
      : [texts.there, texts.thereOn(phrase), 'there' as const];
  return (
    <button type="button" aria-label={label} className={quiet} onClick={() => onSay(phrase, says)}>
      {text}
    </button>
  );
}

/** What the official content asks for under a topic. */
function Phrases({ phrases, ...actions }: { phrases: readonly CoverageJudged[] } & RowActions) {
  const found = phrases.filter(({ verdict }) => verdict !== 'missing').length;
  return (
    <details className="mt-1">
      <summary className="link flex min-h-11 cursor-pointer items-center text-sm">
        {texts.phrases(found, phrases.length)}
      </summary>
      <ul className="divide-y divide-line border-line border-l pl-3">
        {phrases.map((judged) => (
          <li key={judged.phrase} className="py-1.5">
            <p className="flex items-center gap-2 text-sm">
              <CoverageTile verdict={judged.verdict} className="size-5 shrink-0" />
              <span className="min-w-0 font-semibold">{capitalised(judged.phrase)}</span>
              <span className="text-ink-soft">{texts.verdicts[judged.verdict]}</span>
            </p>
            <Evidence judged={judged} onOpen={actions.onOpen} />
            <Correction judged={judged} onSay={actions.onSay} />
          </li>
        ))}
      </ul>
    </details>
  );
}
