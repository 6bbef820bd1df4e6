import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { QuizFromFile } from '../../../domains/documents/quiz/quiz-from-file.tsx';
import { TokenModal } from '../../../domains/documents/tokens/token-modal.tsx';
import { useTokens } from '../../../domains/documents/tokens/use-tokens.ts';

/** A quiz from slides, then its drafts; where a token is wanted, the way to one. */
export function NewQuiz() {
  const { isBlocked, dialog, demand } = useTokens();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (
    <>
      <QuizFromFile
        onMade={(id) => {
          void queries.invalidateQueries({ queryKey: ['quizzes'] });
          void navigate(`/quizzes/${encodeURIComponent(id)}/drafts`);
        }}
        onPaymentRequired={demand}
      />
      <TokenModal open={dialog.isOpen} onClose={dialog.close} isBlocked={isBlocked} />
    </>
  );
}
