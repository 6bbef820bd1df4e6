import type { LearningPath, SprintDay, SprintLesson } from '@akada/contract/client';
import { ArrowDown, SquarePlay } from 'lucide-react';
import { type RefObject, useMemo } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { videosOf } from '../sources/video.ts';
import { sprintPageTexts } from '../texts.ts';
import { DayQuestions } from './day-questions.tsx';
import { formOf, listPlaces, placesIn } from './lesson-form.ts';
import { Listen } from './listen.tsx';

const texts = sprintPageTexts.form;
/** More than this is a list, which stands below the text. */
const MOST_TERMS = 6;

interface FormFirstProps {
  path: LearningPath;
  day: SprintDay;
  lesson: SprintLesson;
  html: string;
  /** Where the text stands. */
  text: RefObject<HTMLElement | null>;
  onVideos: () => void;
}

/** What the learner's choice of form puts before the text. */
export function FormFirst({ path, day, lesson, html, text, onVideos }: FormFirstProps) {
  const form = formOf(path.learning_style);
  const { places: kind } = form;
  const places = useMemo(() => (kind ? listPlaces(html, kind) : []), [html, kind]);
  const videos = form.videos ? videosOf(path, day).length : 0;
  const trials = lesson.questions.slice(0, form.trials);

  const goTo = (index: number) => {
    const place = kind && text.current ? placesIn(text.current, kind)[index] : undefined;
    if (!(place instanceof HTMLElement)) return place?.scrollIntoView({ block: 'center' });
    place.tabIndex = -1;
    place.scrollIntoView({ block: 'center' });
    place.focus({ preventScroll: true });
  };

  return (
    <>
      <Listen text={text} isFirst={form.listen} />
      {form.terms && lesson.key_terms.length > 0 ? (
        <section aria-label={texts.terms}>
          <h3 className="mb-2 font-semibold text-base">{texts.terms}</h3>
          <dl className="grid gap-2 sm:grid-cols-2">
            {lesson.key_terms.slice(0, MOST_TERMS).map(({ term, definition }) => (
              <div key={term} className="rounded-control border border-line border-l-3 border-l-accent bg-surface p-3">
                <dt className="font-semibold">{term}</dt>
                <dd className="text-ink-soft text-sm">{definition}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {places.length > 0 ? (
        <nav aria-label={kind === 'steps' ? texts.steps : texts.tables}>
          <h3 className="font-semibold text-base">{kind === 'steps' ? texts.steps : texts.tables}</h3>
          <ul>
            {places.map(({ index, heading }) => (
              <li key={index}>
                <button
                  type="button"
                  className="link inline-flex min-h-11 items-center gap-2 text-left"
                  onClick={() => goTo(index)}
                >
                  <ArrowDown aria-hidden className="size-4 shrink-0" />
                  {heading || (kind === 'steps' ? texts.step : texts.table)(index + 1)}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {videos > 0 ? (
        <Button variant="secondary" className="self-start" onClick={onVideos}>
          <SquarePlay aria-hidden />
          {texts.videos(videos)}
        </Button>
      ) : null}
      {trials.length > 0 ? <DayQuestions sprintId={path.id} day={day.day} questions={trials} isTrial /> : null}
    </>
  );
}
