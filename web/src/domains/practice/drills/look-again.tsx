import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { type DrillPlace, lessonOf } from './api.ts';
import { drillTexts } from './texts.ts';

const texts = drillTexts.again;

interface LookAgainProps {
  place: DrillPlace;
  /** The heading of the part that explains it. */
  section: string | null;
  onLook: () => void;
}

/** Practising more of the same would not help: the way to the lesson, and back to the round as it stands. */
export function LookAgain({ place, section, onLook }: LookAgainProps) {
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{texts.title}</h2>
      <p>{texts.text(section)}</p>
      <div className="flex flex-wrap gap-3">
        <Link
          to={lessonOf(place)}
          state={section ? { place: { heading: section, sentence: null } } : null}
          onClick={onLook}
          className={buttonClass('accent', 'lg', false)}
        >
          {texts.lesson}
        </Link>
        <Button variant="secondary" size="lg" onClick={onLook}>
          {texts.carryOn}
        </Button>
      </div>
    </Card>
  );
}
