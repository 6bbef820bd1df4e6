import { Link } from 'react-router';
import { lessonLink } from '../../../../lib/lessons/place.ts';
import { comfortTexts } from '../../../../texts/en/comfort.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Comfort } from '../../../../ui/comfort.tsx';
import type { Question, QuizRun } from '../quiz-run.ts';
import { placeToReadAgain } from './none-right.ts';

/** Nothing was right: a kind word, and the one place that helps most. */
export function NoneRight({ run, mistakes }: { run: QuizRun; mistakes: readonly Question[] }) {
  const { sprint_id, day } = run.assessment.metadata;
  const source = placeToReadAgain(mistakes);
  if (!source) return null;
  return (
    <Banner tone="info">
      <Comfort
        action={
          <Link {...lessonLink(sprint_id, day, source)} className="link inline-flex min-h-11 items-center">
            {comfortTexts.read(source.section ?? source.heading)}
          </Link>
        }
      >
        {comfortTexts.kind}
      </Comfort>
    </Banner>
  );
}
