import { ApiError, type LinkedThing } from '@akada/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { chooseThings, linkingQuery, quizzesToLinkQuery } from '../../../domains/lti/choose/api.ts';
import { ChooseForm } from '../../../domains/lti/choose/choose-form.tsx';
import { chooseTexts as texts } from '../../../domains/lti/choose/texts.ts';
import { libraryCoursesQuery } from '../../../lib/library-courses.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { Banner } from '../../../ui/banner.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { PageSpinner } from '../../page/page-spinner.tsx';

const reasonOf = (error: unknown) => (error instanceof ApiError ? error.message : commonTexts.unreachable);

/** Where a lecturer who came from a learning platform chooses what stands in its course. */
export default function ChooseLinksPage() {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const asked = useQuery(linkingQuery(id));
  const quizzes = useQuery(quizzesToLinkQuery);
  const courses = useQuery(libraryCoursesQuery);
  const choosing = useMutation({
    mutationFn: (things: LinkedThing[]) => chooseThings(id, things),
    onSuccess: () => queries.invalidateQueries({ queryKey: linkingQuery(id).queryKey }),
  });
  if (asked.isError) {
    return (
      <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
        <PageHeading title={texts.title}>{texts.failed}</PageHeading>
        <Banner tone="error" title={reasonOf(asked.error)} />
      </div>
    );
  }
  if (!asked.data) return <PageSpinner />;
  const { platform, course, takes_several, is_done } = asked.data;
  if (is_done || choosing.isSuccess) {
    return (
      <>
        <PageHeading title={texts.title} className="sr-only" />
        <EmptyState
          title={texts.doneTitle(course)}
          action={
            <LinkButton to="/dashboard" variant="secondary">
              {texts.home}
            </LinkButton>
          }
        >
          {texts.doneText(platform)}
        </EmptyState>
      </>
    );
  }
  const failed = quizzes.isError ? quizzes : courses.isError ? courses : null;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5 pb-8">
      <div>
        <PageHeading title={texts.title}>{texts.heading(course)}</PageHeading>
        <p className="mt-1 text-ink-soft">{texts.lead(platform, !takes_several)}</p>
      </div>
      {failed ? (
        <LoadFailure
          title={texts.loadFailed}
          retryLabel={commonTexts.retry}
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : null}
      {quizzes.data && courses.data ? (
        <ChooseForm
          quizzes={quizzes.data}
          courses={courses.data}
          takesSeveral={takes_several}
          isBusy={choosing.isPending}
          fault={choosing.isError ? reasonOf(choosing.error) : null}
          onChoose={(things) => choosing.mutate(things)}
        />
      ) : null}
      {!failed && !(quizzes.data && courses.data) ? <PageSpinner /> : null}
    </div>
  );
}
