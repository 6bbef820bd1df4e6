import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { FIRST_STEP, isLevelAtFault, PLAN, WELCOME } from '../../../domains/identity/onboarding/answers.ts';
import { LearningPlan, PlanWithoutSprints } from '../../../domains/identity/onboarding/plan/learning-plan.tsx';
import { ReadyCourses } from '../../../domains/identity/onboarding/plan/ready-courses.tsx';
import { QuickStart } from '../../../domains/identity/onboarding/quick-start.tsx';
import { QuickTour } from '../../../domains/identity/onboarding/quick-tour.tsx';
import { SetupForm } from '../../../domains/identity/onboarding/setup-form.tsx';
import { onboardingTexts } from '../../../domains/identity/onboarding/texts.ts';
import { Welcome } from '../../../domains/identity/onboarding/welcome.tsx';
import { useAuth } from '../../../domains/identity/session/auth-context.ts';
import { sprintCountQuery } from '../../../domains/sprints/api.ts';
import { LimitModal } from '../../../domains/sprints/create/limit-modal.tsx';
import { useCourseOpening } from '../../../domains/sprints/create/use-course-opening.ts';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { storedReturn } from '../../../lib/storage/return-target.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { PageSpinner } from '../../page/page-spinner.tsx';
import { chooseTeaching } from './onboarding/door.ts';
import { useExpiredReturn } from './onboarding/use-expired-return.ts';
import { useOnboarding } from './onboarding/use-onboarding.ts';

type Onboarding = ReturnType<typeof useOnboarding>;

export default function OnboardingPage() {
  const { user, loading } = useAuth();
  const isLeaving = useExpiredReturn();
  if (loading || isLeaving) return <PageSpinner />;
  // The answers are the account's, or the device's: who signs in or out starts with their own.
  return <Places key={user?.id ?? 'nobody'} />;
}

function Places() {
  const onboarding = useOnboarding();
  const { place, isSaving } = onboarding;
  // What comes next begins at its top, wherever the button stood that led there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the place that scrolls
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [place, isSaving]);
  if (isSaving) return <Saving />;
  if (place === WELCOME) return <WelcomePlace {...onboarding} />;
  if (place === PLAN) return <PlanPlace {...onboarding} />;
  return <FormPlace {...onboarding} />;
}

function Saving() {
  return <Spinner className="min-h-[60dvh]">{onboardingTexts.form.saving}</Spinner>;
}

function WelcomePlace({
  name,
  isSignedIn,
  isResumed,
  plan,
  start,
  go,
  makePlan,
  answers,
  answer,
  isLevelFaulty,
}: Onboarding) {
  const texts = onboardingTexts.welcome;
  return (
    <Welcome
      heading={<PageHeading title={onboardingTexts.title}>{texts.heading(name)}</PageHeading>}
      isResumed={isResumed}
      onStart={start}
      quickStart={<QuickStart answers={answers} onChange={answer} isLevelFaulty={isLevelFaulty} onMake={makePlan} />}
      readyCourses={isSignedIn ? <StartReading /> : null}
      teach={<Teach isSignedIn={isSignedIn} />}
      planLink={
        plan.data?.profile_id ? (
          <Button variant="ghost" onClick={() => go(PLAN)} className="sm:self-start">
            {texts.hasPlan}
          </Button>
        ) : null
      }
    />
  );
}

function StartReading() {
  const navigate = useNavigate();
  const limit = useHistoryDialog('sprint-limit');
  const { data: count } = useQuery(sprintCountQuery);
  const { isCreating, fault, open } = useCourseOpening({
    onOpen: ({ id, title }, day) => void navigate(`/sprint/${encodeURIComponent(id)}?day=${day}`, { state: { title } }),
    onLimit: limit.open,
  });
  return (
    <>
      <ReadyCourses isStarting={isCreating} fault={fault} onStart={(course) => void open(course)} />
      <LimitModal dialog={limit} count={count} />
    </>
  );
}

/** Whoever teaches needs no timetable: Home is theirs at once. */
function Teach({ isSignedIn }: { isSignedIn: boolean }) {
  const { text, choose } = onboardingTexts.teach;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const teach = () => {
    void chooseTeaching(queries);
    void navigate('/dashboard');
  };
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
      {text}
      {isSignedIn ? (
        <Button variant="ghost" onClick={teach}>
          {choose}
        </Button>
      ) : (
        <LinkButton variant="ghost" to="/signup?focus=teach">
          {choose}
        </LinkButton>
      )}
    </p>
  );
}

function FormPlace({ place, answers, answer, isLevelFaulty, proceed, putOff, backTo }: Onboarding) {
  const { steps, headings } = onboardingTexts.form;
  const names = Object.keys(steps) as (keyof typeof steps)[];
  const name = names[place - 1] ?? 'institution';
  return (
    <SetupForm
      step={place}
      // A new heading each step, which takes the focus: a screen reader says where one is.
      heading={
        <PageHeading key={name} title={steps[name]}>
          {headings[name]}
        </PageHeading>
      }
      answers={answers}
      onChange={answer}
      isLevelFaulty={isLevelFaulty}
      onContinue={proceed}
      onLater={putOff}
      onBack={() => backTo((place - 1) as typeof place)}
    />
  );
}

function PlanPlace(onboarding: Onboarding) {
  const { isTourOpen, isSignedIn, backTo, leave, limit, dayOne } = onboarding;
  const { data: count } = useQuery({ ...sprintCountQuery, enabled: isSignedIn });
  return (
    <>
      <Plan {...onboarding} />
      <QuickTour open={isTourOpen} onClose={() => backTo(PLAN)} onDone={leave} dayOne={dayOne} />
      <LimitModal dialog={limit} count={count} />
    </>
  );
}

function Plan({ outcome, isSignedIn, answers, plan, retry, choose, startingId, continue: goOn, go }: Onboarding) {
  const texts = onboardingTexts.plan;
  const heading = <PageHeading title={texts.heading} />;
  const common = { heading, answers, onContinue: goOn };
  if (!isSignedIn) {
    const { title, text, signUp } = texts.signedOut;
    return (
      <PlanWithoutSprints
        {...common}
        title={title}
        text={text}
        action={
          <LinkButton to="/signup" variant="accent" onClick={() => storedReturn.redirectAfterAuth.set('/onboarding')}>
            {signUp}
          </LinkButton>
        }
      />
    );
  }
  const isUnsaved = outcome === 'failed' || outcome === 'waiting';
  if (isUnsaved || plan.isError) {
    const { title, text, level } = texts.failed;
    const isLevel = isUnsaved && isLevelAtFault(answers.level);
    return (
      <PlanWithoutSprints
        {...common}
        title={title}
        text={isLevel ? level(answers.level) : text}
        action={
          <Button variant="accent" onClick={isUnsaved ? retry : () => void plan.refetch()}>
            {commonTexts.retry}
          </Button>
        }
      />
    );
  }
  if (!plan.data) {
    return (
      <div className="flex flex-col gap-6">
        {heading}
        <Spinner>{texts.creating}</Spinner>
      </div>
    );
  }
  return (
    <LearningPlan
      heading={heading}
      plan={plan.data}
      onStart={choose}
      startingId={startingId}
      onChangeAnswers={() => go(FIRST_STEP)}
      onContinue={goOn}
    />
  );
}
