import { ApiError } from '@akada/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { failureText } from '../../../../lib/signed-out.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { toast } from '../../../../ui/toast.ts';
import { NewPasswordStrength } from '../../new-password-strength.tsx';
import { changePassword, profileQuery, sessionsQuery } from '../api.ts';
import { Section } from '../section.tsx';
import { settingsTexts } from '../texts.ts';
import { findPasswordFault, type PasswordAnswers, type PasswordFault } from './password-faults.ts';

const texts = settingsTexts.password;
const blank: PasswordAnswers = { current: '', next: '', again: '' };

export function PasswordSection({ email }: { email: string }) {
  const hasPassword = useQuery(profileQuery).data?.has_password ?? true;
  return (
    <Section heading={texts.heading}>
      {hasPassword ? (
        <PasswordForm email={email} />
      ) : (
        <>
          <p className="text-ink-soft">{texts.notSet}</p>
          <LinkButton to="/reset-password" variant="secondary" className="self-start">
            {texts.setOne}
          </LinkButton>
        </>
      )}
    </Section>
  );
}

function PasswordForm({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const [answers, setAnswers] = useState(blank);
  const [fault, setFault] = useState<PasswordFault | null>(null);
  const inputs = useRef<Partial<Record<keyof PasswordAnswers, HTMLInputElement | null>>>({});

  const show = (found: PasswordFault | null) => {
    setFault(found);
    if (found) inputs.current[found.field]?.focus();
  };
  const change = useMutation({
    mutationFn: () => changePassword(answers.current, answers.next),
    onSuccess: () => {
      setAnswers(blank);
      toast.success(texts.changed);
      return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'wrong_password') show({ field: 'current', text: error.message });
      else if (error instanceof ApiError && error.code === 'common_password')
        show({ field: 'next', text: error.message });
      else toast.error(failureText(error, error instanceof ApiError ? error.message : texts.failed));
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findPasswordFault(answers);
    show(found);
    if (!found) change.mutate();
  };

  const wire = (field: keyof PasswordAnswers) => ({
    value: answers[field],
    error: fault?.field === field ? fault.text : undefined,
    showLabel: texts.show,
    hideLabel: texts.hide,
    ref: (input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      setAnswers((now) => ({ ...now, [field]: value }));
      setFault((now) => (now?.field === field ? null : now));
    },
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {/* Tells password managers whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...wire('current')} label={texts.current} autoComplete="current-password" />
      <div className="flex flex-col gap-2">
        <PasswordField {...wire('next')} label={texts.new} autoComplete="new-password" />
        <NewPasswordStrength password={answers.next} about={[email]} />
      </div>
      <PasswordField {...wire('again')} label={texts.confirm} autoComplete="new-password" />
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        busy={change.isPending}
        busyLabel={texts.submitting}
      >
        {texts.submit}
      </Button>
    </form>
  );
}
