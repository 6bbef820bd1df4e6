import { useEffect } from 'react';
import { PageSpinner } from './page-spinner.tsx';

/** An address of ours that another document shows (visitor.html): however one came to it inside the app, it is loaded anew. */
export function OtherDocument() {
  useEffect(() => {
    window.location.reload();
  }, []);
  return <PageSpinner />;
}
