import { Suspense } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router';
import { visitorPatterns } from '../visitor/addresses.ts';
import { RequireSession } from './guard/require-session.tsx';
import { Home } from './home/home.tsx';
import { lazyPage } from './page/lazy-page.tsx';
import { OtherDocument } from './page/other-document.tsx';
import { PageSpinner } from './page/page-spinner.tsx';
import { doors, loadPublicLayout, publicPages } from './public/public-pages.ts';

const Shell = lazyPage(() => import('./shell/shell.tsx'));
const PublicLayout = lazyPage(loadPublicLayout);
const openPages = Object.values(publicPages).map(({ path, load }) => ({ path, Page: lazyPage(load) }));
const SignInPage = lazyPage(doors['sign-in'].load);
const SignUpPage = lazyPage(doors['sign-up'].load);
const SocialCompletePage = lazyPage(() => import('./pages/identity/social-complete.tsx'));
const ForgottenPage = lazyPage(() => import('./pages/identity/recovery/forgotten.tsx'));
const RecoverPage = lazyPage(() => import('./pages/identity/recovery/recover.tsx'));
const EnterCodePage = lazyPage(() => import('./pages/identity/recovery/enter-code.tsx'));
const NewPasswordPage = lazyPage(() => import('./pages/identity/recovery/new-password.tsx'));
const ConfirmEmailPage = lazyPage(() => import('./pages/identity/confirm-email.tsx'));
const UnsubscribePage = lazyPage(() => import('./pages/reminders/unsubscribe.tsx'));
const OnboardingPage = lazyPage(() => import('./pages/identity/onboarding.tsx'));
const QuizAccessPage = lazyPage(() => import('./pages/quizzes/quiz-access.tsx'));
const DashboardPage = lazyPage(() => import('./home/dashboard.tsx'));
const TeachingPage = lazyPage(() => import('./home/teaching.tsx'));
const CommunityPage = lazyPage(() => import('./pages/billing/community.tsx'));
const DocumentsPage = lazyPage(() => import('./pages/documents/documents.tsx'));
const NewQuizPage = lazyPage(() => import('./pages/quizzes/new-quiz.tsx'));
const QuizEditPage = lazyPage(() => import('./pages/quizzes/quiz-edit.tsx'));
const QuizDraftsPage = lazyPage(() => import('./pages/quizzes/quiz-drafts.tsx'));
const QuizStatsPage = lazyPage(() => import('./pages/quizzes/quiz-stats.tsx'));
const ProjectorPage = lazyPage(() => import('./pages/quizzes/projector.tsx'));
const CheckoutPage = lazyPage(() => import('./pages/billing/checkout.tsx'));
const TokensCompletePage = lazyPage(() => import('./pages/documents/tokens-complete.tsx'));
const ProgressPage = lazyPage(() => import('./pages/progress/progress.tsx'));
const AssessmentsPage = lazyPage(() => import('./pages/practice/assessments.tsx'));
const SprintPage = lazyPage(() => import('./pages/sprints/sprint.tsx'));
const MasteryPage = lazyPage(() => import('./pages/practice/mastery.tsx'));
const CardsPage = lazyPage(() => import('./pages/practice/cards.tsx'));
const ReviewsPage = lazyPage(() => import('./pages/practice/reviews.tsx'));
const KeptLessonPage = lazyPage(() => import('./pages/library/kept-lesson.tsx'));
const KeptMistakesPage = lazyPage(() => import('./pages/quizzes/kept-mistakes.tsx'));
const SettingsPage = lazyPage(() => import('./pages/identity/settings.tsx'));
const NotFoundPage = lazyPage(() => import('./pages/not-found.tsx'));
const BillingPage = lazyPage(() => import('./pages/billing/billing.tsx'));
const PlansPage = lazyPage(() => import('./pages/billing/plans.tsx'));
const ReceiptPage = lazyPage(() => import('./pages/billing/receipt.tsx'));
const SubscriptionSuccessPage = lazyPage(() => import('./pages/billing/subscription-success.tsx'));
const SubscriptionCancelPage = lazyPage(() => import('./pages/billing/subscription-cancel.tsx'));
const PaymentCompletePage = lazyPage(() => import('./pages/billing/payment-complete.tsx'));
// The branch is cut out of a production build, and the page with it.
const DevUi = import.meta.env.DEV ? lazyPage(() => import('./dev-ui/dev-ui.tsx')) : null;

/** Every address of the product; the build lists them, so that the server knows a wrong one. */
export const addresses = (
  <>
    <Route path="/signin" element={<SignInPage />} />
    <Route path="/signup" element={<SignUpPage />} />
    <Route path="/auth/complete" element={<SocialCompletePage />} />
    <Route path="/reset-password" element={<ForgottenPage />} />
    <Route path="/recover" element={<RecoverPage />} />
    <Route path="/enterotp" element={<EnterCodePage />} />
    <Route path="/newpassword" element={<NewPasswordPage />} />
    <Route path="/confirm-email" element={<ConfirmEmailPage />} />
    <Route path="/unsubscribe" element={<UnsubscribePage />} />
    <Route path="/quiz-access" element={<QuizAccessPage />} />
    {visitorPatterns.map((path) => (
      <Route key={path} path={path} element={<OtherDocument />} />
    ))}
    {DevUi ? <Route path="/dev/ui" element={<DevUi />} /> : null}

    <Route element={<PublicLayout />}>
      {openPages.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path="/onboarding" element={<OnboardingPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>

    <Route element={<RequireSession />}>
      {/* For a hall, so without the menu and everything else around a page. */}
      <Route path="/quizzes/:id/projector" element={<ProjectorPage />} />
      <Route path="/sprints" element={<Navigate to="/dashboard" replace />} />
      <Route path="/sprints/:id" element={<ToSprint />} />
      <Route element={<Shell />}>
        <Route path="/dashboard" element={<Home study={<DashboardPage />} teach={<TeachingPage />} />} />
        <Route path="/community" element={<CommunityPage />} />
        <Route path="/settings" element={<SettingsPage />} />
        <Route path="/progress" element={<ProgressPage />} />
        <Route path="/sprint" element={<DashboardPage />} />
        <Route path="/sprint/:uniqueId" element={<SprintPage />} />
        <Route path="/sprint/:uniqueId/topics" element={<MasteryPage />} />
        <Route path="/courses/:course/topics" element={<MasteryPage />} />
        <Route path="/assessments" element={<AssessmentsPage />} />
        <Route path="/kept-lesson" element={<KeptLessonPage />} />
        <Route path="/kept-mistakes" element={<KeptMistakesPage />} />
        <Route path="/reviews" element={<ReviewsPage />} />
        <Route path="/cards" element={<CardsPage />} />
        {/* Two addresses of one page, which goes on with what it does when one goes from the list to the conversation. */}
        <Route element={<DocumentsPage />}>
          <Route path="/studentassessments" />
          <Route path="/chat" />
        </Route>
        <Route path="/quizzes/new" element={<NewQuizPage />} />
        <Route path="/quizzes/:id/edit" element={<QuizEditPage />} />
        <Route path="/quizzes/:id/drafts" element={<QuizDraftsPage />} />
        <Route path="/quizzes/:id/stats" element={<QuizStatsPage />} />
        <Route path="/billing" element={<BillingPage />} />
        <Route path="/billing/plans" element={<PlansPage />} />
        <Route path="/billing/receipts/:number" element={<ReceiptPage />} />
        <Route path="/subscription/success" element={<SubscriptionSuccessPage />} />
        <Route path="/subscription/cancel" element={<SubscriptionCancelPage />} />
        <Route path="/payment-complete" element={<PaymentCompletePage />} />
        <Route path="/checkout/:reference" element={<CheckoutPage />} />
        <Route path="/tokens/complete" element={<TokensCompletePage />} />
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
