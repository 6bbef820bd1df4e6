import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAuth } from '../../../domains/identity/session/auth-context.ts';
import { storedSignIn } from '../../../domains/identity/stored.ts';
import { quizAccessTexts } from '../../../domains/quizzes/texts/access.ts';
import { toSafePath } from '../../../lib/safe-path.ts';
import { storedReturn } from '../../../lib/storage/return-target.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { usePageTitle } from '../../page/use-page-title.ts';

const DOCUMENT_PAGE = '/chat';

/** A link that is relative to this page, such as `quiz/abc`, means the same as `/quiz/abc`. */
const fromRoot = (link: string | null) => (link && /^[\w-]+(?:\/|$)/.test(link) ? `/${link}` : link);

/** Brings a signed-in person to the quiz of the link; others sign up first, and come to it then. */
export default function QuizAccessPage() {
  const { isAuthenticated, loading } = useAuth();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const quiz = toSafePath(fromRoot(search.get('quiz')));
  usePageTitle(quizAccessTexts.title);

  useEffect(() => {
    if (loading) return;
    if (isAuthenticated) {
      navigate(quiz ?? DOCUMENT_PAGE, { replace: true });
      return;
    }
    if (quiz) storedSignIn.quizToAccess.set(quiz);
    storedReturn.redirectAfterAuth.set(DOCUMENT_PAGE);
    navigate('/signup', { replace: true });
  }, [isAuthenticated, loading, quiz, navigate]);

  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner>{quizAccessTexts.accessing}</Spinner>
    </main>
  );
}
