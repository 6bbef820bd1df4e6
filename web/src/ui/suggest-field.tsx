import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from './cx.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface Suggestion {
  value: string;
  /** What is shown, if not the value itself. */
  label?: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
}

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange' | 'type' | 'role' | 'list'>;

export interface SuggestFieldProps extends InputProps, FieldTexts {
  id?: string;
  value: string;
  onChange: (value: string) => void;
  /** For the text now typed, already filtered; an empty list shows nothing. */
  suggestions: readonly Suggestion[];
  /** After a suggestion was picked; `onChange` has run with its value by then. */
  onPick?: (suggestion: Suggestion) => void;
  /** Read out as the list changes: '3 suggestions'. */
  countText: (count: number) => string;
}

/** Free text with a list of suggestions (the ARIA combobox pattern): arrows move, Enter picks, Esc closes. */
export function SuggestField(props: SuggestFieldProps) {
  const { id, label, hint, error, labelAside, className, value, onChange, suggestions, onPick, countText, ...input } =
    props;
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const open = wanted && suggestions.length > 0;
  const current = open && active < suggestions.length ? active : -1;

  // A list that would end under the foot of a dialog, or below the screen, comes into view as a whole, before it is
  // drawn: whoever taps an option at once would miss it on a list that still moves.
  const count = suggestions.length;
  useLayoutEffect(() => {
    if (open && count > 0) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open, count]);

  function close() {
    setWanted(false);
    setActive(-1);
  }

  function pick(suggestion: Suggestion) {
    onChange(suggestion.value);
    onPick?.(suggestion);
    close();
  }

  function move(to: number) {
    setWanted(true);
    setActive(to);
    list.current?.children[to]?.scrollIntoView?.({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const last = suggestions.length - 1;
    const chosen = suggestions[current];
    if (event.key === 'ArrowDown' && last >= 0) move(current >= last ? 0 : current + 1);
    else if (event.key === 'ArrowUp' && last >= 0) move(current <= 0 ? last : current - 1);
    else if (event.key === 'Enter' && chosen) pick(chosen);
    else if (event.key === 'Escape') {
      // Also a list that is still on its way. A dialog around it closes with it: one key, one meaning.
      close();
      return;
    } else return;
    event.preventDefault();
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} labelAside={labelAside} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={current >= 0 ? `${listId}-${current}` : undefined}
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
              setWanted(true);
              setActive(-1);
            }}
            onKeyDown={(event) => {
              input.onKeyDown?.(event);
              if (!event.defaultPrevented) onKeyDown(event);
            }}
            onClick={() => setWanted(true)}
            onBlur={(event) => {
              close();
              input.onBlur?.(event);
            }}
            className="control"
          />
          <span role="status" className="sr-only">
            {open ? countText(suggestions.length) : ''}
          </span>
          {open ? (
            <div
              id={listId}
              ref={list}
              role="listbox"
              aria-label={typeof label === 'string' ? label : undefined}
              className="appear absolute inset-x-0 top-full z-(--z-popover) mt-1 max-h-72 scroll-mb-3 overflow-y-auto rounded-control border border-line-strong bg-surface p-1.5 shadow-float"
            >
              {suggestions.map((suggestion, index) => (
                // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: focus and keys stay in the input, which names this option by aria-activedescendant.
                <div
                  key={suggestion.value}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === current}
                  // Before blur, which would close the list.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => pick(suggestion)}
                  className={cx(
                    'flex min-h-11 cursor-pointer flex-col justify-center rounded-[0.375rem] px-3 py-1.5 hover:bg-sunken',
                    index === current && 'bg-primary-soft text-on-primary-soft shadow-[inset_3px_0_0_var(--primary)]',
                  )}
                >
                  {suggestion.label ?? suggestion.value}
                  {suggestion.detail ? <span className="text-sm opacity-90">{suggestion.detail}</span> : null}
                </div>
              ))}
            </div>
          ) : null}
        </div>
      )}
    </FieldFrame>
  );
}
