import type { FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CourseCodesField } from './course-codes-field.tsx';
import { LevelField, type StepProps, UniversityField } from './form-steps.tsx';
import { onboardingTexts } from './texts.ts';

const texts = onboardingTexts.quick;

/** Three questions to a plan; everything else has a default and can be told later. */
export function QuickStart({ onMake, ...fields }: StepProps & { onMake: () => void }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMake();
  };
  return (
    <Card as="section" aria-labelledby="quick-start">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div>
          <h2 id="quick-start" className="text-lg">
            {texts.heading}
          </h2>
          <p className="mt-1 text-ink-soft text-sm">{texts.lead}</p>
        </div>
        <UniversityField {...fields} />
        <LevelField {...fields} />
        <CourseCodesField {...fields} />
        <Button type="submit" variant="accent" size="lg" full>
          {texts.make}
        </Button>
      </form>
    </Card>
  );
}
