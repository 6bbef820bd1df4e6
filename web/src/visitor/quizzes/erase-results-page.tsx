import { useEffect, useState } from 'react';
import { eraseResults } from '../../domains/quizzes/taking/api.ts';
import { quizPageTexts } from '../../domains/quizzes/taking/texts.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { storedVisitor } from '../stored.ts';
import { VisitorFrame } from '../visitor-frame.tsx';
import { describeFailure } from './request-modal.tsx';

const texts = quizPageTexts.erasing;

/** Where the mailed link leads. It takes a click: programs that look into mails open links as well. */
export function EraseResultsPage() {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const [isBusy, setBusy] = useState(false);
  const [erased, setErased] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(token ? null : texts.noToken);
  useEffect(() => {
    document.title = `${texts.confirmHeading} · ${commonTexts.product}`;
  }, []);

  const erase = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setErased((await eraseResults(token)).erased);
      // This device has no reason to remember it either.
      storedVisitor.quizStudentInfo.remove();
    } catch (error) {
      setFailure(describeFailure(error));
    }
    setBusy(false);
  };
  return (
    <VisitorFrame>
      <Card className="mx-auto flex max-w-lg flex-col gap-4">
        <h1 className="text-xl">{texts.confirmHeading}</h1>
        {erased === null ? <p className="text-ink-soft">{texts.confirmText}</p> : null}
        {failure ? <Banner tone="error">{failure}</Banner> : null}
        {erased === null ? (
          <Button full variant="danger" disabled={!token} busy={isBusy} busyLabel={texts.confirming} onClick={erase}>
            {texts.confirm}
          </Button>
        ) : (
          <Banner tone="success">{texts.done(erased)}</Banner>
        )}
      </Card>
    </VisitorFrame>
  );
}
