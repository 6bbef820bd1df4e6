import { defineTexts } from '../define.ts';

/** Pages that have an address and nothing to show: a heading and what is true today. */
export const unfilledTexts = defineTexts('unfilled', {
  toDashboard: 'To your dashboard',
  toSignIn: 'Back to Login',
  toStart: 'To the start page',
  app: {
    progress: { title: 'Progress', text: 'You have not studied anything yet, so there is nothing to show.' },
    assessments: { title: 'Assessments', text: 'You have not taken a quiz yet.' },
    documents: { title: 'Document Assistant', text: 'You have not uploaded a document yet.' },
    sprint: { title: 'Sprint not found', text: 'There is no sprint of yours at this address.' },
    billing: { title: 'Billing', text: 'Your account is on the Free plan. Nothing was ever charged.' },
    plans: { title: 'Plans', text: 'Your account is on the Free plan. No other plan is on sale here.' },
    subscriptionSuccess: { title: 'Subscription', text: 'No subscription was started.' },
    subscriptionCancel: { title: 'Checkout cancelled', text: 'Nothing was charged.' },
    payment: { title: 'Payment', text: 'No payment reference found' },
    tokens: { title: 'Payment', text: 'Missing payment reference' },
  },
  recovery: {
    forgotten: { title: 'Forgotten Password', text: 'Passwords cannot be reset on this server.' },
    recover: { title: 'Recover Your Account', text: 'Passwords cannot be reset on this server.' },
    code: { title: 'Enter Code', text: 'Passwords cannot be reset on this server.' },
    newPassword: { title: 'New Password', text: 'Passwords cannot be reset on this server.' },
  },
  public: {
    quiz: { title: 'Quiz Not Available', text: 'There is no quiz at this address.' },
    study: { title: 'Study Materials', text: 'There are no study materials at this address.' },
    privacy: { title: 'Privacy policy', text: 'No privacy policy is published on this server.' },
    terms: { title: 'Terms & Policy', text: 'No terms are published on this server.' },
    features: { title: 'Features', text: 'There is nothing on this page.' },
    solutions: { title: 'Solutions', text: 'There is nothing on this page.' },
    resources: { title: 'Resources', text: 'There is nothing on this page.' },
    howItWorks: { title: 'How it works', text: 'There is nothing on this page.' },
    mission: { title: 'Mission', text: 'There is nothing on this page.' },
    contact: { title: 'Contact', text: 'No contact address is published on this server.' },
    getStarted: { title: 'Get started', text: 'An account is all you need to start.' },
  },
});
