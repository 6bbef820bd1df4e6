import {
  DocumentExpertBadge,
  HoursBadge,
  LockedBadge,
  PerfectScoreBadge,
  SprintMasterBadge,
  StreakBadge,
} from '../../ui/art/badge-art.tsx';
import { ErrorArt, NoQuizzesArt, NoSprintsArt, NotFoundArt, OfflineArt } from '../../ui/art/empty-art.tsx';
import { AskArt, PlanArt, ProgressArt, QuizArt, ReadArt } from '../../ui/art/login-art.tsx';
import { Pattern } from '../../ui/art/pattern.tsx';
import { AllReviewedArt, NoAssessmentsArt, NoCardsArt, NoProgressArt, NoResultsArt } from '../../ui/art/quiet-art.tsx';
import { AchieveArt, HelpArt, InviteArt, NavigateArt } from '../../ui/art/tour-art.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Row, Section } from './section.tsx';

const slides = [
  { id: 'plan', title: 'Plan a sprint', Art: PlanArt },
  { id: 'read', title: 'Read a lesson', Art: ReadArt },
  { id: 'ask', title: 'Ask the tutor', Art: AskArt },
  { id: 'quiz', title: 'Quiz yourself', Art: QuizArt },
  { id: 'progress', title: 'See your progress', Art: ProgressArt },
];

const drawings = [
  NavigateArt,
  AchieveArt,
  InviteArt,
  HelpArt,
  NoSprintsArt,
  NoQuizzesArt,
  OfflineArt,
  NotFoundArt,
  ErrorArt,
  AllReviewedArt,
  NoCardsArt,
  NoAssessmentsArt,
  NoResultsArt,
  NoProgressArt,
];

export function ArtSamples() {
  return (
    <>
      <Section title="Carousel">
        <Carousel
          className="max-w-md"
          labels={{
            region: 'What you can do here',
            slide: (n, count) => `Slide ${n} of ${count}`,
            pause: 'Pause',
            play: 'Play',
          }}
          slides={slides.map(({ id, title, Art }) => ({
            id,
            content: (
              <figure>
                <Art />
                <figcaption className="mt-4 text-center font-bold font-heading text-xl">{title}</figcaption>
              </figure>
            ),
          }))}
        />
      </Section>
      <Section title="Drawings">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {[...slides.map((slide) => slide.Art), ...drawings].map((Art) => (
            <Art key={Art.name} />
          ))}
        </div>
        <Row>
          <SprintMasterBadge className="size-28" />
          <PerfectScoreBadge className="size-28" />
          <DocumentExpertBadge className="size-28" />
          <HoursBadge className="size-28" />
          <StreakBadge className="size-28" />
          <LockedBadge className="size-28" />
        </Row>
        <div className="relative h-60 overflow-hidden rounded-card bg-brand text-on-brand">
          <Pattern className="opacity-20" />
          <p className="relative p-8 font-bold font-heading text-2xl">Ẹ̀kọ́ dára · Ọmụmụ ihe · Ṣé o ti kà á? · ₦2,500</p>
        </div>
      </Section>
    </>
  );
}
