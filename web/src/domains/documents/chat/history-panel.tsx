import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChartNoAxesColumn, Eye, ListChecks, PencilLine, Play, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { toast } from '../../../ui/toast.ts';
import { quizHistoryQuery, removeStudyPage, studyPageHistoryQuery } from '../api.ts';
import { type HistoryEntry, type HistoryKind, readKeptHistory } from '../history.ts';
import { documentsTexts } from '../texts.ts';

const texts = documentsTexts.history;
const queries = { quiz: quizHistoryQuery, study: studyPageHistoryQuery };

/** Everything that was made from documents: the server's list, or what this device remembers of it. */
export function HistoryPanel({ onStudyPageRemoved }: { onStudyPageRemoved: (studyId: string) => void }) {
  const [tab, setTab] = useState<string>('quiz');
  return (
    <Tabs
      label={texts.tabs}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'quiz',
          label: texts.quizzes,
          content: <HistoryList kind="quiz" empty={texts.noQuizzes} actions={quizActions} />,
        },
        { value: 'study', label: texts.study, content: <StudyPageHistory onRemoved={onStudyPageRemoved} /> },
      ]}
    />
  );
}

interface HistoryListProps {
  kind: HistoryKind;
  empty: string;
  actions: (entry: HistoryEntry) => ReactNode;
}

function HistoryList({ kind, empty, actions }: HistoryListProps) {
  const list = useQuery(queries[kind]);
  const entries = list.data ?? readKeptHistory(kind);
  return (
    <div className="flex flex-col gap-3">
      {list.isError ? (
        <LoadFailure
          title={texts.loadFailed}
          retryLabel={commonTexts.retry}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        >
          {entries.length > 0 ? texts.savedEarlier : null}
        </LoadFailure>
      ) : null}
      {list.isPending && entries.length === 0 ? <Skeleton className="h-24 w-full" /> : null}
      {list.isSuccess && entries.length === 0 ? <p className="py-4 text-ink-soft">{empty}</p> : null}
      {kind === 'quiz' ? (
        <LinkButton to="/quizzes/new/edit" variant="secondary" className="self-start">
          <Plus aria-hidden />
          {texts.newQuiz}
        </LinkButton>
      ) : null}
      <ul className="flex flex-col divide-y divide-line">
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry}>
            {actions(entry)}
          </Row>
        ))}
      </ul>
    </div>
  );
}

function Row({ entry, children }: { entry: HistoryEntry; children: ReactNode }) {
  const facts = [
    entry.timestamp ? formatMoment(entry.timestamp) : '',
    entry.questionCount === undefined ? '' : texts.questions(entry.questionCount),
    entry.drafts ? texts.drafts(entry.drafts) : '',
  ];
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0">
      <div>
        {/* Another document of ours, so no link of the router. */}
        <a href={entry.link} className="font-semibold hover:underline">
          {entry.title}
        </a>
        <p className="text-ink-faint text-sm">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

/** One's own quiz is there to be taken; then come its drafts, since until they are seen there is little to count. */
const quizActions = ({ id, title, link, drafts }: HistoryEntry) => (
  <>
    <a href={link} aria-label={texts.takeOf(title)} className={buttonClass('secondary', 'md', false)}>
      <Play aria-hidden />
      {texts.take}
    </a>
    {drafts ? (
      <LinkButton to={`/quizzes/${id}/drafts`} variant="secondary" aria-label={texts.reviewOf(title)}>
        <ListChecks aria-hidden />
        {texts.review}
      </LinkButton>
    ) : null}
    <LinkButton to={`/quizzes/${id}/stats`} variant="ghost" aria-label={texts.viewStatsOf(title)}>
      <ChartNoAxesColumn aria-hidden />
      {texts.viewStats}
    </LinkButton>
    <LinkButton to={`/quizzes/${id}/edit`} variant="ghost" aria-label={texts.editOf(title)}>
      <PencilLine aria-hidden />
      {texts.edit}
    </LinkButton>
  </>
);

/** Study materials can be read and deleted here; a quiz is deleted where its results are in view. */
function StudyPageHistory({ onRemoved }: { onRemoved: (studyId: string) => void }) {
  const area = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<HistoryEntry | null>(null);
  const dialog = useHistoryDialog('delete-study');
  const remove = useMutation({
    mutationFn: ({ id }: HistoryEntry) => removeStudyPage(id),
    onSuccess: async (_gone, { id }) => {
      dialog.close();
      onRemoved(id);
      toast.success(texts.removedStudy);
      await queryClient.invalidateQueries({ queryKey: studyPageHistoryQuery.queryKey });
      // The button that was pressed is gone with its row.
      area.current?.focus();
    },
    onError: () => toast.error(texts.removeStudyFailed, { id: 'study' }),
  });
  return (
    <div ref={area} tabIndex={-1} className="outline-none">
      <HistoryList
        kind="study"
        empty={texts.noStudy}
        actions={(entry) => (
          <>
            <a
              href={entry.link}
              aria-label={texts.viewOf(entry.title)}
              className={buttonClass('secondary', 'md', false)}
            >
              <Eye aria-hidden />
              {texts.view}
            </a>
            <IconButton
              label={texts.removeOf(entry.title)}
              onClick={() => {
                setAsked(entry);
                dialog.open();
              }}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </>
        )}
      />
      <AlertDialog
        open={dialog.isOpen && asked !== null}
        onOpenChange={(isOpen) => !isOpen && dialog.close()}
        title={texts.removeStudyTitle}
        description={texts.removeStudyText(asked?.title ?? '')}
        cancelLabel={texts.keepStudy}
        confirmLabel={texts.removeStudyConfirm}
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked)}
      />
    </div>
  );
}
