import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { cardsTexts } from '../../../domains/practice/decks/texts.ts';
import { keepMissed } from '../../../domains/quizzes/taking/api.ts';
import { findHandedIn } from '../../../domains/quizzes/taking/kept-mistakes.ts';
import { wordsOf } from '../../../lib/words-of.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { PageHeading } from '../../page/page-heading.tsx';

const texts = cardsTexts.fromQuiz;

/** Where an account takes over what was missed in a shared quiz before there was one. */
export default function KeptMistakesPage() {
  const [search] = useSearchParams();
  const [token] = useState(() => findHandedIn(search.get('quiz') ?? ''));
  return token ? <TakeOver token={token} /> : <Navigate to="/cards" replace />;
}

function TakeOver({ token }: { token: string }) {
  const queries = useQueryClient();
  const keeping = useMutation({
    mutationFn: () => keepMissed(token),
    onSuccess: () => {
      for (const key of ['deck', 'decks', 'reviews']) void queries.invalidateQueries({ queryKey: [key] });
    },
  });
  const { mutate: keep, isIdle, data, error } = keeping;
  useEffect(() => {
    if (isIdle) keep();
  }, [isIdle, keep]);
  if (error)
    return (
      <div className="flex flex-col gap-5">
        <PageHeading title={texts.title} />
        <Banner
          tone="error"
          title={texts.failed}
          action={
            <Button variant="accent" onClick={() => keep()}>
              {commonTexts.retry}
            </Button>
          }
        >
          {wordsOf(error)}
        </Banner>
        <LinkButton to="/dashboard" variant="secondary" className="self-start">
          {texts.toHome}
        </LinkButton>
      </div>
    );
  if (!data)
    return (
      <>
        <PageHeading title={texts.title} />
        <Spinner className="min-h-[50dvh]">{texts.working}</Spinner>
      </>
    );
  return (
    <div className="flex max-w-(--measure) flex-col gap-5">
      <div>
        <PageHeading title={texts.title}>{texts.saved(data.missed, data.title)}</PageHeading>
        <p className="mt-2 text-ink-soft">{texts.text}</p>
      </div>
      <div className="flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/reviews" variant="accent" size="lg">
          {texts.review}
        </LinkButton>
        <LinkButton to="/cards?own" variant="secondary" size="lg">
          {texts.see}
        </LinkButton>
        <LinkButton to="/dashboard" variant="ghost" size="lg">
          {texts.toHome}
        </LinkButton>
      </div>
    </div>
  );
}
