import { defineTexts } from '../../../texts/define.ts';

export const enterTexts = defineTexts('ltiEnter', {
  title: 'From your course',
  heading: (name: string) => `Welcome, ${name}`,
  lead: (platform: string) => `${platform} opened Akada for you. It’s your first time here.`,
  fresh: 'Continue',
  consent: 'By continuing you agree to our',
  terms: 'terms',
  haveAccount: 'I already have an Akada account',
  signedInLead: (platform: string, email: string) =>
    `${platform} opened Akada for you, and you’re logged in here as ${email}. Is that you?`,
  join: 'Yes, use this account',
  separate: 'No, make a separate account',
  otherHeading: (name: string) => `Continue as ${name}?`,
  otherLead: (platform: string, email: string) =>
    `You’re logged in here as ${email}. If you continue, we’ll switch to the Akada account that you use from ${platform}.`,
  switchAccount: (name: string) => `Continue as ${name}`,
  stay: 'Stay where I am',
  failedHeading: 'Akada can’t open from here',
  incomplete: 'Please open Akada from your course.',
  home: 'Go to Akada',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    ltiEnter: typeof enterTexts;
  }
}
