import type { ReactNode } from 'react';
import { recoveryTexts } from '../../../../domains/identity/recovery/texts.ts';
import { Steps } from '../../../../ui/steps.tsx';
import { AuthLayout } from '../auth-layout.tsx';

const order = ['email', 'code', 'password'] as const;

interface RecoveryLayoutProps {
  step: (typeof order)[number];
  children: ReactNode;
}

/** The frame of the four recovery pages: it shows how far one has come. */
export function RecoveryLayout({ step, children }: RecoveryLayoutProps) {
  const { label, done, ...names } = recoveryTexts.steps;
  return (
    <AuthLayout>
      <Steps label={label} steps={order.map((name) => names[name])} current={order.indexOf(step)} doneLabel={done} />
      {children}
    </AuthLayout>
  );
}
