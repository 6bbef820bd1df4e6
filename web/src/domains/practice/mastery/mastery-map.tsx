import type { Mastery } from '@akada/contract/client';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoResultsArt } from '../../../ui/art/quiet-art.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Cloth } from './cloth.tsx';
import { drillPath, lessonPath, type Place } from './lesson-path.ts';
import { masteryTexts } from './texts.ts';
import { TopicList } from './topic-list.tsx';
import { sortTopics, type Topic } from './topics.ts';

const texts = masteryTexts;
/** So many new topics are enough to know what comes next. */
const NEXT_SHOWN = 3;

interface MasteryMapProps {
  mastery: Mastery;
  onPractise: (place: Place) => void;
}

/** The cloth, the one thing to do, and every topic: shaky first, since an hour helps most there. */
export function MasteryMap({ mastery: { topics, sprint_id, course_code }, onPractise }: MasteryMapProps) {
  const { shaky, new: fresh, mastered } = sortTopics(topics);
  if (topics.length === 0) {
    return (
      <EmptyState art={<NoResultsArt />} title={texts.none}>
        {texts.noneText}
      </EmptyState>
    );
  }
  const rest = fresh.slice(NEXT_SHOWN);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 lg:gap-8">
      <div className="flex flex-col gap-4">
        <Cloth topics={topics} />
        <Now topic={shaky[0] ?? fresh[0]} isCourse={course_code !== null} onPractise={onPractise} />
        {sprint_id ? null : (
          <a href="/library" className={buttonClass('accent', 'lg', true)}>
            {texts.openLibrary}
          </a>
        )}
        <div className="text-ink-soft text-sm">
          <p>{texts.evidence}</p>
          <details className="group">
            <Summary>{texts.rule}</Summary>
            <p className="pb-2">{texts.ruleText}</p>
          </details>
        </div>
      </div>
      <div className="flex flex-col gap-5">
        {shaky.length > 0 ? (
          <Part heading={texts.shaky}>
            <TopicList topics={shaky} onPractise={onPractise} />
          </Part>
        ) : null}
        {fresh.length > 0 ? (
          <Part heading={sprint_id ? texts.fresh : texts.freshAlone}>
            <TopicList topics={fresh.slice(0, NEXT_SHOWN)} onPractise={onPractise} />
            {rest.length > 0 ? (
              <details className="group">
                <Summary>{texts.more(rest.length)}</Summary>
                <TopicList topics={rest} onPractise={onPractise} />
              </details>
            ) : null}
          </Part>
        ) : null}
        {mastered.length > 0 ? (
          <details className="group">
            <Summary isHeading>{texts.mastered(mastered.length)}</Summary>
            <TopicList topics={mastered} onPractise={onPractise} />
          </details>
        ) : null}
      </div>
    </div>
  );
}

interface NowProps {
  topic: Topic | undefined;
  /** Only a course of the library has questions without end. */
  isCourse: boolean;
  onPractise: (place: Place) => void;
}

/** The one thing to do next. */
function Now({ topic, isCourse, onPractise }: NowProps) {
  if (!topic?.place) return null;
  const { title, help, place, state } = topic;
  return (
    <>
      {help === 'practise' ? (
        <Button variant="accent" size="lg" full onClick={() => onPractise(place)}>
          {texts.practiseTopic(title)}
        </Button>
      ) : (
        <LinkButton variant="accent" size="lg" full to={lessonPath(place)}>
          {texts.readTopic(title)}
        </LinkButton>
      )}
      {isCourse && place.is_ready && state === 'shaky' ? (
        <LinkButton variant="secondary" size="lg" full to={drillPath(place)}>
          {texts.drill}
        </LinkButton>
      ) : null}
    </>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{heading}</h2>
      {children}
    </section>
  );
}

function Summary({ isHeading = false, children }: { isHeading?: boolean; children: ReactNode }) {
  const words = isHeading ? <h2 className="text-lg">{children}</h2> : <span className="font-semibold">{children}</span>;
  return (
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3">
      {words}
      <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-180" />
    </summary>
  );
}
