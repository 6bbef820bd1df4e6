import type { Paper, PaperItem } from '@akada/contract/client';
import { ArrowDown, Check, CircleHelp, Merge, Pencil, Scissors, Trash2, Undo2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { isProposal } from '../solving/proposal.tsx';
import { papersTexts } from '../texts.ts';
import { EditDialog } from './edit-dialog.tsx';
import { likeliestMend, splitPlace } from './propose.ts';
import { SplitDialog } from './split-dialog.tsx';
import type { Checking } from './use-check.ts';

const texts = papersTexts.check;

interface CheckToolsProps {
  paper: Paper;
  checking: Checking;
}

/** Where the thumb is: the likeliest thing to do in amber, the others beside it, and Undo without a question. */
export function CheckTools({ paper, checking }: CheckToolsProps) {
  const { current, last, undo } = checking;
  return (
    <div data-foot-bar className="-mx-2 sticky bottom-0 z-(--z-sticky) bg-paper px-2 py-2">
      <div aria-live="polite" className="flex items-center justify-between gap-2 text-sm">
        {last ? <span className="text-ink-soft">{texts.did[last.do](last.number)}</span> : null}
        {last ? (
          <Button variant="ghost" onClick={undo}>
            <Undo2 aria-hidden />
            {texts.undo}
          </Button>
        ) : null}
      </div>
      {current ? <Tools key={current.id} item={current} items={paper.items} checking={checking} /> : null}
      <p className="hidden pt-2 text-ink-faint text-sm pointer-fine:lg:block">{texts.keysHint}</p>
    </div>
  );
}

interface ToolsProps {
  item: PaperItem;
  items: readonly PaperItem[];
  checking: Checking;
}

function Tools({ item, items, checking: { change, goOn } }: ToolsProps) {
  const [isEditing, setEditing] = useState(false);
  const [isSplitting, setSplitting] = useState(false);
  const item_id = item.id;
  const at = items.findIndex(({ id }) => id === item_id);
  const mend = likeliestMend(item);
  const question = item.kind === 'question' ? item : null;
  const place = question && splitPlace(question);
  // The first one can only be joined to what follows.
  const way = at > 0 ? 'before' : 'after';
  const join = () => change({ do: 'join', item_id, with: way });
  const split = () => (place ? change({ do: 'split', item_id, at: place.at }) : setSplitting(true));
  const fine = () => change({ do: 'fine', item_id });
  const remove = () => change({ do: 'delete', item_id });
  const ask = () => change({ do: 'ask', item_id });
  const edit = () => setEditing(true);
  useKeys({
    j: items.length > 1 ? join : null,
    x: remove,
    ...(question ? { s: split, e: edit, f: fine } : { f: ask }),
  });

  return (
    <>
      <fieldset className="grid grid-cols-4 gap-1.5 lg:[&_svg]:hidden" aria-label={texts.tools}>
        {mend === 'split' && place ? (
          <Tool icon={<Scissors aria-hidden />} isMain onClick={split}>
            {texts.splitInto(place.first, place.second)}
          </Tool>
        ) : null}
        {question && isProposal(question) ? (
          <>
            <Tool icon={<Check aria-hidden />} className="order-last col-span-2" onClick={fine}>
              {papersTexts.solving.keep}
            </Tool>
            <Tool
              icon={<X aria-hidden />}
              className="order-last col-span-2"
              onClick={() => change({ do: 'key', item_id, option_id: null })}
            >
              {papersTexts.solving.drop}
            </Tool>
          </>
        ) : null}
        {question && mend === 'fine' && !isProposal(question) ? (
          <Tool icon={<Check aria-hidden />} isMain onClick={fine}>
            {texts.isFine}
          </Tool>
        ) : null}
        {mend === 'next' ? (
          <Tool icon={<ArrowDown aria-hidden />} isMain onClick={goOn}>
            {texts.next}
          </Tool>
        ) : null}
        {mend === 'ask' ? (
          <Tool icon={<CircleHelp aria-hidden />} isMain onClick={ask}>
            {texts.ask}
          </Tool>
        ) : null}
        {items.length > 1 ? (
          <Tool icon={<Merge aria-hidden />} isMain={mend === 'join'} onClick={join}>
            {mend !== 'join' ? texts.join : way === 'before' ? texts.joinBefore : texts.joinAfter}
          </Tool>
        ) : null}
        {question && mend !== 'split' ? (
          <Tool icon={<Scissors aria-hidden />} onClick={split}>
            {texts.split}
          </Tool>
        ) : null}
        {question ? (
          <Tool icon={<Pencil aria-hidden />} onClick={edit}>
            {texts.edit}
          </Tool>
        ) : null}
        <Tool icon={<Trash2 aria-hidden />} onClick={remove}>
          {texts.delete}
        </Tool>
        {question && mend !== 'fine' && mend !== 'next' && !isProposal(question) ? (
          <Tool icon={<Check aria-hidden />} onClick={fine}>
            {texts.isFine}
          </Tool>
        ) : null}
        {!question && mend !== 'ask' ? (
          <Tool icon={<CircleHelp aria-hidden />} className="col-span-2" onClick={ask}>
            {texts.ask}
          </Tool>
        ) : null}
      </fieldset>
      {question && isEditing ? (
        <EditDialog
          question={question}
          onClose={() => setEditing(false)}
          onSave={(edited) => {
            setEditing(false);
            change({ do: 'edit', item_id, ...edited });
          }}
        />
      ) : null}
      {question && isSplitting ? (
        <SplitDialog
          question={question}
          onClose={() => setSplitting(false)}
          onSplit={(where) => {
            setSplitting(false);
            change({ do: 'split', item_id, at: where });
          }}
        />
      ) : null}
    </>
  );
}

interface ToolProps extends React.ComponentProps<typeof Button> {
  icon: ReactNode;
  isMain?: boolean;
}

/** The main one has a row of its own below the others. */
function Tool({ icon, isMain = false, className, children, ...button }: ToolProps) {
  return (
    <Button
      {...button}
      variant={isMain ? 'accent' : 'secondary'}
      size={isMain ? 'lg' : 'md'}
      className={cx(isMain ? 'order-last col-span-4' : 'px-1 text-sm max-sm:[&>svg]:hidden', className)}
    >
      {icon}
      {children}
    </Button>
  );
}
