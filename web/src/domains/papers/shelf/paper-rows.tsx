import type { PaperKeyStatus, PaperLink, PaperSummary } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  CircleHelp,
  CircleSlash,
  Download,
  EllipsisVertical,
  Link2,
  ListChecks,
  Lock,
  Share2,
  Timer,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast.ts';
import { download } from '../../sharing/download.ts';
import { papersQuery, removePaper } from '../api.ts';
import { KeyMark } from '../keys/key-mark.tsx';
import { checkLink, practiceLink, quizLink } from '../links.ts';
import { nameOf, sessionOf } from '../paper-name.ts';
import { papersQuizTexts } from '../quiz/texts.ts';
import { ShareDialog } from '../sharing/share-dialog.tsx';
import { sharedPapersTexts } from '../sharing/texts.ts';
import { roomOfPaper } from '../sit-paper.ts';
import { papersTexts } from '../texts.ts';

const texts = papersTexts.shelf;
const statuses: readonly PaperKeyStatus[] = ['printed', 'own', 'shared', 'model', 'none'];

/** The papers of a course, the newest year first. */
export function PaperRows({ papers }: { papers: readonly PaperSummary[] }) {
  const [going, setGoing] = useState<PaperSummary | null>(null);
  const [shared, setShared] = useState<PaperSummary | null>(null);
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: PaperSummary) => removePaper(id),
    onSuccess: () => {
      setGoing(null);
      toast.success(texts.removed);
      return cache.invalidateQueries(papersQuery);
    },
    onError: () => toast.error(texts.removeFailed, { id: 'paper' }),
  });
  return (
    <section aria-label={texts.list}>
      <Card flush>
        <ul className="divide-y divide-line">
          {papers.map((paper) => (
            <PaperRow key={paper.id} paper={paper} onShare={() => setShared(paper)} onRemove={() => setGoing(paper)} />
          ))}
        </ul>
      </Card>
      {shared ? <ShareDialog paper={shared} onClose={() => setShared(null)} /> : null}
      <AlertDialog
        open={going !== null}
        onOpenChange={(isOpen) => !isOpen && setGoing(null)}
        title={texts.removeTitle}
        description={texts.removeText}
        cancelLabel={texts.cancel}
        confirmLabel={texts.remove}
        busy={isPending}
        onConfirm={() => going && mutate(going)}
      />
    </section>
  );
}

const linkIcons = { open: Link2, closed: Lock, taken_down: CircleSlash };

/** Whether others can see the paper; tapped, it says more. */
function LinkState({ link: { status }, onOpen }: { link: PaperLink; onOpen: () => void }) {
  const Icon = linkIcons[status];
  return (
    <button type="button" onClick={onOpen} className="mt-1 mr-2 inline-flex min-h-11 items-center">
      <Badge tone={status === 'taken_down' ? 'danger' : status === 'open' ? 'info' : 'neutral'}>
        <Icon aria-hidden />
        {sharedPapersTexts.states[status]}
      </Badge>
    </button>
  );
}

interface PaperRowProps {
  paper: PaperSummary;
  onShare: () => void;
  onRemove: () => void;
}

function PaperRow({ paper, onShare, onRemove }: PaperRowProps) {
  const { id, course, kind, questions, keys, doubtful, filename, link } = paper;
  const name = nameOf(paper);
  const navigate = useNavigate();
  const { mutate: sit } = useMutation({
    mutationFn: () => roomOfPaper(paper),
    onSuccess: (room) => navigate(room),
    onError: () => toast.error(texts.sitFailed, { id: 'paper' }),
  });
  const fetchFile = () =>
    download(({ papers }) => papers.download({ params: { id } }), filename ?? '').catch(() =>
      toast.error(texts.downloadFailed, { id: 'paper' }),
    );
  return (
    <li className="flex items-start gap-1 py-3 pr-1 pl-4">
      <div className="min-w-0 flex-1">
        <b>{sessionOf(paper)}</b>
        <p className="text-ink-soft text-sm">
          {papersTexts.kinds[kind]} · {papersTexts.questions(questions)}
        </p>
        <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm tabular-nums">
          {statuses
            .filter((status) => keys[status] > 0)
            .map((status) => (
              <li key={status} className="inline-flex items-center gap-1.5">
                <KeyMark status={status} className="size-4.5" />
                {keys[status]} {papersTexts.keys.short[status]}
              </li>
            ))}
        </ul>
        {link ? <LinkState link={link} onOpen={onShare} /> : null}
        {doubtful > 0 ? (
          <Link to={checkLink(id)} className="mt-1 inline-flex min-h-11 items-center">
            <Badge tone="warning">{texts.toCheck(doubtful)}</Badge>
          </Link>
        ) : null}
      </div>
      <Link
        to={practiceLink({ course, paper: id })}
        aria-label={texts.practisePaper(name)}
        className="link inline-flex min-h-11 items-center px-2 font-semibold"
      >
        {texts.practise}
      </Link>
      <Menu
        trigger={
          <IconButton label={texts.more(name)}>
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
      >
        {questions > 0 ? (
          <MenuItem icon={<Timer aria-hidden />} onSelect={() => sit()}>
            {texts.sit}
          </MenuItem>
        ) : null}
        <MenuItem asChild>
          <Link to={checkLink(id)}>
            <ListChecks aria-hidden />
            {texts.check}
          </Link>
        </MenuItem>
        {questions > 0 ? (
          <>
            <MenuItem asChild>
              <Link to={quizLink(id)}>
                <CircleHelp aria-hidden />
                {papersQuizTexts.open}
              </Link>
            </MenuItem>
            <MenuItem icon={<Share2 aria-hidden />} onSelect={onShare}>
              {sharedPapersTexts.open}
            </MenuItem>
          </>
        ) : null}
        {filename === null ? null : (
          <MenuItem icon={<Download aria-hidden />} onSelect={() => void fetchFile()}>
            {texts.download}
          </MenuItem>
        )}
        <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={onRemove}>
          {texts.remove}
        </MenuItem>
      </Menu>
    </li>
  );
}
