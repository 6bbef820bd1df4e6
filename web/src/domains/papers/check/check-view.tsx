import type { Paper, PaperItem } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { FileCheck, Pencil } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { checkedPaperQuery } from '../api.ts';
import { nameOf, sessionOf } from '../paper-name.ts';
import { FindAnswers } from '../solving/find-answers.tsx';
import { papersTexts } from '../texts.ts';
import { paperAnswersTexts } from './answers/texts.ts';
import { CheckTools } from './check-tools.tsx';
import { FactsDialog } from './facts-dialog.tsx';
import { ItemCard } from './item-card.tsx';
import { ItemLists } from './item-lists.tsx';
import { Original } from './original.tsx';
import { isDoubtful } from './propose.ts';
import { useCheck } from './use-check.ts';

const texts = papersTexts.check;
/** Few papers have their key elsewhere. */
const AnswersDialog = lazy(() =>
  import('./answers/answers-dialog.tsx').then((file) => ({ default: file.AnswersDialog })),
);

interface CheckViewProps {
  id: string;
  /** The question to begin with. */
  wanted: string | null;
  /** The page's heading, which names the tab. */
  heading: (title: string, children: ReactNode) => ReactNode;
  shelfOf: (paper: Paper) => string;
}

/** What was read of a paper, to be looked at: doubtful questions first, each with what is doubtful. */
export function CheckView({ id, wanted, heading, shelfOf }: CheckViewProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(checkedPaperQuery(id));
  if (isPending) return <Spinner>{papersTexts.loading}</Spinner>;
  if (isError || !data) {
    return (
      <LoadFailure
        title={papersTexts.failed}
        retryLabel={papersTexts.retry}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <Sheet paper={data} wanted={wanted} heading={heading} shelf={shelfOf(data)} />;
}

interface SheetProps {
  paper: Paper;
  wanted: string | null;
  heading: CheckViewProps['heading'];
  shelf: string;
}

function Sheet({ paper, wanted, heading, shelf }: SheetProps) {
  const checking = useCheck(paper, wanted);
  const [isNaming, setNaming] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const { doubtful, fine, current, goOn, undo } = checking;
  useKeys({ arrowdown: goOn, z: undo });
  const count = texts.count(doubtful.length, fine.length);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-1">
        <p className="min-w-0 flex-1 leading-snug">
          <b>{[paper.course || papersTexts.noCourse, papersTexts.kinds[paper.kind].toLowerCase()].join(' ')}</b>
          <br />
          <span className="text-ink-soft text-sm">{sessionOf(paper)}</span>
        </p>
        <IconButton label={texts.change} onClick={() => setNaming(true)}>
          <Pencil aria-hidden />
        </IconButton>
        <LinkButton to={shelf} variant="ghost">
          {texts.finish}
        </LinkButton>
      </div>
      <div>
        {heading(texts.title(nameOf(paper)), count)}
        <Strip items={paper.items} />
      </div>
      <FindAnswers paper={paper} />
      {paper.items.some((item) => item.kind === 'question' && item.key_status === 'none') ? (
        <Button variant="ghost" className="self-start" onClick={() => setAdding(true)}>
          <FileCheck aria-hidden />
          {paperAnswersTexts.open}
        </Button>
      ) : null}
      <div className="grid items-start gap-4 lg:grid-cols-2 xl:grid-cols-3">
        <div className="order-2 min-w-0 lg:order-1">
          <ItemLists checking={checking} />
        </div>
        <div className="order-1 flex min-w-0 flex-col lg:order-2">
          {current ? (
            <ItemCard key={current.id} paper={paper} item={current} checking={checking} />
          ) : (
            <p className="text-ink-soft">{texts.none}</p>
          )}
          <CheckTools checking={checking} paper={paper} />
        </div>
        <Original items={paper.items} current={current} className="order-3 hidden xl:block" />
      </div>
      {isAdding ? (
        <Suspense>
          <AnswersDialog paperId={paper.id} onAdded={checking.take} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
      {isNaming ? <FactsDialog paper={paper} onClose={() => setNaming(false)} /> : null}
    </div>
  );
}

/** All items in one strip: what was read well is woven, what is doubtful is higher and outlined. */
function Strip({ items }: { items: readonly PaperItem[] }) {
  return (
    <div aria-hidden className="mt-2 flex h-4 items-center gap-0.5">
      {items.map((item) => (
        <i
          key={item.id}
          className={
            isDoubtful(item)
              ? 'h-4 flex-1 rounded-pill border-2 border-warning bg-surface'
              : 'h-2 flex-1 rounded-pill bg-primary'
          }
        />
      ))}
    </div>
  );
}
