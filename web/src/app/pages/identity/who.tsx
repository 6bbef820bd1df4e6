import { ArrowLeft, UserRoundPlus } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useAuth } from '../../../domains/identity/session/auth-context.ts';
import { LearnerList } from '../../../domains/identity/shared-phone/learner-list.tsx';
import { PasswordForm } from '../../../domains/identity/shared-phone/password-form.tsx';
import { PinForm } from '../../../domains/identity/shared-phone/pin-form.tsx';
import { sharedPhoneTexts } from '../../../domains/identity/shared-phone/texts.ts';
import { readOrigin, takeTargetAfterLogin } from '../../../domains/identity/sign-in/return-target.ts';
import { useEntrance } from '../../../domains/identity/sign-in/use-entrance.ts';
import { useOnline } from '../../../lib/online.ts';
import { listLearners } from '../../../lib/shared-phone/learners.ts';
import { lockOthers } from '../../../lib/shared-phone/phone.ts';
import type { PinOutcome } from '../../../lib/shared-phone/pin.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import type { Learner } from '../../../lib/storage/shared-phone.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { PageSpinner } from '../../page/page-spinner.tsx';
import { AuthLayout } from './auth-layout.tsx';

const texts = sharedPhoneTexts.who;

/** The door of a shared phone: who learns next. */
export default function WhoPage() {
  const { login, enterWith } = useAuth();
  const { state } = useLocation();
  const takeTarget = useCallback(() => takeTargetAfterLogin(state), [state]);
  const { isClosed, isEntering, enter } = useEntrance(readOrigin(state) ?? '/dashboard', takeTarget);
  const [learners, setLearners] = useState(listLearners);
  const [chosen, setChosen] = useState<Learner | null>(null);
  const look = useCallback(() => setLearners(listLearners()), []);

  useEffect(() => {
    storedSession.expiryUntold.remove();
    // What lies here in clear of a session that expired.
    void lockOthers(null);
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [look]);

  if (isClosed) return <PageSpinner />;
  const open = ({ id, name, email, avatar_url }: Learner, outcome: Extract<PinOutcome, { session: unknown }>) => {
    if (outcome.is === 'in') return enter(() => enterWith(outcome.session));
    const { token, refreshToken } = outcome.session;
    const user = { id, name, email, avatar_url };
    return enter(() => enterWith({ access_token: token, refresh_token: refreshToken, user }));
  };
  return (
    <AuthLayout>
      {chosen ? (
        <Opening
          key={chosen.id}
          learner={chosen}
          isBusy={isEntering}
          onOpened={(outcome) => open(chosen, outcome)}
          onPassword={(password) => enter(() => login(chosen.email, password))}
          onBack={() => {
            look();
            setChosen(null);
          }}
        />
      ) : (
        <>
          <Notice learners={learners} />
          <div>
            <PageHeading title={texts.title} />
            <p className="mt-2 text-ink-soft">{learners.length > 0 ? texts.lead : texts.nobody}</p>
          </div>
          <LearnerList learners={learners} onChosen={setChosen} onForgotten={look} />
          <LinkButton to="/signin" variant="ghost" full>
            <UserRoundPlus aria-hidden />
            {learners.length > 0 ? texts.someoneElse : texts.logIn}
          </LinkButton>
        </>
      )}
    </AuthLayout>
  );
}

/** What can be had without a connection, and why one is here without having asked for it. */
function Notice({ learners }: { learners: readonly Learner[] }) {
  const [search] = useSearchParams();
  const isOnline = useOnline();
  if (!isOnline)
    return (
      <Banner tone="warning">{learners.some(({ offline }) => offline) ? texts.offlineSome : texts.offline}</Banner>
    );
  return search.get('expired') === 'true' ? <Banner tone="info">{texts.expired}</Banner> : null;
}

interface OpeningProps {
  learner: Learner;
  isBusy: boolean;
  onOpened: (outcome: Extract<PinOutcome, { session: unknown }>) => Promise<void>;
  onPassword: (password: string) => Promise<void>;
  onBack: () => void;
}

function Opening({ learner, isBusy, onOpened, onPassword, onBack }: OpeningProps) {
  const [isClosed, setClosed] = useState(false);
  const [wantsPassword, setWantsPassword] = useState(!learner.hasPin);
  return (
    <>
      <Button variant="ghost" className="-ml-3 self-start" onClick={onBack}>
        <ArrowLeft aria-hidden />
        {sharedPhoneTexts.pin.back}
      </Button>
      <div className="flex items-center gap-4">
        <Avatar name={learner.name} src={learner.avatar_url} size={56} />
        <PageHeading title={sharedPhoneTexts.pin.heading(learner.name)} />
      </div>
      {isClosed ? <Banner tone="warning">{sharedPhoneTexts.pin.closed}</Banner> : null}
      {wantsPassword ? (
        <PasswordForm email={learner.email} isBusy={isBusy} onSubmit={onPassword} />
      ) : (
        <>
          <PinForm
            learner={learner}
            isBusy={isBusy}
            onOpened={onOpened}
            onClosed={() => {
              setClosed(true);
              setWantsPassword(true);
            }}
          />
          <Button variant="ghost" full onClick={() => setWantsPassword(true)}>
            {sharedPhoneTexts.pin.password}
          </Button>
        </>
      )}
    </>
  );
}
