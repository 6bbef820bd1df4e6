import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Launched } from './api.ts';
import { enterTexts as texts } from './texts.ts';

interface Choice {
  launched: Launched;
  /** Whose session is open in this browser. */
  email: string | null;
  isBusy: boolean;
  onEnter: () => void;
  /** They have an account, which they are to prove. */
  onJoin: () => void;
}

/** Which account a launch opens, where that is not clear. */
export function LaunchChoice({ launched, email, isBusy, onEnter, onJoin }: Choice) {
  const { platform, name, is_known } = launched;
  if (is_known) {
    return (
      <>
        <p className="text-ink-soft">{texts.otherLead(platform, email ?? '')}</p>
        <Button variant="accent" size="lg" full busy={isBusy} onClick={onEnter}>
          {texts.switchAccount(name)}
        </Button>
        <LinkButton to="/dashboard" variant="secondary" full>
          {texts.stay}
        </LinkButton>
      </>
    );
  }
  if (email !== null) {
    return (
      <>
        <p className="text-ink-soft">{texts.signedInLead(platform, email)}</p>
        <Button variant="accent" size="lg" full disabled={isBusy} onClick={onJoin}>
          {texts.join}
        </Button>
        <Button variant="secondary" full busy={isBusy} onClick={onEnter}>
          {texts.separate}
        </Button>
        <Consent />
      </>
    );
  }
  return (
    <>
      <p className="text-ink-soft">{texts.lead(platform)}</p>
      <Button variant="accent" size="lg" full busy={isBusy} onClick={onEnter}>
        {texts.fresh}
      </Button>
      <Consent />
      <Button variant="secondary" full disabled={isBusy} onClick={onJoin}>
        {texts.haveAccount}
      </Button>
    </>
  );
}

function Consent() {
  return (
    <p className="text-center text-sm text-ink-soft">
      {texts.consent}{' '}
      <Link to="/terms" target="_blank" className="link">
        {texts.terms}
      </Link>
      .
    </p>
  );
}
