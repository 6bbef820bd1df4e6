import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { tokensTexts } from './texts.ts';

/** Stands above the page while there is nothing left to use. */
export function TokenNotice({ onOpen }: { onOpen: () => void }) {
  return (
    <Banner
      tone="warning"
      title={tokensTexts.notice.title}
      action={
        <Button variant="accent" onClick={onOpen}>
          {tokensTexts.notice.open}
        </Button>
      }
    >
      {tokensTexts.notice.text}
    </Banner>
  );
}
