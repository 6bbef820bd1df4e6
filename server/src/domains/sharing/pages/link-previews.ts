import type { StudyPagesService } from '../../practice/study-pages/study-pages.service.ts';
import type { Taking } from '../../quizzes/taking/taking.service.ts';
import type { PagesDeps } from './pages.routes.ts';

interface Sharers {
  quizzes: Pick<Taking, 'preview'>;
  studyPages: Pick<StudyPagesService, 'preview'>;
}

/** What a shared link says of itself: its title and who or what is behind it, never a question or a text. */
export function createLinkPreviews({ quizzes, studyPages }: Sharers): PagesDeps['linkPreview'] {
  return async (kind, id) => {
    if (kind === 'study') return studyPages.preview(id);
    const quiz = await quizzes.preview(id);
    if (!quiz) return null;
    const count = quiz.questionCount === 1 ? '1 question' : `${quiz.questionCount} questions`;
    return { title: quiz.title, description: `A quiz with ${count} by ${quiz.lecturerName}. No account needed.` };
  };
}
