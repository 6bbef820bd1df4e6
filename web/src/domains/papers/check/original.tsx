import type { PaperItem } from '@akada/contract/client';
import { papersTexts } from '../texts.ts';

const texts = papersTexts.check;

const printedOf = (item: PaperItem) => (item.kind === 'stray' ? item.text : item.printed);

/** Keeps its own paper and ink in both themes, as a picture of the page would. */
const paperLook = {
  background: '#faf7ee',
  color: '#26231d',
  fontFamily: '"Liberation Serif", "Times New Roman", serif',
  fontSize: '0.875rem',
};
const marked = { background: '#f2a81d2e', outline: '2px solid #8a5a00', outlineOffset: '4px' };

/** The lines of one item as they are in the file. */
export function Printed({ item }: { item: PaperItem }) {
  const text = printedOf(item);
  if (!text) return null;
  return (
    <section aria-label={texts.asPrinted} style={paperLook} className="border-line border-y px-4 py-3">
      <p className="whitespace-pre-wrap">{text}</p>
    </section>
  );
}

interface OriginalProps {
  items: readonly PaperItem[];
  current: PaperItem | undefined;
  className?: string;
}

/** The lines around an item, where there is room beside it. */
export function Original({ items, current, className }: OriginalProps) {
  const at = items.findIndex(({ id }) => id === current?.id);
  if (at < 0) return null;
  const around = items.slice(Math.max(0, at - 2), at + 3);
  return (
    <aside aria-label={texts.asPrinted} className={className}>
      <p className="mb-2 flex justify-between">
        <b>{texts.asPrinted}</b>
        {current?.page ? <span className="text-ink-soft text-sm">{texts.page(current.page)}</span> : null}
      </p>
      <div style={paperLook} className="flex flex-col gap-3 rounded-control p-5 shadow-float">
        {around.map((item) => (
          <p key={item.id} style={item.id === current?.id ? marked : undefined} className="whitespace-pre-wrap">
            {printedOf(item)}
          </p>
        ))}
      </div>
    </aside>
  );
}
