import { AskArt, PlanArt, ProgressArt, QuizArt, ReadArt } from '../../../ui/art/login-art.tsx';
import { Carousel } from '../../../ui/carousel.tsx';
import { authTexts } from '../texts.ts';

const SLIDE_MS = 3000;

const slides = [
  { id: 'topic', Art: PlanArt },
  { id: 'document', Art: ReadArt },
  { id: 'ask', Art: AskArt },
  { id: 'quiz', Art: QuizArt },
  { id: 'progress', Art: ProgressArt },
] as const;

/** A file of its own so that phones, which do not show it, do not load it. */
export default function LoginSlides() {
  const { slides: texts } = authTexts;
  return (
    <Carousel
      interval={SLIDE_MS}
      labels={texts}
      slides={slides.map(({ id, Art }) => ({
        id,
        content: (
          <figure className="flex flex-col items-center gap-6 text-center">
            <Art className="h-auto w-full max-w-md" />
            <figcaption>
              <p className="font-bold font-heading text-2xl">{texts[id].title}</p>
              <p className="mt-2 text-ink-soft">{texts[id].text}</p>
            </figcaption>
          </figure>
        ),
      }))}
      className="w-full max-w-lg"
    />
  );
}
