import type { RecallCard } from '@akada/contract/client';
import { EllipsisVertical, PencilLine, Trash2 } from 'lucide-react';
import { plainQuestion } from '../../../ui/asked-question.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { OnThePage } from '../../../ui/on-the-page.tsx';
import { RichText } from '../../../ui/prose.tsx';
import { cardsTexts } from './texts.ts';
import { useFocusAfterwards } from './use-focus-afterwards.ts';

const texts = cardsTexts;

interface CardRowProps {
  card: RecallCard;
  /** The answers are not read before they are recalled, unless somebody asks for them. */
  showsBack: boolean;
  /** The document that it was made from. */
  documentId?: string | undefined;
  onEdit: () => void;
  onDrop: () => void;
}

/** One card of a deck: what it asks, and what can be done with it. */
export function CardRow({ card, showsBack, documentId, onEdit, onDrop }: CardRowProps) {
  const { front, back, html, source, own } = card;
  useFocusAfterwards();
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{html ? <RichText html={html.front} /> : plainQuestion(front)}</p>
        {showsBack ? (
          <div className="mt-1 whitespace-pre-line">{html ? <RichText html={html.back} /> : back}</div>
        ) : null}
        <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-faint text-sm">
          {own ? <Badge tone="info">{texts.own}</Badge> : null}
          {source.heading ? texts.place(source.heading) : null}
        </p>
        {documentId && source.section_id && showsBack ? (
          <OnThePage
            documentId={documentId}
            place={{ section: source.section_id }}
            sentence={source.sentence || null}
          />
        ) : null}
      </div>
      <Menu
        trigger={
          <IconButton label={texts.moreOf(front)} className="-mt-2 -mr-2">
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<PencilLine aria-hidden />} onSelect={onEdit}>
          {texts.edit}
        </MenuItem>
        <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={onDrop}>
          {texts.drop}
        </MenuItem>
      </Menu>
    </li>
  );
}

/** A card that was written without a connection: it can be changed once the server has it. */
export function WaitingCardRow({ front, back }: { front: string; back: string }) {
  return (
    <li className="py-3">
      <p className="break-words font-semibold">{front}</p>
      <div className="mt-1 whitespace-pre-line break-words">{back}</div>
      <p className="mt-1 text-sm">
        <Badge tone="neutral">{texts.waits}</Badge>
      </p>
    </li>
  );
}
