import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Student } from '../../domains/quizzes/taking/attempt.ts';
import type { TakerQuiz } from '../../domains/quizzes/taking/taker-quiz.ts';
import { quizPageTexts } from '../../domains/quizzes/taking/texts.ts';
import { leadsNowhere, looksLikeEmail } from '../../lib/email.ts';
import { storedSession } from '../../lib/storage/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { storedVisitor } from '../stored.ts';
import { EraseModal } from './erase-modal.tsx';
import { QuizFacts } from './quiz-facts.tsx';

const texts = quizPageTexts.form;
const MAX_NAME = 120;
const MAX_NUMBER = 40;
const MAX_GROUP = 80;
/** Where the server does not say it, for the owner alone. */
const DEFAULT_MONTHS = 12;

interface StudentFormProps {
  /** Null while it is on its way: names can be typed meanwhile. */
  quiz: TakerQuiz | null;
  /** Whoever took it so far, where somebody else takes over or a name is put right. */
  current: Student | null;
  isBusy: boolean;
  onBegin: (student: Student) => void;
  onCancel?: () => void;
}

/** Nobody else on this device takes a quiz under an address that only a launched account has. */
const isForeign = (email: string) => leadsNowhere(email) && email !== storedSession.userEmail.get();

function firstDraft(current: Student | null): Student {
  const kept = current ?? storedVisitor.quizStudentDraft.get() ?? storedVisitor.quizStudentInfo.get();
  const draft = kept && isForeign(kept.email) ? null : kept;
  return {
    ...(draft?.number !== undefined && { number: draft.number }),
    ...(draft?.group !== undefined && { group: draft.group }),
    name: draft?.name ?? storedSession.userName.get() ?? '',
    email: draft?.email ?? storedSession.userEmail.get() ?? '',
  };
}

const onOneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

/** What the lecturer gets to know about a person, in words; who was launched from a course has no address to tell. */
function keptOf(quiz: TakerQuiz | null, isLaunched: boolean): string[] {
  const { name, email, number, group } = texts.kept;
  return [
    name,
    ...(isLaunched ? [] : [email]),
    ...(quiz && quiz.askNumber !== 'no' ? [number] : []),
    ...(quiz && quiz.askGroup !== 'no' ? [group] : []),
  ];
}

/**
 * Name and e-mail before the quiz; what was typed survives a reload. The build renders this form, so that it can be
 * filled in before the script has arrived: its fields therefore keep their own values.
 */
export function StudentForm({ quiz, current, isBusy, onBegin, onCancel }: StudentFormProps) {
  const [initial] = useState(() => firstDraft(current));
  const [faults, setFaults] = useState<Partial<Record<keyof Student, string>>>({});
  const [erasing, setErasing] = useState<string | null>(null);
  // After the first drawing, which is the same for everybody: the build has rendered it.
  const [isLaunched, setLaunched] = useState(false);
  useEffect(() => setLaunched(leadsNowhere(initial.email)), [initial]);
  const form = useRef<HTMLFormElement>(null);
  const read = useCallback((): Student => {
    const values = new FormData(form.current ?? undefined);
    const typed = (field: keyof Student) => {
      const value = values.get(field);
      return typeof value === 'string' ? value : initial[field];
    };
    return { name: typed('name') ?? '', email: typed('email') ?? '', number: typed('number'), group: typed('group') };
  }, [initial]);
  const isNew = current === null;
  const keepDraft = useCallback(() => {
    if (isNew) storedVisitor.quizStudentDraft.set(read());
  }, [isNew, read]);
  useEffect(keepDraft, [keepDraft]);

  const begin = (event: FormEvent) => {
    event.preventDefault();
    const typed = read();
    const name = onOneLine(typed.name);
    const email = typed.email.trim();
    const number = typed.number === undefined ? undefined : onOneLine(typed.number);
    const group = typed.group === undefined ? undefined : onOneLine(typed.group);
    const found = {
      ...(name === '' && { name: texts.missing }),
      ...(email === '' ? { email: texts.missing } : !looksLikeEmail(email) && { email: texts.invalidEmail }),
      ...(quiz?.askNumber === 'required' && !number && { number: texts.missingNumber }),
      ...(quiz?.askGroup === 'required' && !group && { group: texts.missingGroup }),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else onBegin({ name, email, number, group });
  };
  const field = (name: keyof Student) => ({ name, defaultValue: initial[name], error: faults[name] });

  return (
    <div className="mx-auto flex max-w-lg flex-col gap-5">
      <div>
        {quiz ? (
          <>
            <p className="font-semibold text-lg">{quiz.title}</p>
            <QuizFacts quiz={quiz} />
          </>
        ) : (
          <>
            <p role="status" className="sr-only">
              {quizPageTexts.loading}
            </p>
            <Skeleton className="my-1 h-5 w-56" />
            <Skeleton className="mt-2 h-4 w-40" />
          </>
        )}
      </div>
      <Card>
        <form ref={form} noValidate onSubmit={begin} onInput={keepDraft} className="flex flex-col gap-4">
          <div>
            <h1 className="text-xl">{texts.heading}</h1>
            <p className="mt-1 text-ink-soft text-sm">{current ? texts.changed : texts.lead}</p>
          </div>
          <Field label={texts.name} {...field('name')} required maxLength={MAX_NAME} autoComplete="name" />
          {isLaunched ? (
            <>
              <input type="hidden" name="email" value={initial.email} />
              <p className="text-ink-soft text-sm">{texts.fromCourse}</p>
            </>
          ) : (
            <Field
              label={texts.email}
              {...field('email')}
              required
              type="email"
              maxLength={254}
              autoComplete="email"
              autoCapitalize="off"
              spellCheck={false}
            />
          )}
          {quiz && quiz.askNumber !== 'no' ? (
            <Field
              label={quiz.askNumber === 'required' ? texts.number : texts.numberOptional}
              {...field('number')}
              required={quiz.askNumber === 'required'}
              maxLength={MAX_NUMBER}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          ) : null}
          {quiz && quiz.askGroup !== 'no' ? (
            <Field
              label={quiz.askGroup === 'required' ? texts.group : texts.groupOptional}
              {...field('group')}
              required={quiz.askGroup === 'required'}
              maxLength={MAX_GROUP}
              autoComplete="off"
            />
          ) : null}
          <Button type="submit" variant="accent" size="lg" full busy={isBusy} busyLabel={texts.beginning}>
            {texts.begin}
          </Button>
          {onCancel ? (
            <Button variant="secondary" full onClick={onCancel}>
              {quizPageTexts.cancel}
            </Button>
          ) : null}
          <div className="border-line border-t pt-3 text-ink-soft text-sm">
            <p>
              {texts.notice(
                quiz?.lecturerName || texts.yourLecturer,
                keptOf(quiz, isLaunched),
                quiz?.resultsKeptMonths ?? DEFAULT_MONTHS,
              )}
            </p>
            {!isLaunched && (quiz?.timeLimitMinutes || quiz?.isOneAttempt) ? (
              <p className="mt-2">{texts.wrongHands}</p>
            ) : null}
            <div data-only="site" className="flex flex-wrap gap-x-5">
              <a href="/privacy" className="link inline-flex min-h-11 items-center">
                {texts.privacy}
              </a>
              <button
                type="button"
                className="link inline-flex min-h-11 items-center"
                onClick={() => setErasing(read().email)}
              >
                {texts.erase}
              </button>
            </div>
          </div>
        </form>
      </Card>
      {erasing === null ? null : <EraseModal email={erasing} onClose={() => setErasing(null)} />}
    </div>
  );
}
