import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Layers } from 'lucide-react';
import { useContext, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { libraryLessonLink } from '../../../lib/lessons/place.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RichText } from '../../../ui/prose.tsx';
import { helpWith } from '../help.ts';
import { KeyMark } from '../keys/key-mark.tsx';
import { checkLink } from '../links.ts';
import { papersTexts } from '../texts.ts';
import { FindNotes } from './find-notes.ts';
import type { AskedQuestion } from './pick.ts';

const texts = papersTexts.practice;

export type Mark = 'right' | 'wrong' | 'unsure';
const marks: readonly Mark[] = ['right', 'wrong', 'unsure'];

interface AnswerCardProps {
  asked: AskedQuestion;
  mark: Mark | null;
  isMissed: boolean;
  onMark: (mark: Mark) => void;
}

/** The key and where it comes from, why it is right if somebody says so, and where to read about it. */
export function AnswerCard({ asked, mark, isMissed, onMark }: AnswerCardProps) {
  const { question } = asked;
  const { key, answer, typed, explanation } = question;
  const told = useRef<HTMLElement>(null);
  useEffect(() => {
    told.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Card
        as="section"
        flush
        ref={told as React.RefObject<HTMLDivElement | null>}
        tabIndex={-1}
        aria-label={texts.answer}
        className="divide-y divide-line outline-none"
      >
        <KeyStatus asked={asked} />
        {key === null && !typed ? <MarkYourself hasAnswer={answer !== null} mark={mark} onMark={onMark} /> : null}
        {explanation ? (
          <div className="px-4 py-3.5">
            <p className="whitespace-pre-wrap">{explanation.text}</p>
            <p className="mt-2 text-ink-soft text-sm">{texts.by[explanation.by]}</p>
          </div>
        ) : null}
        <Worked asked={asked} />
        {explanation || helpWith(asked)?.worked ? null : (
          <p className="px-4 py-3.5 text-ink-soft text-sm">{texts.noExplanation}</p>
        )}
        <ReadThis asked={asked} />
      </Card>
      {isMissed && (key !== null || typed) ? (
        <p className="flex items-center gap-2 text-ink-soft text-sm">
          <Layers aria-hidden className="size-4.5 shrink-0" />
          {texts.inReviews}
        </p>
      ) : null}
    </>
  );
}

/** Part of the answer, not a footnote to it. */
function KeyStatus({ asked: { paper, question } }: { asked: AskedQuestion }) {
  const { id, key, answer, options, key_status: status } = question;
  const label = options.find((option) => option.id === key)?.label;
  const toCheck = (words: string) => (
    <Link
      to={`${checkLink(paper.id)}?question=${encodeURIComponent(id)}`}
      className="link inline-flex min-h-11 items-center"
    >
      {words}
    </Link>
  );
  return (
    <div className="flex items-start gap-3 px-4 py-3.5">
      <KeyMark status={status} className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1 leading-snug">
        {status === 'none' ? (
          <>
            <b className="block">{texts.noKey}</b>
            <span className="block text-ink-soft text-sm">{texts.noKeyText}</span>
            <span className="text-sm">{toCheck(texts.typeKey)}</span>
          </>
        ) : (
          <>
            <b className="block">{label ? texts.status[status](label) : texts.written[status]}</b>
            {answer ? <span className="mt-1 block whitespace-pre-wrap">{answer}</span> : null}
            {texts.detail[status] ? <span className="block text-ink-soft text-sm">{texts.detail[status]}</span> : null}
            <span className="text-sm">{toCheck(texts.changeKey)}</span>
          </>
        )}
      </div>
    </div>
  );
}

interface MarkYourselfProps {
  hasAnswer: boolean;
  mark: Mark | null;
  onMark: (mark: Mark) => void;
}

/** Three equal buttons: honesty is not steered. */
function MarkYourself({ hasAnswer, mark, onMark }: MarkYourselfProps) {
  return (
    <div className="px-4 py-3.5">
      {hasAnswer ? <p className="mb-2 font-semibold text-sm">{texts.markYourself}</p> : null}
      <div className="grid grid-cols-3 gap-2">
        {marks.map((one) => (
          <Button
            key={one}
            variant="secondary"
            size="lg"
            className="px-1"
            style={one === mark ? { boxShadow: 'inset 0 0 0 2px var(--ink)' } : undefined}
            aria-pressed={one === mark}
            disabled={mark !== null && one !== mark}
            onClick={() => mark === null && onMark(one)}
          >
            {texts[one]}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Where it is a question of our own bank: how we work it, and what we come to where the paper says otherwise or nothing. */
function Worked({ asked }: { asked: AskedQuestion }) {
  const worked = helpWith(asked)?.worked;
  if (!worked) return null;
  const { key, options } = asked.question;
  const label = options.find(({ id }) => id === worked.option_id)?.label ?? '';
  return (
    <div className="px-4 py-3.5">
      <p>
        {worked.option_id === key ? null : <b>{texts.weComeTo(label)} </b>}
        <RichText html={worked.html} />
      </p>
      <p className="mt-2 text-ink-soft text-sm">{texts.byAkada}</p>
    </div>
  );
}

/** Our lesson about its topic, else her own notes on the course; nothing where there is neither. */
function ReadThis({ asked }: { asked: AskedQuestion }) {
  const { paper } = asked;
  const lesson = helpWith(asked)?.lesson;
  if (lesson && paper.course_slug) {
    return (
      <ReadingRow
        {...libraryLessonLink(paper.course_slug, lesson)}
        title={texts.readLesson(lesson.title)}
        detail={texts.lessonPlace(lesson.week, lesson.day, lesson.section)}
      />
    );
  }
  return <OwnNotes course={paper.course} />;
}

function OwnNotes({ course }: { course: string }) {
  const findNotes = useContext(FindNotes);
  const { data } = useQuery({ queryKey: ['papers', 'notes', course], queryFn: () => findNotes(course), retry: false });
  if (!data) return null;
  return <ReadingRow to={data.to} title={texts.readNotes(data.title)} detail={texts.readNotesText} />;
}

interface ReadingRowProps {
  to: string;
  state?: unknown;
  title: string;
  detail: string;
}

function ReadingRow({ to, state, title, detail }: ReadingRowProps) {
  return (
    <Link
      to={to}
      state={state}
      className="flex min-h-16 items-center gap-3 px-4 py-2 leading-snug transition-colors hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <b className="block text-link">{title}</b>
        <span className="text-ink-soft text-sm">{detail}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </Link>
  );
}
