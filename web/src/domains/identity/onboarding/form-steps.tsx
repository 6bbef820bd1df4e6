import { BookOpen, CirclePlay, Shapes } from 'lucide-react';
import { ChoiceCards } from '../../../ui/choice-group.tsx';
import { SuggestField } from '../../../ui/suggest-field.tsx';
import type { Answers } from './answers.ts';
import { suggest } from './api.ts';
import { CatalogueField } from './catalogue-field.tsx';
import { CourseCodesField } from './course-codes-field.tsx';
import { onboardingTexts } from './texts.ts';

export interface StepProps {
  answers: Answers;
  onChange: (changed: Partial<Answers>) => void;
  /** The level was found to have no number. */
  isLevelFaulty?: boolean;
}

const texts = onboardingTexts.form;
/** As long as the server accepts. */
const maxLength = 200;

export function UniversityField({ answers, onChange }: StepProps) {
  return (
    <CatalogueField
      label={texts.university}
      hint={texts.universityHint}
      value={answers.university}
      onChange={(university) => onChange({ university })}
      lookUp={suggest.universities}
      maxLength={maxLength}
    />
  );
}

export function InstitutionStep({ answers, onChange }: StepProps) {
  return (
    <>
      <UniversityField answers={answers} onChange={onChange} />
      <CatalogueField
        label={texts.faculty}
        value={answers.faculty}
        onChange={(faculty) => onChange({ faculty })}
        lookUp={suggest.faculties}
        maxLength={maxLength}
      />
    </>
  );
}

export function DepartmentStep({ answers, onChange }: StepProps) {
  const { faculty, department, program } = answers;
  return (
    <>
      <CatalogueField
        label={texts.department}
        value={department}
        onChange={(text) => onChange({ department: text })}
        lookUp={(q) => suggest.departments(q, faculty.trim())}
        maxLength={maxLength}
      />
      <CatalogueField
        label={texts.program}
        value={program}
        onChange={(text) => onChange({ program: text })}
        lookUp={(q) => suggest.programmes(q, department.trim(), faculty.trim())}
        maxLength={maxLength}
      />
    </>
  );
}

const startsAs = (typed: string) => (option: string) => option.toLowerCase().startsWith(typed.trim().toLowerCase());
const notWritten = (typed: string) => (option: string) => option !== typed.trim();
const options = (all: string[], typed: string) =>
  all
    .filter(startsAs(typed))
    .filter(notWritten(typed))
    .map((value) => ({ value }));
const levels = [100, 200, 300, 400, 500, 600].map((level) => `${level} Level`);

export function LevelField({ answers, onChange, isLevelFaulty }: StepProps) {
  return (
    <SuggestField
      label={texts.level}
      hint={texts.levelHint}
      error={isLevelFaulty ? texts.levelWithoutNumber : undefined}
      value={answers.level}
      onChange={(level) => onChange({ level })}
      suggestions={options(levels, answers.level)}
      countText={onboardingTexts.suggestions}
      maxLength={60}
    />
  );
}

export function LevelStep({ answers, onChange, isLevelFaulty }: StepProps) {
  const optional = <span className="text-ink-faint text-sm">{texts.optional}</span>;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <LevelField answers={answers} onChange={onChange} isLevelFaulty={isLevelFaulty} />
        <SuggestField
          label={texts.semester}
          labelAside={optional}
          hint={`${texts.semesters.first} / ${texts.semesters.second}`}
          value={answers.semester}
          onChange={(semester) => onChange({ semester })}
          suggestions={options(Object.values(texts.semesters), answers.semester)}
          countText={onboardingTexts.suggestions}
          maxLength={60}
        />
      </div>
      <CourseCodesField answers={answers} onChange={onChange} />
    </>
  );
}

export function PreferencesStep({ answers, onChange }: StepProps) {
  const { styles, habits, standards } = texts;
  return (
    <>
      <ChoiceCards
        legend={
          <>
            {texts.style} <span className="font-normal text-ink-faint">({texts.optional})</span>
          </>
        }
        hint={texts.styleHint}
        columns={3}
        value={answers.style}
        onChange={(style) => onChange({ style })}
        choices={[
          { value: 'text', label: styles.text, icon: <BookOpen aria-hidden /> },
          { value: 'video', label: styles.video, icon: <CirclePlay aria-hidden /> },
          { value: 'mixed', label: styles.mixed, icon: <Shapes aria-hidden /> },
        ]}
      />
      <ChoiceCards<Answers['habit']>
        legend={
          <>
            {texts.habit} <span className="font-normal text-ink-faint">({texts.optional})</span>
          </>
        }
        columns={2}
        value={answers.habit}
        onChange={(habit) => onChange({ habit })}
        choices={[
          { value: 'morning', label: habits.morning },
          { value: 'night', label: habits.night },
          { value: 'regular', label: habits.regular },
          { value: 'flexible', label: habits.flexible },
        ]}
      />
      <ChoiceCards
        legend={texts.standard}
        hint={texts.standardHint}
        columns={2}
        value={answers.standard}
        onChange={(standard) => onChange({ standard })}
        choices={[
          { value: 'CCMAS', label: 'CCMAS', hint: standards.CCMAS },
          { value: 'BMAS', label: 'BMAS', hint: standards.BMAS },
        ]}
      />
    </>
  );
}
