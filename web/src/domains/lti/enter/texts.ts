import { defineTexts } from '../../../texts/define.ts';

export const enterTexts = defineTexts('ltiEnter', {
  title: 'From your course',
  heading: (name: string) => `Welcome, ${name}`,
  lead: (platform: string) => `${platform} opened Akada for you. You haven’t used Akada from there before.`,
  fresh: 'Continue with a new account',
  consent: 'By continuing you agree to our',
  terms: 'terms',
  haveAccount: 'I already have an Akada account',
  signedInLead: (platform: string, email: string) =>
    `${platform} opened Akada for you, and you’re logged in here as ${email}. Is that you?`,
  join: 'Yes, use this account',
  separate: 'No, make a separate account',
  cutOff:
    'Your browser cut this window off from your course, or somebody sent you its address. Please close it, go back to your course and press Open Akada there once more.',
  proveHeading: 'Use your Akada account',
  proveLead: (platform: string, email: string) =>
    `Log in as ${email} once more, so we know it’s you. From then on, this account opens from ${platform}.`,
  proveAnyLead: (platform: string) => `Log in to your account. From then on, it opens from ${platform}.`,
  provedLead: (platform: string, email: string) =>
    `You’ve logged in as ${email}. If you use this account, it opens from ${platform} from then on.`,
  prove: 'Use this account',
  noWay:
    'This account has no password and opens from another course, so there’s nothing to prove it with here. Go back and make a separate account.',
  back: 'Back',
  otherHeading: (name: string) => `Continue as ${name}?`,
  otherLead: (platform: string, email: string) =>
    `You’re logged in here as ${email}. If you continue, we’ll switch to the Akada account that you use from ${platform}.`,
  switchAccount: (name: string) => `Continue as ${name}`,
  stay: 'Stay where I am',
  failedHeading: 'Akada can’t open from here',
  incomplete:
    'This address opens nothing, so that nobody can get into an account with a link. Please go back to your course and open Akada from there again.',
  home: 'Go to Akada',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    ltiEnter: typeof enterTexts;
  }
}
