import { quizPageTexts } from '../../domains/quizzes/taking/texts.ts';

/** Who takes the quiz; phones are shared, so it can be somebody else. */
export function TakingAs({ name, onChange }: { name: string; onChange: (() => void) | undefined }) {
  return (
    <div className="flex min-w-0 items-center gap-3 text-sm">
      <p className="line-clamp-2 min-w-0 text-ink-soft">{quizPageTexts.takingAs(name)}</p>
      {onChange ? (
        <button
          type="button"
          aria-label={quizPageTexts.changeLabel}
          onClick={onChange}
          className="link inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center"
        >
          {quizPageTexts.change}
        </button>
      ) : null}
    </div>
  );
}
