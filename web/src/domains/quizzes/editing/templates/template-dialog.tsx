import { useQuery } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { templateCoursesQuery, templatesQuery } from '../api.ts';
import { type DrawnQuestion, drawnOf } from './drawn-question.ts';
import { TemplateText } from './template-text.tsx';
import { quizTemplatesTexts as texts } from './texts.ts';

interface TemplateDialogProps {
  onAdd: (questions: DrawnQuestion[]) => void;
  onClose: () => void;
}

/** So many draws were proven. */
const DRAWS = 200;

/** Questions of our courses whose numbers are drawn: looked at with some numbers, then put into the quiz. */
export function TemplateDialog({ onAdd, onClose }: TemplateDialogProps) {
  const [code, setCode] = useState('');
  const [lesson, setLesson] = useState('');
  const [draw, setDraw] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const courses = useQuery(templateCoursesQuery);
  const found = useQuery({ ...templatesQuery(lesson, draw), enabled: lesson !== '' });
  const course = courses.data?.courses.find((one) => one.code === code);
  const templates = found.data?.templates ?? [];
  const picked = templates.filter(({ template_id }) => chosen.has(template_id));
  const failed = [courses, found].find(({ isError }) => isError);

  const openLesson = (next: string) => {
    setLesson(next);
    setDraw(1);
    setChosen(new Set());
  };
  const toggle = (id: string) =>
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.lead}
      closeLabel={texts.close}
      size="lg"
      footer={
        <Button variant="accent" disabled={picked.length === 0} onClick={() => onAdd(picked.map(drawnOf))}>
          {texts.add(picked.length)}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label={texts.course}
          placeholder={texts.chooseCourse}
          options={(courses.data?.courses ?? []).map((one) => ({ value: one.code, label: one.code }))}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            openLesson('');
          }}
        />
        {course ? (
          <Select
            label={texts.lesson}
            placeholder={texts.chooseLesson}
            options={course.lessons.map(({ lesson: value, title, count }) => ({
              value,
              label: texts.lessonOf(title, count),
            }))}
            value={lesson}
            onChange={(event) => openLesson(event.target.value)}
          />
        ) : null}
        {failed ? (
          <LoadFailure
            title={texts.failed}
            retryLabel={texts.retry}
            isRetrying={failed.isFetching}
            onRetry={() => void failed.refetch()}
          />
        ) : courses.isPending || (lesson && found.isPending) ? (
          <Spinner>{texts.loading}</Spinner>
        ) : null}
        {templates.length > 0 ? (
          <>
            <Button variant="ghost" className="self-start px-2" onClick={() => setDraw((now) => (now % DRAWS) + 1)}>
              <Dices aria-hidden />
              {texts.otherNumbers}
            </Button>
            <ul className="flex flex-col divide-y divide-line">
              {templates.map((template) => (
                <li key={template.template_id} className="py-1">
                  <Checkbox
                    label={<TemplateText drawn={drawnOf(template)} />}
                    hint={texts.levels[template.difficulty]}
                    checked={chosen.has(template.template_id)}
                    onChange={() => toggle(template.template_id)}
                  />
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
