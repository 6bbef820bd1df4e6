import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { announceCreated } from '../announce.ts';
import { sprintCountQuery } from '../api.ts';
import { type DialogSteps, useDialogSteps } from './use-dialog-steps.ts';

const LIMIT = 'sprint-limit';

/** The ways to a new sprint: four dialogs, and the one that says why there can be none. */
export function useCreateSprint() {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const { data: count } = useQuery(sprintCountQuery);
  const quick = useDialogSteps('quick-sprint');
  const topic = useDialogSteps('topic-sprint');
  const document = useDialogSteps('document-sprint');
  const ofDocument = useDialogSteps('sprint-of-document');
  const limit = useHistoryDialog(LIMIT);

  const open = (dialog: DialogSteps) => (count?.isLimitReached ? limit.open() : dialog.open());
  const leaveFor = (dialog: DialogSteps, { id, title }: { id: string; title: string }) =>
    dialog.leaveTo(`/sprint/${encodeURIComponent(id)}`, { state: { title } });
  const eventsOf = (dialog: DialogSteps) => ({
    /** From a topic without lessons to a document of one's own. */
    onBringNotes: () => dialog.leaveTo(pathname, { state: document.firstStep }),
    onCreated(sprint: { id: string; title: string }) {
      announceCreated(queries, sprint.id);
      leaveFor(dialog, sprint);
    },
    /** One that is there already. */
    onOpen: (sprint: { id: string; title: string }) => leaveFor(dialog, sprint),
    onLimit() {
      void queries.invalidateQueries({ queryKey: sprintCountQuery.queryKey });
      dialog.leaveTo(pathname, { state: { dialog: LIMIT } });
    },
  });
  return {
    count,
    limit,
    quick: { place: quick, ...eventsOf(quick) },
    topic: { place: topic, ...eventsOf(topic) },
    document: { place: document, ...eventsOf(document) },
    ofDocument: { place: ofDocument, ...eventsOf(ofDocument) },
    openQuick: () => open(quick),
    openTopic: () => open(topic),
    openDocument: () => open(document),
    openOfDocument: () => open(ofDocument),
  };
}

export type CreateSprint = ReturnType<typeof useCreateSprint>;
