import { Check, TriangleAlert } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { classroomTexts } from './texts.ts';

const texts = classroomTexts.safety;

/** What a lecturer has to know before a class uses such a network. */
export function ClassSafety() {
  return (
    <Card as="section" aria-labelledby="class-safety" className="flex flex-col gap-4">
      <h2 id="class-safety" className="text-xl">
        {texts.heading}
      </h2>
      <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        {Object.values(texts.good).map((text) => (
          <li key={text} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            {text}
          </li>
        ))}
        {Object.values(texts.bad).map((text) => (
          <li key={text} className="flex gap-3">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}
