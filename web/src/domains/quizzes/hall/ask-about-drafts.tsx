import type { QuizLive } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { shareDrafts } from '../../sharing/api.ts';
import { shareTexts } from '../../sharing/texts.ts';
import { liveQuery } from './api.ts';

const texts = shareTexts.drafts;

/** A projector hands the link on as much as a message does: a quiz of drafts asks once before. */
export function AskAboutDrafts({ live: { quiz_id, draft_count, question_count } }: { live: QuizLive }) {
  const queries = useQueryClient();
  const share = useMutation({
    mutationFn: () => shareDrafts(quiz_id),
    onSuccess: () => queries.invalidateQueries({ queryKey: liveQuery(quiz_id).queryKey }),
  });
  return (
    <Card className="mx-auto flex max-w-xl flex-col gap-4">
      <h2 className="text-xl">{texts.title}</h2>
      <p className="text-ink-soft">{texts.text(draft_count, question_count)}</p>
      {share.isError ? <Banner tone="error">{texts.failed}</Banner> : null}
      <div className="flex flex-wrap gap-3">
        <Button busy={share.isPending} busyLabel={texts.busy} onClick={() => share.mutate()}>
          {texts.confirm}
        </Button>
        <LinkButton to={`/quizzes/${quiz_id}/drafts`} variant="secondary">
          {texts.review}
        </LinkButton>
      </div>
    </Card>
  );
}
