import type { Mark } from '@akada/contract/client';
import type { SittingQuestion } from '../../../../lib/sittings/sitting.ts';
import type { Progress } from '../../../../lib/sittings/taps.ts';
import { typedTexts } from '../../../../texts/en/typed.ts';
import { plainQuestion } from '../../../../ui/asked-question.tsx';
import { ModelAnswer } from '../../../../ui/model-answer.tsx';
import { OptionList } from '../../../../ui/option-list.tsx';
import { RichText } from '../../../../ui/prose.tsx';
import { QuestionPicture } from '../../../../ui/question-picture.tsx';
import { LazyTypedText } from '../../../../ui/typed-answer/lazy-typed-answer.tsx';
import { sittingTexts } from '../texts.ts';

const texts = sittingTexts.result;

interface AnswerListProps {
  questions: readonly SittingQuestion[];
  progress: Progress;
  marks: readonly { mark: Mark }[];
}

/** Every question with what was chosen, the key and where the key comes from; what has none is left to compare. */
export function AnswerList({ questions, progress, marks }: AnswerListProps) {
  return (
    <ol className="flex flex-col gap-6">
      {questions.map((question, index) => (
        <li key={question.id} id={`answer-${index + 1}`} className="scroll-mt-4">
          <h3 className="mb-1 text-ink-soft text-sm">{sittingTexts.room.position(index + 1, questions.length)}</h3>
          <div className="mb-3 font-semibold">
            {question.html ? <RichText html={question.html} /> : plainQuestion(question.text)}
            {question.picture ? <QuestionPicture picture={question.picture} className="mt-3" /> : null}
          </div>
          {question.options.length > 0 ? (
            <Chosen
              question={question}
              chosen={progress.chosen[question.id] ?? null}
              hasKey={marks[index]?.mark !== 'no-key'}
            />
          ) : question.typed ? (
            <Typed
              question={question}
              typed={(progress.written[question.id] ?? '').trim()}
              mark={marks[index]?.mark ?? 'no-key'}
            />
          ) : (
            <Compared question={question} written={(progress.written[question.id] ?? '').trim()} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface ChosenProps {
  question: SittingQuestion;
  chosen: string | null;
  hasKey: boolean;
}

function Chosen({ question, chosen, hasKey }: ChosenProps) {
  const { options, key, key_status, explanation, explanationHtml } = question;
  const why = explanationHtml ? <RichText html={explanationHtml} /> : explanation;
  return (
    <>
      <OptionList
        options={options.map(({ id, text, html }) => ({ value: id, content: html ? <RichText html={html} /> : text }))}
        selected={chosen}
        onSelect={() => {}}
        isLocked
        correct={hasKey && key ? key : undefined}
        rightLabel={texts.rightAnswer}
        yourLabel={texts.yourAnswer}
        feedback={why ? <p className="text-sm">{why}</p> : null}
      />
      <p className="mt-1.5 text-ink-soft text-sm">
        {[hasKey ? texts.status[key_status] : texts.noKeyHere, chosen === null ? texts.nothing : '']
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}

/** What was typed and what is right; what could not be read is not held against anybody. */
function Typed({ question, typed, mark }: { question: SittingQuestion; typed: string; mark: Mark }) {
  const kind = question.typed?.kind ?? 'word';
  const { key, key_status, explanation, explanationHtml } = question;
  const why = explanationHtml ? <RichText html={explanationHtml} /> : explanation;
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-0.5 rounded-control bg-sunken px-4 py-3">
        <dt className="text-ink-soft text-sm">{texts.yourAnswer}</dt>
        <dd className="wrap-anywhere">{typed ? <LazyTypedText kind={kind} text={typed} /> : texts.nothing}</dd>
        <dt className="text-ink-soft text-sm">{texts.rightAnswer}</dt>
        <dd className="wrap-anywhere font-semibold text-success">
          <LazyTypedText kind={kind} text={key ?? ''} />
        </dd>
      </dl>
      {mark === 'no-key' ? <p className="mt-1.5 text-sm">{typedTexts.unread}</p> : null}
      {why ? <p className="mt-1.5 whitespace-pre-line text-sm">{why}</p> : null}
      <p className="mt-1.5 text-ink-soft text-sm">{texts.status[key_status]}</p>
    </>
  );
}

function Compared({ question, written }: { question: SittingQuestion; written: string }) {
  const { model, explanation, explanationHtml } = question;
  return (
    <div className="flex flex-col gap-2">
      {written === '' ? (
        <p className="text-ink-soft text-sm">{texts.wroteNothing}</p>
      ) : (
        <div className="rounded-control bg-sunken px-4 py-3">
          <p className="font-semibold text-sm">{texts.wrote}</p>
          <p className="whitespace-pre-line">{written}</p>
        </div>
      )}
      {model ? (
        <ModelAnswer question={model} />
      ) : explanation ? (
        <div>
          <p className="font-semibold text-sm">{texts.modelAnswer}</p>
          {explanationHtml ? <RichText html={explanationHtml} /> : <p className="whitespace-pre-line">{explanation}</p>}
        </div>
      ) : null}
    </div>
  );
}
