import { CalculatorIcon, LayoutGrid, Smartphone, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { questionsOf, type Sitting, type SittingQuestion } from '../../../../lib/sittings/sitting.ts';
import { type Progress, standingOf } from '../../../../lib/sittings/taps.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { findUnread } from '../../../../ui/typed-answer/lazy-typed-answer.tsx';
import { sittingTexts } from '../texts.ts';
import { clockTime } from '../time.ts';
import type { NewTap } from '../use-sitting.ts';
import { Calculator } from './calculator.tsx';
import { BigClock, SmallClock, TimeWarning } from './clock.tsx';
import { HandInDialog } from './hand-in-dialog.tsx';
import { KeyName } from './key-name.tsx';
import { type Cell, Palette, PaletteCell } from './palette.tsx';
import { QuestionPane } from './question-pane.tsx';
import { usePresence } from './use-presence.ts';
import { useKeysSwitch, useRoomKeys } from './use-room-keys.ts';

const texts = sittingTexts.room;

/** So many stand in the strip of a narrow screen, beside the way to all of them. */
const NEARBY = 6;

interface RoomProps {
  sitting: Sitting;
  progress: Progress;
  /** Whether what was tapped is on the disk of this device. */
  isSaved: boolean;
  onTap: (tap: NewTap) => void;
}

/** The examination room: the paper, the clock and the hand-in, and no way out by accident. */
export function Room({ sitting, progress, isSaved, onTap }: RoomProps) {
  const { plan, begun } = sitting;
  const questions = useMemo(() => questionsOf(sitting), [sitting]);
  const [isAsking, setAsking] = useState(false);
  const [isAllOpen, setAllOpen] = useState(false);
  const [isCalculatorOpen, setCalculatorOpen] = useState(false);
  const [hasKeys, setKeys] = useKeysSwitch();

  const found = questions.findIndex(({ id }) => id === progress.current);
  const index = Math.max(0, found);
  const question = questions[index];
  usePresence(question?.id ?? null, onTap);

  const cells: Cell[] = questions.map(({ id }, at) => ({
    id,
    number: at + 1,
    standing: standingOf(progress, id),
    isFlagged: progress.flagged.has(id),
    isCurrent: at === index,
  }));
  const go = (id: string) => {
    setAllOpen(false);
    onTap({ kind: 'show', question: id });
  };
  const step = (by: number) => {
    const next = questions[index + by];
    if (next) go(next.id);
  };
  const choose = (option: string) => {
    if (question && progress.chosen[question.id] !== option) onTap({ kind: 'choose', question: question.id, option });
  };
  const onNext = () => (index < questions.length - 1 ? step(1) : setAsking(true));
  useRoomKeys({
    isOn: hasKeys && !isAsking,
    options: question?.options.map(({ id }) => id) ?? [],
    onChoose: choose,
    onPrevious: () => step(-1),
    onNext: () => step(1),
    onHandIn: () => setAsking(true),
  });
  const unread = useUnread(questions, progress.written, isAsking);
  if (!begun || !question) return null;

  const answered = cells.filter(({ standing }) => standing === 'answered').length;
  const from = Math.max(0, Math.min(index - 3, cells.length - NEARBY));
  const isLast = index === questions.length - 1;
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <header className="flex min-h-14 items-center gap-2 border-line border-b bg-surface py-1.5 pr-2 pl-4 lg:px-8">
        <div className="min-w-0 flex-1 leading-tight">
          <h1 className="truncate font-body font-bold text-base tracking-normal">{plan.title}</h1>
          <p className="truncate text-ink-soft text-sm">
            {[sittingTexts.size(questions.length, begun.minutes), plan.detail].filter(Boolean).join(' · ')}
          </p>
        </div>
        <SmallClock beganAt={begun.at} endsAt={begun.endsAt} />
        <Button variant="ghost" className="px-2.5" onClick={() => setAsking(true)}>
          {texts.handIn}
          {hasKeys ? <KeyName>S</KeyName> : null}
        </Button>
      </header>
      <TimeWarning endsAt={begun.endsAt} />
      <nav aria-label={texts.nearby} className="grid grid-cols-7 gap-1 border-line border-b px-4 pt-2 pb-2.5 lg:hidden">
        {cells.slice(from, from + NEARBY).map((cell) => (
          <PaletteCell key={cell.id} cell={cell} onGo={go} />
        ))}
        <IconButton label={texts.all(cells.length)} className="w-full" onClick={() => setAllOpen(true)}>
          <LayoutGrid aria-hidden />
        </IconButton>
      </nav>
      <div className="grid flex-1 lg:grid-cols-[21.5rem_minmax(0,1fr)_20rem]">
        <nav aria-label={texts.questions} className="hidden border-line border-r p-6 lg:block">
          <h2 className="mb-3 text-lg">{texts.questions}</h2>
          <Palette cells={cells} onGo={go} />
        </nav>
        <main className="px-4 pt-3 pb-28 lg:px-10 lg:py-6">
          <QuestionPane
            question={question}
            number={index + 1}
            all={questions.length}
            chosen={progress.chosen[question.id] ?? null}
            written={progress.written[question.id] ?? ''}
            isFlagged={progress.flagged.has(question.id)}
            onChoose={choose}
            onWrite={(text) => onTap({ kind: 'write', question: question.id, text })}
            onFlag={(isOn) => onTap({ kind: 'flag', question: question.id, isOn })}
            onNext={onNext}
          />
          {isSaved ? (
            <p className="mt-3.5 flex items-center gap-1.5 text-ink-soft text-sm tabular-nums lg:mt-5">
              <Smartphone aria-hidden className="size-4 shrink-0" />
              {begun.endsAt === null ? texts.saved(answered) : texts.savedTimed(answered, clockTime(begun.endsAt))}
            </p>
          ) : (
            <Banner tone="warning" className="mt-4">
              {texts.unsaved}
            </Banner>
          )}
          <div className="fixed inset-x-0 bottom-0 z-(--z-sticky) flex gap-2 border-line border-t bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:static lg:z-auto lg:mt-5 lg:max-w-(--measure) lg:border-0 lg:bg-transparent lg:p-0">
            <Button
              variant="secondary"
              size="lg"
              className="flex-1 px-3"
              disabled={index === 0}
              onClick={() => step(-1)}
            >
              {texts.previous}
              {hasKeys ? <KeyName>P</KeyName> : null}
            </Button>
            {plan.hasCalculator ? (
              <IconButton
                label={texts.calculator}
                aria-expanded={isCalculatorOpen}
                className="h-13 lg:hidden"
                onClick={() => setCalculatorOpen(!isCalculatorOpen)}
              >
                <CalculatorIcon aria-hidden />
              </IconButton>
            ) : null}
            <Button variant="accent" size="lg" className="flex-[1.4] px-3" onClick={onNext}>
              {isLast ? texts.handIn : texts.next}
              {hasKeys ? <KeyName>{isLast ? 'S' : 'N'}</KeyName> : null}
            </Button>
          </div>
        </main>
        <aside
          aria-label={texts.clockAndCalculator}
          className="hidden content-start gap-5 border-line border-l p-6 lg:grid"
        >
          <BigClock beganAt={begun.at} endsAt={begun.endsAt} />
          {plan.hasCalculator ? (
            <section>
              <h2 className="mb-2.5 text-lg">{texts.calculator}</h2>
              <Calculator />
            </section>
          ) : null}
          <Switch label={texts.keys} checked={hasKeys} onChange={setKeys} />
          {hasKeys ? <KeyList /> : null}
        </aside>
      </div>
      {plan.hasCalculator && isCalculatorOpen ? <CalculatorSheet onClose={() => setCalculatorOpen(false)} /> : null}
      <Dialog open={isAllOpen} onOpenChange={setAllOpen} title={texts.all(cells.length)} closeLabel={texts.close}>
        <Palette cells={cells} onGo={go} />
        <Switch label={texts.keys} checked={hasKeys} onChange={setKeys} className="mt-3" />
      </Dialog>
      <HandInDialog
        isOpen={isAsking}
        cells={cells}
        unread={cells.filter(({ id }) => unread.includes(id)).map(({ number }) => number)}
        endsAt={begun.endsAt}
        hasKeys={hasKeys}
        onBack={() => setAsking(false)}
        onHandIn={() => onTap({ kind: 'hand-in', by: 'student' })}
      />
    </div>
  );
}

/** The typed answers that cannot be read, told when one asks to hand in. */
function useUnread(questions: readonly SittingQuestion[], written: Progress['written'], isAsking: boolean): string[] {
  const [unread, setUnread] = useState<string[]>([]);
  useEffect(() => {
    if (isAsking) void findUnread(questions, written).then(setUnread);
  }, [isAsking, questions, written]);
  return unread;
}

/** On a narrow screen: over the foot, and the question stays in sight above it. */
function CalculatorSheet({ onClose }: { onClose: () => void }) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    sheet.current?.querySelector('button')?.focus();
  }, []);
  return (
    <section
      ref={sheet}
      aria-label={texts.calculator}
      className="fixed inset-x-0 bottom-0 z-(--z-popover) rounded-t-card border-line border-t bg-surface px-4 pt-1 pb-[calc(1rem+env(safe-area-inset-bottom))] shadow-float lg:hidden"
    >
      <div className="flex items-center justify-between">
        <h2 className="text-lg">{texts.calculator}</h2>
        <IconButton label={texts.close} className="-mr-3" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <Calculator />
    </section>
  );
}

function KeyList() {
  const { choose, previous, next, handIn, back } = texts.keyNames;
  const rows: [string, string][] = [
    ['A B C D', choose],
    ['P', previous],
    ['N', next],
    ['S', handIn],
    ['R', back],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
      {rows.map(([keys, name]) => (
        <div key={keys} className="contents">
          <dt className="font-semibold">{keys}</dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  );
}
