import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { findByCode } from '../../domains/quizzes/taking/api.ts';
import { quizCodeTexts as texts } from '../../domains/quizzes/texts/code.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';
import { describeFailure } from './request-modal.tsx';

/** Longer than any code with all the spaces that somebody may put into it. */
const MAX_LENGTH = 32;

interface CodePageProps {
  /** From the address, as in `/q/K74NPX`; empty where it is to be typed. */
  code: string;
}

/** Where a hall types the code from the screen. A code in the address is followed at once. */
export function CodePage({ code }: CodePageProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(code !== '');
  const [failure, setFailure] = useState<string | null>(null);

  const follow = useCallback(async (typed: string, go: (link: string) => void) => {
    setBusy(true);
    setFailure(null);
    try {
      // Busy until the quiz is there: the next page may take seconds.
      go((await findByCode(typed)).link);
    } catch (error) {
      setBusy(false);
      setFailure(describeFailure(error));
      input.current?.focus();
    }
  }, []);

  useEffect(() => {
    document.title = `${texts.heading} · ${commonTexts.product}`;
    // Back from the quiz, the page may stand there as it was left.
    const wake = () => setBusy(false);
    window.addEventListener('pagehide', wake);
    return () => window.removeEventListener('pagehide', wake);
  }, []);

  useEffect(() => {
    if (code) void follow(code, (link) => window.location.replace(link));
  }, [code, follow]);

  const open = (event: FormEvent) => {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    if (typed) return void follow(typed, (link) => window.location.assign(link));
    setFailure(texts.missing);
    input.current?.focus();
  };

  return (
    <VisitorFrame>
      <Card className="mx-auto max-w-lg">
        <form noValidate onSubmit={open} className="flex flex-col gap-4">
          <div>
            <h1 className="text-xl">{texts.heading}</h1>
            <p className="mt-1 text-ink-soft text-sm">{texts.lead}</p>
          </div>
          <Field
            ref={input}
            label={texts.label}
            hint={texts.hint}
            error={failure}
            name="code"
            defaultValue={code}
            required
            maxLength={MAX_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            className="[&_input]:text-center [&_input]:text-xl [&_input]:uppercase [&_input]:tracking-widest"
          />
          <Button type="submit" variant="accent" size="lg" full busy={isBusy} busyLabel={texts.opening}>
            {texts.open}
          </Button>
        </form>
      </Card>
    </VisitorFrame>
  );
}
