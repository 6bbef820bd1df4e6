import { defineTexts } from '../../../texts/define.ts';

export const recoveryTexts = defineTexts('recovery', {
  email: 'Email',
  back: 'Back',
  toLogin: 'Back to login',
  askAgain: 'Get a new code',
  checkConnection: 'We can’t reach Akada. Check your connection.',
  steps: { label: 'Recovery progress', done: 'done', email: 'Email', code: 'Code', password: 'New Password' },
  forgotten: {
    title: 'Forgotten Password',
    lead: 'Enter the email you signed up with. We’ll send you a four-digit code so you can choose a new password.',
    submit: 'Receive Code',
    submitting: 'Sending…',
    sent: 'Code sent successfully!',
    redirecting: 'Redirecting in 3 seconds...',
    wait: (time: string) => `You can get another code in ${time}.`,
    seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  },
  recover: {
    title: 'Recover Your Account',
    checkEmail: 'Check your email',
    sentTo: (email: string) => `If there’s an account for ${email}, a code is on its way. It works for 10 minutes.`,
    notThere: 'Nothing after a minute? Check your spam folder, or go back and check the address.',
    open: 'Open Email',
    outbox: 'This server doesn’t send emails. It keeps them, and you can only read them on this computer.',
    openOutbox: 'Read the email',
  },
  code: {
    title: 'Enter Code',
    lead: (email: string) => `Type the four digits we sent to ${email}.`,
    legend: 'Code',
    box: (position: number) => `Digit ${position} of 4`,
    submit: 'Continue',
    submitting: 'Checking…',
    incomplete: 'Enter all four digits',
    accepted: 'Your code is right. Now choose a new password.',
    failed: 'We couldn’t check the code. Please try again.',
  },
  newPassword: {
    title: 'New Password',
    lead: 'Choose a password you don’t use anywhere else. We’ll log out all your devices.',
    password: 'New Password',
    confirmation: 'Confirm Password',
    show: 'Show password',
    hide: 'Hide password',
    hint: 'At least 8 characters',
    submit: 'Save',
    submitting: 'Saving…',
    changed: 'Password changed. Please log in.',
    failed: 'We couldn’t save your password. Please try again.',
  },
  faults: {
    emailRequired: 'Email is required',
    emailInvalid: 'Please enter a valid email address',
    passwordShort: 'Password must be at least 8 characters long',
    passwordsDiffer: 'Passwords do not match',
  },
  failures: {
    send: 'Failed to send reset code',
    thrown: 'An error occurred while sending the reset code',
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    recovery: typeof recoveryTexts;
  }
}
