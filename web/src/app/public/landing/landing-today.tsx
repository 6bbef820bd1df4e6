import { Banner } from '../../../ui/banner.tsx';
import { landingTexts } from '../texts/landing.ts';
import lessonDark from './pictures/lesson-dark.webp';
import lessonLight from './pictures/lesson-light.webp';
import planDark from './pictures/plan-dark.webp';
import planLight from './pictures/plan-light.webp';
import quizDark from './pictures/quiz-dark.webp';
import quizLight from './pictures/quiz-light.webp';
import settingsDark from './pictures/settings-dark.webp';
import settingsLight from './pictures/settings-light.webp';
import statisticsDark from './pictures/statistics-dark.webp';
import statisticsLight from './pictures/statistics-light.webp';
import tutorDark from './pictures/tutor-dark.webp';
import tutorLight from './pictures/tutor-light.webp';
import { SideBySide } from './side-by-side.tsx';
import { ThemePicture } from './theme-picture.tsx';

/** Taken by scripts/pictures.mjs from the product itself. */
const items = [
  { name: 'plan', light: planLight, dark: planDark },
  { name: 'lesson', light: lessonLight, dark: lessonDark },
  { name: 'tutor', light: tutorLight, dark: tutorDark },
  { name: 'quiz', light: quizLight, dark: quizDark },
  { name: 'statistics', light: statisticsLight, dark: statisticsDark },
  { name: 'settings', light: settingsLight, dark: settingsDark },
] as const;

export function LandingToday() {
  const { today } = landingTexts;
  return (
    <>
      <SideBySide label={today.scroll} columns={3}>
        {items.map(({ name, light, dark }) => (
          <li key={name} className="flex flex-col gap-3 md:gap-4">
            {/* A phone that is half out of its pocket: the top of the screen says enough. */}
            <div className="aspect-[5/4] overflow-clip rounded-card border border-line bg-sunken px-8 pt-5 md:aspect-square md:pt-6 md:px-6 lg:px-8">
              <div className="overflow-clip rounded-t-card border-2 border-line-strong border-b-0 shadow-float">
                <ThemePicture light={light} dark={dark} alt={today.alt[name]} width={540} height={648} />
              </div>
            </div>
            <div>
              <h3 className="text-lg">{today[name].heading}</h3>
              <p className="mt-1 text-ink-soft">{today[name].text}</p>
            </div>
          </li>
        ))}
      </SideBySide>
      <Banner title={today.laterTitle}>{today.later}</Banner>
    </>
  );
}
