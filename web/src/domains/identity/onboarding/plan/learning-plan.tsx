import type { Recommendations, RecommendedSprint } from '@akada/contract/client';
import type { ReactNode } from 'react';
import { lessonsTexts } from '../../../../texts/en/lessons.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { Answers } from '../answers.ts';
import { onboardingTexts } from '../texts.ts';
import { AlignmentSummary } from './alignment-summary.tsx';
import { SprintCards } from './sprint-cards.tsx';

const texts = onboardingTexts.plan;

interface PlanFrameProps {
  heading: ReactNode;
  /** Beside the way on: to the answers, say. */
  aside?: ReactNode;
  isWayOnSecondary?: boolean;
  onContinue: () => void;
  children: ReactNode;
}

function PlanFrame({ heading, aside, isWayOnSecondary, onContinue, children }: PlanFrameProps) {
  return (
    <div className="flex flex-col gap-6">
      {heading}
      {children}
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        {aside ?? <span />}
        <Button variant={isWayOnSecondary ? 'secondary' : 'accent'} size="lg" onClick={onContinue}>
          {texts.toDashboard}
        </Button>
      </div>
    </div>
  );
}

interface LearningPlanProps {
  heading: ReactNode;
  plan: Recommendations;
  onStart: (pathId: string) => void;
  /** The one that is being started now. */
  startingId: string | undefined;
  onChangeAnswers: () => void;
  onContinue: () => void;
}

/** What the answers led to: sprints to begin with, and the learner's courses against the standard. */
export function LearningPlan({ heading, plan, onStart, startingId, onChangeAnswers, onContinue }: LearningPlanProps) {
  const { learning_paths, curriculum_alignment: alignment } = plan;
  // What has nothing to read yet is no recommendation: it stands below, with what can be done about it.
  const isReadable = ({ lessons_ready, started }: RecommendedSprint) => lessons_ready || started;
  const lists = [
    { label: texts.sprints, sprints: learning_paths.filter(isReadable) },
    { label: texts.outlines, sprints: learning_paths.filter((sprint) => !isReadable(sprint)) },
  ].filter(({ sprints }) => sprints.length > 0);
  return (
    <PlanFrame
      heading={
        <div>
          {heading}
          <p className="mt-1 text-ink-soft">{lists.length > 0 ? texts.lead : texts.none}</p>
        </div>
      }
      aside={
        <Button variant="ghost" onClick={onChangeAnswers}>
          {texts.change}
        </Button>
      }
      onContinue={onContinue}
    >
      {lists.map(({ label, sprints }) => (
        <section key={label} className="flex flex-col gap-3">
          <h2 className="text-lg">{label}</h2>
          <SprintCards
            label={label}
            sprints={sprints}
            action={({ path_id, title, started, lessons_ready }) =>
              started ? (
                <LinkButton
                  to={`/sprint/${encodeURIComponent(path_id)}`}
                  state={{ title }}
                  variant="secondary"
                  aria-label={texts.goOnLabel(title)}
                >
                  {texts.goOn}
                </LinkButton>
              ) : (
                <>
                  {lessons_ready ? null : <OutlineOnly />}
                  <Button
                    variant="secondary"
                    aria-label={texts.startLabel(title)}
                    disabled={startingId !== undefined}
                    busy={startingId === path_id}
                    busyLabel={onboardingTexts.drafts.starting}
                    onClick={() => onStart(path_id)}
                  >
                    {texts.start}
                  </Button>
                </>
              )
            }
          />
        </section>
      ))}
      {alignment ? (
        <AlignmentSummary
          standard={alignment.standard}
          program={alignment.program}
          level={String(alignment.level)}
          alignment={alignment}
        />
      ) : null}
    </PlanFrame>
  );
}

/** Said beside the button, before an outline is started. */
function OutlineOnly() {
  const { beside, readyCourses } = lessonsTexts.outlineOnly;
  return (
    <p className="text-sm">
      {beside} {/* The library has a document of its own. */}
      <a href="/library" className="link">
        {readyCourses}
      </a>
    </p>
  );
}

interface PlanWithoutSprintsProps {
  heading: ReactNode;
  answers: Answers;
  title: string;
  text: string;
  action: ReactNode;
  onContinue: () => void;
}

/** After a save that did not happen: what was chosen, why there is no more, and what to do. */
export function PlanWithoutSprints({ heading, answers, title, text, action, onContinue }: PlanWithoutSprintsProps) {
  return (
    <PlanFrame heading={heading} isWayOnSecondary onContinue={onContinue}>
      <Banner tone="warning" title={title} action={action}>
        {text}
      </Banner>
      <AlignmentSummary standard={answers.standard} program={answers.program} level={answers.level} />
    </PlanFrame>
  );
}
