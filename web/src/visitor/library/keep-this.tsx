import { MonitorSmartphone } from 'lucide-react';
import { KEPT_LESSON_PATH, type KeptLesson } from '../../domains/library/kept-lessons.ts';
import { libraryTexts } from '../../domains/library/texts.ts';
import { storedReturn } from '../../lib/storage/return-target.ts';
import { buttonClass } from '../../ui/button-style.ts';

/** Offered after the first answer: by then there is something to keep. It says where that lies now. */
export function KeepThis({ kept: { answers, readAt } }: { kept: KeptLesson }) {
  return (
    <aside className="sticky bottom-0 -mx-4 mt-6 grid gap-2 border-line border-t bg-surface px-4 py-3 sm:mx-0">
      <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
        <MonitorSmartphone aria-hidden className="size-5 shrink-0" />
        {libraryTexts.kept(answers.length, readAt !== null)}
      </p>
      <SignUpLink>{libraryTexts.signUp}</SignUpLink>
    </aside>
  );
}

/** To an account, and from there to the lesson that is kept. */
export function SignUpLink({ onFollow, children }: { onFollow?: () => void; children: string }) {
  const follow = () => {
    onFollow?.();
    storedReturn.redirectAfterAuth.set(KEPT_LESSON_PATH);
  };
  return (
    <a href="/signup" onClick={follow} className={buttonClass('accent', 'lg', true)}>
      {children}
    </a>
  );
}
