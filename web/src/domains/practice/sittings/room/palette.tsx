import type { Standing } from '../../../../lib/sittings/taps.ts';
import { cx } from '../../../../ui/cx.ts';
import { sittingTexts } from '../texts.ts';

const texts = sittingTexts.standing;

/** How a question stands, and whether it is flagged: told by fill, line and corner, and in words to who listens. */
export interface Cell {
  id: string;
  number: number;
  standing: Standing;
  isFlagged: boolean;
  isCurrent: boolean;
}

const looks: Record<Standing, string> = {
  answered: 'border-primary bg-primary text-on-primary font-bold',
  open: 'border-line-strong bg-surface text-ink font-bold',
  unseen: 'border-line-strong border-dashed text-ink',
};

const box = (standing: Standing) => cx('relative grid place-items-center overflow-hidden border-2', looks[standing]);

function Corner({ small = false }: { small?: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        'absolute top-0 right-0 bg-[linear-gradient(to_top_right,transparent_48%,var(--surface)_48%_58%,var(--art-amber)_58%)]',
        small ? 'size-3.5' : 'size-5',
      )}
    />
  );
}

export function PaletteCell({ cell, onGo }: { cell: Cell; onGo: (id: string) => void }) {
  const { id, number, standing, isFlagged, isCurrent } = cell;
  return (
    <button
      type="button"
      aria-label={texts.cell(number, texts[standing], isFlagged)}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => onGo(id)}
      className={cx(
        box(standing),
        'h-11 w-full rounded-control tabular-nums',
        isCurrent && 'z-1 outline-3 outline-ink outline-offset-1',
      )}
    >
      {number}
      {isFlagged ? <Corner /> : null}
    </button>
  );
}

interface PaletteProps {
  cells: readonly Cell[];
  onGo: (id: string) => void;
}

/** Every question by its number, and what the looks mean with how many there are of each. */
export function Palette({ cells, onGo }: PaletteProps) {
  const count = (standing: Standing) => cells.filter((cell) => cell.standing === standing).length;
  const rows = (['answered', 'open', 'unseen'] as const).map((standing) => ({
    standing,
    isFlagged: false,
    text: `${count(standing)} ${texts[standing]}`,
  }));
  const flagged = cells.filter(({ isFlagged }) => isFlagged).length;
  return (
    <>
      <ol className="grid grid-cols-7 gap-1 lg:grid-cols-6 lg:gap-1.5">
        {cells.map((cell) => (
          <li key={cell.id}>
            <PaletteCell cell={cell} onGo={onGo} />
          </li>
        ))}
      </ol>
      <ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-1.5 text-sm tabular-nums lg:grid-cols-1">
        {[...rows, { standing: 'open' as const, isFlagged: true, text: `${flagged} ${texts.flagged}` }].map((row) => (
          <li key={row.text} className="flex items-center gap-2">
            <Swatch standing={row.standing} isFlagged={row.isFlagged} />
            {row.text}
          </li>
        ))}
      </ul>
    </>
  );
}

export function Swatch({ standing, isFlagged = false }: { standing: Standing; isFlagged?: boolean }) {
  return (
    <span aria-hidden className={cx(box(standing), 'size-5.5 shrink-0 rounded-sm')}>
      {isFlagged ? <Corner small /> : null}
    </span>
  );
}
