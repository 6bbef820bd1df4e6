import type { PaperItem } from '@akada/contract/client';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { papersTexts } from '../texts.ts';
import type { Checking } from './use-check.ts';

const texts = papersTexts.check;
/** So many stand there unasked: who checks a paper came for the others. */
const FEW = 3;
/** More at once is a wall. */
const AT_ONCE = 10;

/** What is to be looked at, and what is fine. */
export function ItemLists({ checking: { doubtful, fine, current, choose } }: { checking: Checking }) {
  const [isWhole, setWhole] = useState(false);
  const [isAll, setAll] = useState(false);
  const looked = isAll ? doubtful : doubtful.slice(0, AT_ONCE);
  const shown = isWhole ? fine : fine.slice(0, FEW);
  return (
    <div className="flex flex-col gap-4">
      {doubtful.length > 0 ? (
        <List title={texts.toLookAt} items={looked} current={current} onChoose={choose}>
          {looked.length < doubtful.length ? (
            <Button variant="ghost" full onClick={() => setAll(true)}>
              {texts.showDoubtful(doubtful.length - looked.length)}
            </Button>
          ) : null}
        </List>
      ) : null}
      {fine.length > 0 ? (
        <List title={texts.fine(fine.length)} items={shown} current={current} onChoose={choose}>
          {shown.length < fine.length ? (
            <Button variant="ghost" full onClick={() => setWhole(true)}>
              {texts.showFine(fine.length - shown.length)}
            </Button>
          ) : null}
        </List>
      ) : null}
    </div>
  );
}

interface ListProps {
  title: string;
  items: readonly PaperItem[];
  current: PaperItem | undefined;
  onChoose: (id: string) => void;
  children?: React.ReactNode;
}

function List({ title, items, current, onChoose, children }: ListProps) {
  return (
    <section>
      <h2 className="mb-2 text-lg">{title}</h2>
      <Card flush>
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                aria-current={item.id === current?.id || undefined}
                onClick={() => {
                  onChoose(item.id);
                  window.scrollTo({ top: 0 });
                }}
                className={cx(
                  'flex min-h-14 w-full cursor-pointer items-center gap-3 px-4 py-2 text-left leading-snug transition-colors',
                  item.id === current?.id ? 'bg-primary-soft text-on-primary-soft' : 'hover:bg-sunken',
                )}
              >
                <Row item={item} />
                <ChevronRight aria-hidden className="size-5 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
        {children}
      </Card>
    </section>
  );
}

const numberLook = 'min-w-9 shrink-0 rounded-control border-2 px-1 py-0.5 text-center font-bold tabular-nums';

function Row({ item }: { item: PaperItem }) {
  if (item.kind === 'stray') {
    return (
      <>
        <span className={cx(numberLook, 'border-warning')}>¶</span>
        <span className="min-w-0 flex-1">
          <b>{texts.stray}</b>
          <span className="line-clamp-1 text-sm">“{item.text}”</span>
        </span>
      </>
    );
  }
  const [doubt] = item.doubts;
  const key = item.options.find(({ id }) => id === item.key)?.label;
  const status = papersTexts.keys.short[item.key_status];
  const facts = [item.topic, key ? `${texts.keyIs(key).toLowerCase()}, ${status}` : status];
  return (
    <>
      <span
        className={cx(numberLook, doubt ? 'border-warning' : 'border-transparent bg-primary-soft text-on-primary-soft')}
      >
        {item.number || '–'}
      </span>
      <span className="min-w-0 flex-1">
        {doubt ? <b className="block">{doubt}</b> : null}
        <span className={cx('line-clamp-1', doubt && 'text-sm')}>{item.text}</span>
        {doubt ? null : <span className="line-clamp-1 text-sm">{facts.filter(Boolean).join(' · ')}</span>}
      </span>
    </>
  );
}
