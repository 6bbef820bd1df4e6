import { Skeleton } from '../../../../ui/skeleton.tsx';

/** The shape of a lesson that is on its way. */
export function LessonSkeleton() {
  return (
    <div aria-hidden className="flex max-w-(--measure) flex-col gap-3">
      <Skeleton className="h-9 w-4/5" />
      <Skeleton className="mb-4 h-6 w-1/3" />
      {['w-full', 'w-11/12', 'w-full', 'w-3/4', 'w-full', 'w-5/6'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a picture
        <Skeleton key={index} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}
