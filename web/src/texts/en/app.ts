import { defineTexts } from '../define.ts';

/** What any page may need before its own texts are there. */
export const appTexts = defineTexts('app', {
  notifications: 'Notifications',
  closeNotification: 'Close',
  notFound: {
    heading: '404 Page Not Found',
    text: 'There’s nothing here. The link may be wrong, or the page may have moved.',
    home: 'Go to the home page',
    dashboard: 'Go to your dashboard',
  },
  guard: {
    heading: 'Authentication Error',
    text: 'We’ve sent you to the login page several times in a row. Log in once more to carry on.',
    signIn: 'Sign In',
  },
  crash: {
    heading: 'We couldn’t show this page',
    text: 'Part of it didn’t arrive, perhaps because your connection dropped. Nothing you saved is lost.',
    retry: 'Retry',
  },
});

declare module '../define.ts' {
  interface Namespaces {
    app: typeof appTexts;
  }
}
