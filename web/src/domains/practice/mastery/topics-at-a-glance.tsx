import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { masteryQuery } from './api.ts';
import { Cloth } from './cloth.tsx';
import { masteryTexts } from './texts.ts';

const texts = masteryTexts;

/** The cloth of one sprint's topics, with the way to the whole map. Where there is none to show, nothing. */
export function TopicsAtAGlance({ sprint: { id, title } }: { sprint: { id: string; title: string } }) {
  const { data, isPending } = useQuery(masteryQuery({ sprintId: id }));
  if (isPending) return <Skeleton className="h-72 w-full rounded-card" />;
  if (!data || data.data.topics.length === 0) return null;
  return (
    <section aria-labelledby="topics-at-a-glance" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="topics-at-a-glance" className="wrap-anywhere min-w-0 text-lg">
          {texts.of(title)}
        </h2>
        <Link to={`/sprint/${encodeURIComponent(id)}/topics`} className="link inline-flex min-h-11 items-center">
          {texts.seeAll}
        </Link>
      </div>
      <Cloth topics={data.data.topics} />
    </section>
  );
}
