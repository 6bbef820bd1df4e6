import { askForLessonEarly } from '../domains/library/early-lesson.ts';
import { askForQuizEarly } from '../domains/quizzes/taking/early-quiz.ts';
import { meterData } from '../lib/data-use.ts';
import { followSaver } from '../lib/saver.ts';
import { storedDevice } from '../lib/storage/device.ts';
import { storedSession } from '../lib/storage/session.ts';
import { followTheme } from '../lib/theme.ts';
import { commonTexts } from '../texts/en/common.ts';
import { readVisitorAddress } from './addresses.ts';
import { storedVisitor } from './stored.ts';
import './visitor.css';

// The first few kilobytes: they ask for everything else, which then comes side by side. React is named in the document
// already (vite.visitor.config.ts), so nothing here may import it.
followTheme();
followSaver();
meterData();
show().catch(offerReload);

async function show(): Promise<void> {
  const address = readVisitorAddress(window.location.pathname);
  if (address?.page === 'erase-results') {
    const [{ render }, { EraseResultsPage }] = await Promise.all([
      import('./render.tsx'),
      import('./quizzes/erase-results-page.tsx'),
    ]);
    return render(EraseResultsPage, {});
  }
  if (address?.page === 'code') {
    const [{ render }, { CodePage }] = await Promise.all([import('./render.tsx'), import('./quizzes/code-page.tsx')]);
    return render(CodePage, { code: address.code });
  }
  if (address?.page === 'library') {
    const [{ render }, { LibraryPage }] = await Promise.all([
      import('./render.tsx'),
      import('./library/library-page.tsx'),
    ]);
    return render(LibraryPage, {});
  }
  if (address?.page === 'lesson') {
    askForLessonEarly(address.course, address.lesson);
    const [{ render }, { LessonPage }] = await Promise.all([
      import('./render.tsx'),
      import('./library/lesson-page.tsx'),
    ]);
    return render(LessonPage, { course: address.course, lesson: address.lesson });
  }
  if (address?.page === 'study') {
    const [{ render }, { StudyPageView }] = await Promise.all([
      import('./render.tsx'),
      import('./practice/study-page-view.tsx'),
    ]);
    return render(StudyPageView, { studyId: address.id });
  }
  if (address?.page === 'paper') {
    const [{ render }, { SharedPaperView }] = await Promise.all([
      import('./render.tsx'),
      import('./papers/shared-paper-view.tsx'),
    ]);
    return render(SharedPaperView, { linkId: address.id });
  }
  const quizId = address?.id ?? '';
  if (quizId) {
    askForQuizEarly(quizId);
    showFirstForm();
  }
  const [{ render }, { QuizPage }] = await Promise.all([import('./render.tsx'), import('./quizzes/quiz-page.tsx')]);
  return render(QuizPage, { quizId });
}

/** The form that the build rendered, for strangers; who is known here, or has typed something, gets their own. */
function showFirstForm(): void {
  const { quizStudentInfo, quizStudentDraft } = storedVisitor;
  const { token, userName } = storedSession;
  const traces = [quizStudentInfo, quizStudentDraft, token, userName, storedDevice.language];
  const isKnown = traces.some((trace) => trace.get() !== null);
  const template = document.querySelector<HTMLTemplateElement>('#quiz-form');
  if (!isKnown && template && navigator.onLine) document.getElementById('root')?.append(template.content);
}

/** A file did not arrive: without React there is still a sentence and a way on. */
function offerReload(): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.className = 'p-6 text-center';
  text.textContent = `${commonTexts.unreachable} `;
  const retry = document.createElement('a');
  retry.href = window.location.href;
  retry.className = 'link';
  retry.textContent = commonTexts.retry;
  text.append(retry);
  document.getElementById('root')?.replaceChildren(text);
}
