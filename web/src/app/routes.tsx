import { Suspense } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router';
import { visitorPatterns } from '../visitor/addresses.ts';
import { RequireSession } from './guard/require-session.tsx';
import { Home } from './home/home.tsx';
import { type LoadPage, lazyPage } from './page/lazy-page.tsx';
import { OtherDocument } from './page/other-document.tsx';
import { PageSpinner } from './page/page-spinner.tsx';
import { doors, loadPublicLayout, publicPages } from './public/public-pages.ts';

const Shell = lazyPage(() => import('./shell/shell.tsx'));
const PublicLayout = lazyPage(loadPublicLayout);
const DashboardPage = lazyPage(() => import('./home/dashboard.tsx'));
const TeachingPage = lazyPage(() => import('./home/teaching.tsx'));
const DocumentsPage = lazyPage(() => import('./pages/documents/documents.tsx'));
const ExaminationPage = lazyPage(() => import('./pages/practice/examination.tsx'));
const PapersPage = lazyPage(() => import('./pages/papers/papers.tsx'));
const MasteryPage = lazyPage(() => import('./pages/practice/mastery.tsx'));
// The branch is cut out of a production build, and the page with it.
const DevUi = import.meta.env.DEV ? lazyPage(() => import('./dev-ui/dev-ui.tsx')) : null;

/** A page at its address, loaded when it is opened: the one line that a new page takes. */
function page(path: string, load: LoadPage) {
  const Page = lazyPage(load);
  return <Route key={path} path={path} element={<Page />} />;
}

/** Every address of the product; the build lists them, so that the server knows a wrong one. */
export const addresses = (
  <>
    {Object.values(doors).map(({ path, load }) => page(path, load))}
    {page('/auth/complete', () => import('./pages/identity/social-complete.tsx'))}
    {page('/lti/enter', () => import('./pages/lti/enter.tsx'))}
    {page('/who', () => import('./pages/identity/who.tsx'))}
    {page('/reset-password', () => import('./pages/identity/recovery/forgotten.tsx'))}
    {page('/recover', () => import('./pages/identity/recovery/recover.tsx'))}
    {page('/enterotp', () => import('./pages/identity/recovery/enter-code.tsx'))}
    {page('/newpassword', () => import('./pages/identity/recovery/new-password.tsx'))}
    {page('/confirm-email', () => import('./pages/identity/confirm-email.tsx'))}
    {page('/unsubscribe', () => import('./pages/reminders/unsubscribe.tsx'))}
    {page('/quiz-access', () => import('./pages/quizzes/quiz-access.tsx'))}
    {visitorPatterns.map((path) => (
      <Route key={path} path={path} element={<OtherDocument />} />
    ))}
    {DevUi ? <Route path="/dev/ui" element={<DevUi />} /> : null}

    <Route element={<PublicLayout />}>
      {Object.values(publicPages).map(({ path, load }) => page(path, load))}
      {page('/onboarding', () => import('./pages/identity/onboarding.tsx'))}
      {page('*', () => import('./pages/not-found.tsx'))}
    </Route>

    <Route element={<RequireSession />}>
      {/* For a hall, so without the menu and everything else around a page. */}
      {page('/quizzes/:id/projector', () => import('./pages/quizzes/projector.tsx'))}
      <Route path="/examination" element={<ExaminationPage />} />
      <Route path="/examination/:id" element={<ExaminationPage />} />
      <Route path="/sprints" element={<Navigate to="/dashboard" replace />} />
      <Route path="/sprints/:id" element={<ToSprint />} />
      <Route element={<Shell />}>
        {page('/lti/choose/:id', () => import('./pages/lti/choose.tsx'))}
        <Route path="/dashboard" element={<Home study={<DashboardPage />} teach={<TeachingPage />} />} />
        {page('/operator', () => import('./pages/operation/operator.tsx'))}
        {page('/community', () => import('./pages/billing/community.tsx'))}
        {page('/settings', () => import('./pages/identity/settings.tsx'))}
        {page('/progress', () => import('./pages/progress/progress.tsx'))}
        <Route path="/sprint" element={<DashboardPage />} />
        {page('/sprint/:uniqueId', () => import('./pages/sprints/sprint.tsx'))}
        <Route path="/sprint/:uniqueId/topics" element={<MasteryPage />} />
        {page('/coverage', () => import('./pages/sprints/coverage.tsx'))}
        {page('/coverage/:id', () => import('./pages/sprints/coverage-map.tsx'))}
        {page('/sprint/:uniqueId/practice/:day', () => import('./pages/practice/drill.tsx'))}
        <Route path="/courses/:course/topics" element={<MasteryPage />} />
        {page('/courses/:course/weeks/:week', () => import('./pages/library/week.tsx'))}
        {page('/courses/:course/lessons/:lesson', () => import('./pages/library/lesson.tsx'))}
        {page('/assessments', () => import('./pages/practice/assessments.tsx'))}
        {page('/kept-lesson', () => import('./pages/library/kept-lesson.tsx'))}
        {page('/kept-mistakes', () => import('./pages/quizzes/kept-mistakes.tsx'))}
        {page('/reviews', () => import('./pages/practice/reviews.tsx'))}
        {page('/cards', () => import('./pages/practice/cards.tsx'))}
        {/* Two addresses of one page, which goes on with what it does when one goes from the list to the conversation. */}
        <Route element={<DocumentsPage />}>
          <Route path="/studentassessments" />
          <Route path="/chat" />
        </Route>
        {page('/documents/:id/pages/:page', () => import('./pages/documents/pictured-page.tsx'))}
        {page('/scans/:id', () => import('./pages/documents/scan.tsx'))}
        <Route path="/papers" element={<PapersPage />} />
        <Route path="/papers/:id" element={<PapersPage />} />
        {page('/class', () => import('./pages/quizzes/class.tsx'))}
        {page('/quizzes/new', () => import('./pages/quizzes/new-quiz.tsx'))}
        {page('/quizzes/:id/edit', () => import('./pages/quizzes/quiz-edit.tsx'))}
        {page('/quizzes/:id/drafts', () => import('./pages/quizzes/quiz-drafts.tsx'))}
        {page('/quizzes/:id/stats', () => import('./pages/quizzes/quiz-stats.tsx'))}
        {page('/billing', () => import('./pages/billing/billing.tsx'))}
        {page('/billing/plans', () => import('./pages/billing/plans.tsx'))}
        {page('/billing/receipts/:number', () => import('./pages/billing/receipt.tsx'))}
        {page('/subscription/success', () => import('./pages/billing/subscription-success.tsx'))}
        {page('/subscription/cancel', () => import('./pages/billing/subscription-cancel.tsx'))}
        {page('/payment-complete', () => import('./pages/billing/payment-complete.tsx'))}
        {page('/checkout/:reference', () => import('./pages/billing/checkout.tsx'))}
        {page('/tokens/complete', () => import('./pages/documents/tokens-complete.tsx'))}
      </Route>
    </Route>
  </>
);

export function AppRoutes() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>{addresses}</Routes>
    </Suspense>
  );
}

/** The progress page links to /sprints/{id}; the sprint itself lives at /sprint/{id}. */
function ToSprint() {
  const { id = '' } = useParams();
  return <Navigate to={`/sprint/${encodeURIComponent(id)}`} replace />;
}
