import { ApiError, type Profile, type User } from '@akada/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { leadsNowhere } from '../../../../lib/email.ts';
import { wordsOf } from '../../../../lib/words-of.ts';
import { commonTexts } from '../../../../texts/en/common.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { profileQuery } from '../api.ts';
import { EmailStatus } from '../email-status.tsx';
import { useAttemptResets } from '../fetch-attempts.ts';
import { Section } from '../section.tsx';
import { settingsTexts } from '../texts.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import { ProfileForm } from './profile-form.tsx';

interface ProfileSectionProps {
  /** What is known before the profile has arrived. */
  user: User;
  onUserChanged: (user: User) => void;
  onLogOut: () => void;
  isLoggingOut: boolean;
}

const messageOf = (error: Error) =>
  error instanceof ApiError && error.status === 401 ? settingsTexts.notAuthenticated : wordsOf(error);

export function ProfileSection({ user, onUserChanged, onLogOut, isLoggingOut }: ProfileSectionProps) {
  const queryClient = useQueryClient();
  const profile = useQuery(profileQuery);
  useAttemptResets();

  /** The header shows the same name and picture. */
  const tell = ({ id, name, email, avatar_url }: User | Profile) => onUserChanged({ id, name, email, avatar_url });
  const changeAvatar = (changed: User) => {
    queryClient.setQueryData(profileQuery.queryKey, (now) => now && { ...now, avatar_url: changed.avatar_url });
    tell(changed);
  };

  return (
    <Section heading={settingsTexts.profile.heading}>
      <AvatarPicker name={user.name} avatarUrl={user.avatar_url} onChanged={changeAvatar} />
      <dl>
        <dt className="font-semibold text-sm">{settingsTexts.profile.email}</dt>
        <dd className="mt-1 flex flex-col items-start gap-2">
          {leadsNowhere(user.email) ? (
            <span>{settingsTexts.profile.fromCourse}</span>
          ) : (
            <>
              <span className="max-w-full">{user.email}</span>
              {profile.data ? (
                <EmailStatus isConfirmed={profile.data.email_confirmed} />
              ) : (
                <Skeleton className="h-6 w-28" />
              )}
            </>
          )}
        </dd>
      </dl>
      {profile.isPending ? <FormSkeleton /> : null}
      {profile.isError ? (
        <LoadFailure
          title={settingsTexts.profileError(messageOf(profile.error))}
          retryLabel={commonTexts.retry}
          isRetrying={profile.isFetching}
          onRetry={() => profile.refetch()}
        />
      ) : null}
      {profile.data ? <ProfileForm profile={profile.data} onSaved={tell} /> : null}
      <div className="flex flex-wrap gap-3 border-line border-t pt-4">
        <LinkButton to="/billing/plans" variant="secondary">
          {settingsTexts.manageSubscription}
        </LinkButton>
        <Button variant="secondary" busy={isLoggingOut} onClick={onLogOut}>
          <LogOut aria-hidden />
          {settingsTexts.logOut}
        </Button>
      </div>
    </Section>
  );
}

function FormSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-4">
      <Skeleton className="h-19 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-12 w-36" />
    </div>
  );
}
