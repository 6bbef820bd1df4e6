import { defineTexts } from '../define.ts';

/** What any page may need before its own texts are there. */
export const appTexts = defineTexts('app', {
  notifications: 'Notifications',
  closeNotification: 'Close',
  notFound: {
    heading: '404 Page Not Found',
    text: 'There’s nothing here. The link may be wrong, or the page has moved.',
    home: 'Go to the start page',
    dashboard: 'Go to your dashboard',
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
