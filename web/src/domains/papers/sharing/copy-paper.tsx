import { useState } from 'react';
import { isOnSale } from '../../../lib/sale.ts';
import { storedReturn } from '../../../lib/storage/return-target.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { shelfLink } from '../links.ts';
import { copySharedPaper, hasCode } from './api.ts';
import { sharedPapersTexts } from './texts.ts';

const texts = sharedPapersTexts.page;

/** From somebody else’s paper to one’s own shelf; for a stranger the way to an account, and back to here. */
export function CopyPaper({ linkId }: { linkId: string }) {
  return storedSession.token.get() === null ? <Doors /> : <Copy linkId={linkId} />;
}

function Doors() {
  const comeBack = () => storedReturn.redirectAfterAuth.set(window.location.pathname);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm">{texts.signUpText}</p>
      <div className="flex flex-wrap gap-2.5">
        <a href="/signup" onClick={comeBack} className={buttonClass('accent', 'lg', false)}>
          {texts.signUp}
        </a>
        <a href="/signin" onClick={comeBack} className={buttonClass('secondary', 'lg', false)}>
          {texts.signIn}
        </a>
      </div>
    </div>
  );
}

type State = { at: 'open' | 'busy' | 'full' | 'failed' } | { at: 'there'; course: string; wasThere: boolean };

function Copy({ linkId }: { linkId: string }) {
  const [state, setState] = useState<State>({ at: 'open' });
  const copy = async () => {
    setState({ at: 'busy' });
    try {
      const { course, was_there: wasThere } = await copySharedPaper(linkId);
      setState({ at: 'there', course, wasThere });
    } catch (error) {
      setState({ at: hasCode(error, 'papers_limit_reached') ? 'full' : 'failed' });
    }
  };
  if (state.at === 'there') {
    return (
      <div className="flex flex-col gap-2.5">
        <Banner tone="success">{state.wasThere ? texts.wasThere : texts.copied}</Banner>
        <a href={shelfLink(state.course)} className={buttonClass('accent', 'lg', false)}>
          {texts.toShelf}
        </a>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2.5">
      <Button
        variant="accent"
        size="lg"
        className="self-start max-sm:w-full"
        busy={state.at === 'busy'}
        busyLabel={texts.copying}
        onClick={copy}
      >
        {texts.copy}
      </Button>
      {state.at === 'failed' ? <Banner tone="error">{texts.copyFailed}</Banner> : null}
      {state.at === 'full' ? (
        <Banner tone="warning">
          {texts.noRoom}{' '}
          {isOnSale() ? (
            <a href="/billing/plans" className="link">
              {texts.seePlans}
            </a>
          ) : null}
        </Banner>
      ) : null}
    </div>
  );
}
