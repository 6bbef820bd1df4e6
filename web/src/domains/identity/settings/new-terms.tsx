import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { client } from '../../../lib/client.ts';
import { formatDate } from '../../../lib/format.ts';
import { failureText } from '../../../lib/signed-out.ts';
import { shellTexts } from '../../../texts/en/shell.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { settingsQuery } from './settings-query.ts';

const texts = shellTexts.newTerms;

/** Asks for consent to newer terms. It stops nobody: until it is given, the accepted version goes on applying. */
export function NewTerms() {
  const queryClient = useQueryClient();
  const version = useQuery(settingsQuery).data?.terms_to_accept;
  const accept = useMutation({
    mutationFn: (read: string) => client.auth.acceptTerms({ body: { version: read } }),
    onSuccess: () => {
      queryClient.setQueryData(settingsQuery.queryKey, (now) => now && { ...now, terms_to_accept: null });
      toast.success(texts.accepted);
      // The button that had the focus is gone.
      document.querySelector<HTMLElement>('main')?.focus();
    },
    onError: (error) => toast.error(failureText(error, texts.failed), { id: 'terms' }),
  });
  if (!version) return null;
  return (
    <Banner
      tone="info"
      title={texts.title(formatDate(version))}
      className="mb-5"
      action={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {/* In its own tab: what one was doing stays. */}
          <Link to="/terms" target="_blank" className="link inline-flex min-h-11 items-center">
            {texts.read}
          </Link>
          <Button
            variant="secondary"
            busy={accept.isPending}
            busyLabel={texts.accepting}
            onClick={() => accept.mutate(version)}
          >
            {texts.accept}
          </Button>
        </div>
      }
    >
      {texts.text}
    </Banner>
  );
}
