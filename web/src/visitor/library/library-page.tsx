import type { LibraryCourse } from '@akada/contract/client';
import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { libraryTexts } from '../../domains/library/texts.ts';
import { client } from '../../lib/client.ts';
import { storedSession } from '../../lib/storage/session.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { Card } from '../../ui/card.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Coverage } from './coverage.tsx';
import { LessonList } from './lesson-list.tsx';
import { LibraryFailure, LibraryFrame } from './library-frame.tsx';

const texts = libraryTexts;
const askForCourses = () => client.library.courses(undefined, { signal: AbortSignal.timeout(30_000) });

/** Every course that the product teaches by itself, with its lessons. */
export function LibraryPage() {
  const { load, askAgain } = useAnswer(askForCourses);
  useEffect(() => {
    document.title = `${texts.title} · ${commonTexts.product}`;
  }, []);
  return (
    <LibraryFrame isPlace>
      {load.state === 'failed' ? (
        <LibraryFailure error={load.error} onRetry={() => void askAgain()} />
      ) : (
        // As high as the screen while the courses come, so that the foot of the page is not seen and pushed away again.
        <div className="min-h-dvh">
          <h1 className="text-2xl">{texts.heading}</h1>
          <p className="mt-2 mb-6 text-ink-soft">{texts.lead}</p>
          {load.state === 'loading' ? <Spinner>{texts.loading}</Spinner> : <Courses courses={load.data.courses} />}
        </div>
      )}
    </LibraryFrame>
  );
}

function Courses({ courses }: { courses: readonly LibraryCourse[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {courses.map((course) => (
        <Course key={course.slug} course={course} />
      ))}
    </ul>
  );
}

function Course({ course }: { course: LibraryCourse }) {
  const { slug, code, standard, title, about, lessons, questions, coverage } = course;
  const [first] = lessons;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <p>
        <Badge tone="primary">{code}</Badge>
      </p>
      <h2 className="text-xl">{title}</h2>
      <p className="text-ink-soft text-sm">{texts.facts(lessons.length, questions)}</p>
      {first ? (
        <a href={`/library/${slug}/${first.name}`} className={buttonClass('primary', 'md', false)}>
          {texts.read(first.title)}
          <ArrowRight aria-hidden />
        </a>
      ) : null}
      {storedSession.token.get() === null ? null : (
        <a href={`/courses/${slug}/topics`} className="link inline-flex min-h-11 items-center self-start">
          {texts.topics(code)}
        </a>
      )}
      {about ? (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
            {texts.about}
          </summary>
          <Prose html={about} className="pt-1 pb-3" />
        </details>
      ) : null}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
          {texts.lessons}
        </summary>
        <LessonList course={course} />
      </details>
      {coverage ? <Coverage coverage={coverage} lessons={lessons} standard={standard} /> : null}
    </Card>
  );
}
