import { useQuery } from '@tanstack/react-query';
import { commonTexts } from '../../../texts/en/common.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { classroomQuery } from '../classroom-query.ts';
import { BringResults } from './bring-results.tsx';
import { CarryHome } from './carry-home.tsx';
import { ClassQuizzes } from './class-quizzes.tsx';
import { ClassSafety } from './class-safety.tsx';
import { HowToJoin } from './how-to-join.tsx';
import { PairedLaptops } from './paired-laptops.tsx';
import { classroomTexts as texts } from './texts.ts';

/** On the laptop: how phones join, what to show, what is safe. At the real site: laptops, and what they bring. */
export function ClassPage() {
  const { data, isError, isFetching, refetch } = useQuery(classroomQuery);
  if (!data)
    return isError ? (
      <LoadFailure
        title={texts.failed}
        retryLabel={commonTexts.retry}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Spinner>{texts.loading}</Spinner>
    );
  if (data.is_on)
    return (
      <>
        <p className="max-w-prose text-ink-soft">{texts.laptop.lead}</p>
        <HowToJoin addresses={data.addresses} />
        <ClassQuizzes />
        <ClassSafety />
        <CarryHome code={data.code ?? ''} />
      </>
    );
  return (
    <>
      <p className="max-w-prose text-ink-soft">{texts.site.lead}</p>
      <BringResults />
      <PairedLaptops laptops={data.laptops} />
    </>
  );
}
