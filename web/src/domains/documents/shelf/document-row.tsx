import type { Document } from '@akada/contract/client';
import {
  BookOpenText,
  CalendarDays,
  Download,
  EllipsisVertical,
  FileClock,
  GalleryVerticalEnd,
  Grid2x2Check,
  ListChecks,
  MessageCircleQuestion,
  SpellCheck,
  Trash2,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { deckSearch } from '../../../lib/deck-place.ts';
import { formatDate } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast.ts';
import { downloadDocument } from '../api.ts';
import { kindOf, sizeOf } from '../document-facts.ts';
import { scanLink } from '../scans/offer-photos.tsx';
import { scansTexts } from '../scans/texts.ts';
import { documentsTexts } from '../texts.ts';
import { pathTo } from './path-to.ts';
import type { Waiting } from './what-waits.ts';

const texts = documentsTexts.place;

interface DocumentRowProps {
  document: Document;
  waiting: Waiting;
  onSprint: () => void;
  onRemove: () => void;
}

/** One document: what it is, what waits in it, and everything that can be made of it. */
export function DocumentRow({ document, waiting, onSprint, onRemove }: DocumentRowProps) {
  const heading = useId();
  const { document_id: id, title, metadata, notice, tools, words, pages, created_at } = document;
  const { content_type: contentType, filename } = metadata;
  const facts = [kindOf(contentType), sizeOf({ words, pages, contentType }), formatDate(created_at)];
  const download = () =>
    downloadDocument(id, filename).catch(() => toast.error(documentsTexts.history.downloadFailed, { id: 'document' }));
  return (
    <Card as="li" aria-labelledby={heading} className="flex flex-col gap-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 id={heading} className="wrap-anywhere text-lg">
            {title || filename}
          </h3>
          <p className="text-ink-faint text-sm">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <Menu
          trigger={
            <IconButton label={documentsTexts.history.more(title)} className="-mt-2 -mr-2">
              <EllipsisVertical aria-hidden />
            </IconButton>
          }
        >
          {tools.includes('study') ? (
            <MenuItem asChild>
              <Link to={pathTo(id, 'study')}>
                <BookOpenText aria-hidden />
                {texts.studyPage}
              </Link>
            </MenuItem>
          ) : null}
          <MenuItem asChild>
            <Link to={`/papers/new?document=${encodeURIComponent(id)}`}>
              <FileClock aria-hidden />
              {texts.pastPaper}
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to={`/coverage?document=${encodeURIComponent(id)}`}>
              <Grid2x2Check aria-hidden />
              {texts.compare}
            </Link>
          </MenuItem>
          {document.scan_id ? (
            <MenuItem asChild>
              <Link to={scanLink(document.scan_id)}>
                <SpellCheck aria-hidden />
                {scansTexts.place.check}
              </Link>
            </MenuItem>
          ) : null}
          <MenuItem icon={<Download aria-hidden />} onSelect={download}>
            {documentsTexts.history.download}
          </MenuItem>
          <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={onRemove}>
            {documentsTexts.history.remove}
          </MenuItem>
        </Menu>
      </div>
      {notice ? <p className="text-ink-soft text-sm">{notice}</p> : null}
      <WhatWaits id={id} title={title} waiting={waiting} />
      {/* In rem: with large letters there are fewer in a row. */}
      <ul
        aria-label={texts.toolsFor(title)}
        className="mt-auto grid grid-cols-[repeat(auto-fit,minmax(3.75rem,1fr))] gap-2"
      >
        <Tool
          icon={<GalleryVerticalEnd aria-hidden />}
          tool="cards"
          title={title}
          to={`/cards${deckSearch({ document_id: id })}`}
        />
        {tools.includes('quiz') ? (
          <Tool icon={<ListChecks aria-hidden />} tool="quiz" title={title} to={pathTo(id, 'quiz')} />
        ) : null}
        <Tool icon={<MessageCircleQuestion aria-hidden />} tool="ask" title={title} to={pathTo(id, 'analysis')} />
        <Tool icon={<CalendarDays aria-hidden />} tool="sprint" title={title} onPress={onSprint} />
      </ul>
    </Card>
  );
}

/** Links to what is to be done; nothing where there is nothing. */
function WhatWaits({ id, title, waiting: { due, quiz, drafts } }: { id: string; title: string; waiting: Waiting }) {
  const look = 'link inline-flex min-h-11 items-center font-semibold';
  if (due === 0 && !quiz) return null;
  return (
    <ul aria-label={texts.waits(title)} className="-my-2 flex flex-wrap gap-x-4">
      {due > 0 ? (
        <li>
          <Link to={`/reviews${deckSearch({ document_id: id })}`} className={look}>
            {texts.due(due)}
          </Link>
        </li>
      ) : null}
      {quiz ? (
        <li>
          {/* Another document of ours, so no link of the router. */}
          <a href={quiz.link} className={look}>
            {texts.take(quiz.questionCount ?? 0)}
          </a>
        </li>
      ) : null}
      {drafts?.drafts ? (
        <li>
          <Link to={`/quizzes/${drafts.id}/drafts`} className={look}>
            {texts.drafts(drafts.drafts)}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

type ToolName = keyof typeof texts.tools;
type ToolProps = { icon: ReactNode; tool: ToolName; title: string } & ({ to: string } | { onPress: () => void });

const toolLook =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 rounded-control border border-line-strong bg-surface px-1 py-1.5 font-semibold text-sm transition-colors hover:bg-sunken [&>svg]:size-5 [&>svg]:text-link';

function Tool({ icon, tool, title, ...way }: ToolProps) {
  const inside = (
    <>
      {icon}
      {texts.tools[tool]}
    </>
  );
  const label = texts.toolsOf[tool](title);
  return (
    <li>
      {'to' in way ? (
        <Link to={way.to} aria-label={label} className={toolLook}>
          {inside}
        </Link>
      ) : (
        <button type="button" aria-label={label} className={toolLook} onClick={way.onPress}>
          {inside}
        </button>
      )}
    </li>
  );
}
