import { ArrowRight } from 'lucide-react';
import { c, Rosette } from '../../../ui/art/motifs.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { landingTexts } from '../texts/landing.ts';
import { featuredLesson, otherLessons } from './open-lessons.ts';

const texts = landingTexts.lesson;

/** For strangers the one amber action of the page: no account, one tap, and one reads. */
export function LandingLesson({ isSignedIn }: { isSignedIn: boolean }) {
  const { code, path, title, minutes } = featuredLesson;
  return (
    <section aria-labelledby="lesson" className="flex flex-col gap-2.5">
      <h2 id="lesson" className="text-lg">
        {isSignedIn ? texts.headingSignedIn : texts.heading}
      </h2>
      <div className="grid gap-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-6">
        <Card flush className="grid gap-2.5 p-3 sm:grid-cols-[1fr_auto] sm:items-center sm:p-4">
          <div className="flex items-center gap-3">
            <svg aria-hidden="true" viewBox="0 0 48 48" className="size-12 shrink-0">
              <rect width="48" height="48" rx="7" fill={c.indigo} />
              <Rosette x={24} y={24} inner={1} length={21} width={15} count={4} fill={c.cream} />
            </svg>
            <div className="min-w-0">
              <h3 className="text-base">{title}</h3>
              <p className="text-ink-soft text-sm">{texts.facts(code, minutes)}</p>
            </div>
          </div>
          <LinkButton to={path} reloadDocument variant={isSignedIn ? 'secondary' : 'accent'} size="lg">
            {texts.read}
            <ArrowRight aria-hidden />
          </LinkButton>
        </Card>
        <nav aria-label={texts.others} className="flex gap-2 *:flex-1 *:px-1 *:text-sm">
          {otherLessons.map((other) => (
            <LinkButton key={other.code} to={other.path} reloadDocument variant="secondary">
              {other.code}
            </LinkButton>
          ))}
          <LinkButton to="/library" reloadDocument variant="secondary">
            {texts.all}
          </LinkButton>
        </nav>
      </div>
    </section>
  );
}
