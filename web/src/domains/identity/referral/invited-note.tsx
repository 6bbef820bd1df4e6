import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Banner } from '../../../ui/banner.tsx';
import { storedSignIn } from '../stored.ts';
import { invitationQuery } from './api.ts';
import { referralTexts } from './texts.ts';

/** Longer than any code; a link may hold anything. */
const CODE = /^[\w-]{4,32}$/;

/**
 * Keeps the code of an invitation until the account is made, also over a detour to another page, and says what it
 * brings once the server has said so. Without an answer nothing is promised, and the code counts all the same.
 */
export function InvitedNote() {
  const [search] = useSearchParams();
  const given = search.get('ref') ?? '';
  const code = CODE.test(given) ? given : storedSignIn.referralCode.get();
  const { data } = useQuery({ ...invitationQuery(code ?? ''), enabled: code !== null });
  const isUnknown = data?.valid === false;
  useEffect(() => {
    if (isUnknown) storedSignIn.referralCode.remove();
    else if (code) storedSignIn.referralCode.set(code);
  }, [code, isUnknown]);
  if (!data) return null;
  return isUnknown ? (
    <Banner>{referralTexts.unknownInvitation}</Banner>
  ) : (
    <Banner tone="success">{referralTexts.invitedNote(data.points)}</Banner>
  );
}
