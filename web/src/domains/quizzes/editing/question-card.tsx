import { ArrowDown, ArrowUp, Check, EllipsisVertical, GripVertical, PencilLine, RefreshCw, Trash2 } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FieldError } from '../../../ui/field-frame.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { QuestionPicture } from '../../../ui/question-picture.tsx';
import { TypedKeyLine } from '../../../ui/typed-answer/typed-key-line.tsx';
import { type DraftQuestion, letters, mixUpsOf, questionFaults, shownPicture } from './draft.ts';
import { WrittenText } from './drawn-formulas.tsx';
import { QuestionForm } from './question-form.tsx';
import { TemplateText } from './templates/template-text.tsx';
import { quizTemplatesTexts } from './templates/texts.ts';
import { quizEditorTexts } from './texts.ts';
import { kindOf } from './typed-kinds.ts';

const texts = quizEditorTexts.questions;
const DRAGGED = 'application/x-akada-question';

export interface QuestionCardProps {
  question: DraftQuestion;
  /** Its place, from 0, and how many there are. */
  place: number;
  count: number;
  isEditing: boolean;
  /** Faults are shown once one has tried to save. */
  showsFaults: boolean;
  isRegenerating: boolean;
  /** Something else is under way that changes the whole quiz. */
  isLocked: boolean;
  onEdit: (isEditing: boolean) => void;
  onChange: (question: DraftQuestion) => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
  onRegenerate: () => void;
}

export function QuestionCard(props: QuestionCardProps) {
  const { question, place, count, isEditing, showsFaults, isRegenerating, isLocked, onMove } = props;
  const [isTarget, setTarget] = useState(false);
  const number = place + 1;
  const faults = showsFaults ? questionFaults(question) : [];

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(place, place + step);
  };
  const onDrop = (event: DragEvent) => {
    setTarget(false);
    const from = event.dataTransfer.getData(DRAGGED);
    if (from === '') return;
    event.preventDefault();
    onMove(Number(from), place);
  };

  return (
    <li
      onKeyDown={onKeyDown}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setTarget(true);
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={onDrop}
      className={cx(
        'rounded-card border bg-surface shadow-card',
        faults.length > 0 ? 'border-danger' : isTarget ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex items-center gap-1 border-line border-b py-1 pr-1 pl-4">
        <span
          aria-hidden
          draggable={!isLocked}
          onDragStart={(event) => {
            event.dataTransfer.setData(DRAGGED, String(place));
            event.dataTransfer.effectAllowed = 'move';
          }}
          className="-ml-2 hidden cursor-grab py-2 text-ink-faint lg:block"
        >
          <GripVertical className="size-5" />
        </span>
        <h3 className="min-w-0 flex-1 font-body font-semibold text-ink-soft text-sm">
          {texts.number(number)} {question.isDraft ? <Badge tone="warning">{texts.draft}</Badge> : null}
          {question.drawn ? <Badge>{quizTemplatesTexts.badge}</Badge> : null}
        </h3>
        <IconButton
          data-move={`${question.key}-up`}
          label={texts.up(number)}
          disabled={place === 0 || isLocked}
          onClick={() => onMove(place, place - 1)}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          data-move={`${question.key}-down`}
          label={texts.down(number)}
          disabled={place === count - 1 || isLocked}
          onClick={() => onMove(place, place + 1)}
        >
          <ArrowDown aria-hidden />
        </IconButton>
        <QuestionMenu {...props} />
      </div>
      <div className="p-4">
        {question.drawn ? (
          <TemplateText drawn={question.drawn} />
        ) : isEditing ? (
          <QuestionForm question={question} onChange={props.onChange} />
        ) : (
          <QuestionText question={question} isFaded={isRegenerating} />
        )}
        {faults.map((fault) => (
          <div key={fault} className="mt-2">
            <FieldError id={`${question.key}-${fault}`}>{fault}</FieldError>
          </div>
        ))}
        <div className="mt-3 flex flex-wrap gap-2">
          {question.drawn ? (
            <p className="text-ink-soft text-sm">{quizTemplatesTexts.example}</p>
          ) : (
            <Button
              variant="secondary"
              disabled={isLocked}
              aria-label={isEditing ? undefined : texts.editNumber(number)}
              onClick={() => props.onEdit(!isEditing)}
            >
              {isEditing ? <Check aria-hidden /> : <PencilLine aria-hidden />}
              {isEditing ? texts.done : texts.edit}
            </Button>
          )}
          {isRegenerating ? (
            <p role="status" className="self-center text-ink-soft text-sm">
              {texts.regenerating}
            </p>
          ) : null}
        </div>
      </div>
    </li>
  );
}

function QuestionMenu({ question, place, isLocked, onRegenerate, onRemove }: QuestionCardProps) {
  const number = place + 1;
  return (
    <Menu
      trigger={
        <IconButton label={texts.more(number)} disabled={isLocked}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      }
    >
      {question.hasSource && question.id ? (
        <MenuItem icon={<RefreshCw aria-hidden />} onSelect={onRegenerate}>
          {texts.regenerate}
        </MenuItem>
      ) : null}
      <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={onRemove}>
        {texts.remove}
      </MenuItem>
    </Menu>
  );
}

function QuestionText({ question, isFaded }: { question: DraftQuestion; isFaded: boolean }) {
  const mixUps = mixUpsOf(question);
  return (
    <div className={cx(isFaded && 'opacity-50')}>
      <p className="font-semibold">{question.question ? <WrittenText text={question.question} /> : '—'}</p>
      {question.picture ? (
        <QuestionPicture picture={shownPicture(question.picture)} className="mt-2 max-h-60 w-auto" />
      ) : null}
      {question.typed ? (
        <div className="mt-2">
          <TypedKeyLine typed={question.typed} label={texts.right} />
          <p className="mt-1 text-ink-soft text-sm">{quizEditorTexts.typed.kinds[kindOf(question.typed)]}</p>
        </div>
      ) : null}
      <ul className="mt-2 flex flex-col gap-1">
        {(question.typed ? [] : question.options).map((text, place) => {
          const isRight = place === question.right;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
              key={place}
              className={cx(
                'flex items-start gap-2 rounded-control px-3 py-1.5',
                isRight && 'bg-success-soft font-medium text-on-success-soft',
              )}
            >
              <span className="shrink-0">{letters[place]}.</span>
              <span className="min-w-0 flex-1">
                {text ? <WrittenText text={text} /> : '—'}
                {mixUps[place] ? (
                  <span className="block text-ink-soft text-sm">
                    {texts.mixUp} <WrittenText text={mixUps[place]} />
                  </span>
                ) : null}
              </span>
              {isRight ? (
                <>
                  <Check aria-hidden className="mt-0.5 size-5 shrink-0" />
                  <span className="sr-only">({texts.right})</span>
                </>
              ) : null}
            </li>
          );
        })}
      </ul>
      {question.explanation ? (
        <p className="mt-2 text-ink-soft text-sm">
          <WrittenText text={question.explanation} />
        </p>
      ) : null}
    </div>
  );
}
