import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { storage } from '../../lib/storage.ts';
import { referralTexts } from '../../texts/en/referral.ts';
import { Banner } from '../../ui/banner.tsx';
import { POINTS_EACH } from './api.ts';

/** Longer than any code; a link may hold anything. */
const CODE = /^[\w-]{4,32}$/;

/** Keeps the code of an invitation until the account is made, also over a detour to another page, and says what it brings. */
export function InvitedNote() {
  const [search] = useSearchParams();
  const given = search.get('ref') ?? '';
  const code = CODE.test(given) ? given : storage.referralCode.get();
  useEffect(() => {
    if (code) storage.referralCode.set(code);
  }, [code]);
  return code ? <Banner tone="success">{referralTexts.invitedNote(POINTS_EACH)}</Banner> : null;
}
