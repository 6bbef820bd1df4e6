import { defineTexts } from '../define.ts';

/** What any page may need before its own texts are there. */
export const appTexts = defineTexts('app', {
  notifications: 'Notifications',
  closeNotification: 'Close',
  notFound: {
    heading: '404 Page Not Found',
    text: 'There is nothing at this address. It may be mistyped, or the page was moved.',
    home: 'To the start page',
    dashboard: 'To your dashboard',
  },
  guard: {
    heading: 'Authentication Error',
    text: 'You were sent to the sign-in page several times in a row. Sign in once more to go on.',
    signIn: 'Sign In',
  },
  crash: {
    heading: 'This page could not be shown',
    text: 'A part of it did not arrive, perhaps because the connection broke. Nothing that you saved is lost.',
    retry: 'Retry',
  },
});
