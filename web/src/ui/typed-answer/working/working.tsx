import { drawLine, follow, type LineVerdict, mostLines, type WorkingTask } from '@akada/answers/follow';
import { Check, CornerDownRight, X } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { workingTexts as texts } from '../../../texts/en/working.ts';
import { Button } from '../../button.tsx';
import { IconButton } from '../../icon-button.tsx';
import { TypedField } from '../typed-field.tsx';
import { Formula, SaidSlip, WithFormulas } from './said-slip.tsx';
import { workingKeys } from './working-keys.ts';

interface Line {
  id: number;
  text: string;
}

/** A working, line by line: each is compared with the one before, and the first that does not follow is named. */
export default function Working({ task }: { task: WorkingTask }) {
  const title = useId();
  const [lines, setLines] = useState<Line[]>([{ id: 0, text: '' }]);
  const [verdicts, setVerdicts] = useState<LineVerdict[] | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [focused, setFocused] = useState<number | null>(null);
  const fields = useRef(new Map<number, HTMLInputElement>());
  const list = useRef<HTMLOListElement>(null);
  const next = useRef(1);
  useEffect(() => {
    if (focused === null) return;
    fields.current.get(focused)?.focus();
    setFocused(null);
  }, [focused]);
  useEffect(() => {
    const first = verdicts?.findIndex(({ is }) => is === 'slips') ?? -1;
    if (first >= 0) list.current?.children[first]?.scrollIntoView?.({ block: 'center' });
  }, [verdicts]);

  const keys = useMemo(() => workingKeys(task), [task]);
  const draw = useMemo(() => (typed: string) => drawLine(task.kind, typed), [task.kind]);
  const change = (changed: Line[]) => {
    setLines(changed);
    setVerdicts(null);
    setEmpty(false);
  };
  /** Goes to the line below, which is made if there is none. */
  const goOn = (index: number) => {
    const below = lines[index + 1];
    if (below) return setFocused(below.id);
    if (lines.length >= mostLines || lines[index]!.text.trim() === '') return;
    const added = { id: next.current++, text: '' };
    setLines([...lines, added]);
    setFocused(added.id);
  };
  const remove = (index: number) => {
    change(lines.filter((_, at) => at !== index));
    setFocused((lines[index - 1] ?? lines[index + 1])!.id);
  };
  const rubOut = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Backspace' || lines[index]!.text !== '' || lines.length === 1) return;
    event.preventDefault();
    remove(index);
  };
  const check = () => {
    const typed = lines.filter(({ text }) => text.trim() !== '');
    if (typed.length === 0) {
      setEmpty(true);
      return setFocused(lines[0]!.id);
    }
    // What is said now comes before the keypad.
    for (const field of fields.current.values()) field.blur();
    setLines(typed);
    setVerdicts(
      follow(
        task,
        typed.map(({ text }) => text),
      ),
    );
  };
  const wrong = verdicts?.findIndex(({ is }) => is === 'slips') ?? -1;

  return (
    <section className="working-card" aria-labelledby={title} onPointerDown={keepFocus} onMouseDown={keepFocus}>
      <p id={title} className="working-title">
        {texts.title}
      </p>
      <p className="working-lead">{texts.lead}</p>
      <p className="working-begins">
        {texts.begins} <Formula kind={task.kind} text={task.begins} />
      </p>
      <ol className="working-lines" ref={list}>
        {lines.map(({ id, text }, index) => (
          <li key={id} data-is={lookOf(verdicts, index, wrong)}>
            <span className="working-number" aria-hidden>
              {index + 1}
            </span>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                goOn(index);
              }}
              onKeyDown={(event) => rubOut(event, index)}
            >
              <TypedField
                ref={(field) => {
                  if (field) fields.current.set(id, field);
                  else fields.current.delete(id);
                }}
                wish={{ kind: task.kind === 'units' ? 'number' : 'expression' }}
                label={texts.line(index + 1)}
                placeholder={texts.wants}
                enterLabel={texts.newLine}
                keys={keys}
                draw={draw}
                value={text}
                onChange={(typed) => change(lines.map((line) => (line.id === id ? { id, text: typed } : line)))}
              />
            </form>
            {lines.length > 1 ? (
              <IconButton label={texts.remove(index + 1)} onClick={() => remove(index)}>
                <X aria-hidden />
              </IconButton>
            ) : null}
            <Told verdicts={verdicts} index={index} wrong={wrong} task={task} />
          </li>
        ))}
      </ol>
      <div role="status" className={wrong >= 0 ? 'sr-only' : 'working-told'}>
        {isEmpty ? texts.nothing : null}
        {verdicts && wrong >= 0 ? (
          <>
            <strong>{texts.first(wrong + 1)}.</strong> <SaidSlip task={task} verdict={verdicts[wrong]!} />
          </>
        ) : null}
        {verdicts && wrong < 0 ? (
          <strong>{verdicts.every(({ is }) => is === 'follows') ? texts.allHold : texts.noneWrong}</strong>
        ) : null}
      </div>
      <div className="working-buttons">
        {wrong >= 0 ? (
          <Button variant="accent" onClick={() => setFocused(lines[wrong]!.id)}>
            {texts.correct(wrong + 1)}
          </Button>
        ) : (
          <Button variant="accent" onClick={check}>
            {texts.check}
          </Button>
        )}
        {lines.length < mostLines ? (
          <Button variant="secondary" onClick={() => goOn(lines.length - 1)}>
            {texts.newLine}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** A button must not take the focus out of a field: the keypad would go, and the page move away under the finger. */
function keepFocus(event: SyntheticEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

/** What a line looks like once it was judged. */
function lookOf(verdicts: LineVerdict[] | null, index: number, wrong: number): string | undefined {
  const verdict = verdicts?.[index];
  if (!verdict) return undefined;
  if (index === wrong) return 'wrong';
  return wrong >= 0 && index > wrong ? 'after' : verdict.is;
}

interface ToldProps {
  verdicts: LineVerdict[] | null;
  index: number;
  wrong: number;
  task: WorkingTask;
}

/** What is said beside one line. */
function Told({ verdicts, index, wrong, task }: ToldProps) {
  const verdict = verdicts?.[index];
  if (!verdict) return null;
  const isAfter = wrong >= 0 && index > wrong;
  if (verdict.is === 'follows')
    return (
      <div className="working-said">
        <p>
          <Check aria-hidden /> {verdict.agrees ? texts.agrees : isAfter ? texts.followsFrom(index) : texts.follows}
        </p>
        {verdict.gained && !isAfter ? (
          <p className="working-note">
            <WithFormulas text={texts.gained} task={task} parts={{ root: verdict.gained }} />
          </p>
        ) : null}
      </div>
    );
  return (
    <div className="working-said">
      <p>
        {verdict.is === 'unsure' ? <span aria-hidden>?</span> : <CornerDownRight aria-hidden />}{' '}
        {verdict.is === 'unsure' ? texts.unsure : isAfter ? texts.after : texts.first(index + 1)}
      </p>
      {index === wrong ? (
        <p className="working-why">
          <SaidSlip task={task} verdict={verdict} />
        </p>
      ) : null}
    </div>
  );
}
