/** What a browser needs of the contract: endpoint tables, the client and types. No schema, so no zod. */

export type { Community } from './billing/community/schemas.ts';
export type { SandboxCheckout } from './billing/payments/schemas.ts';
export type {
  BillingState,
  Receipt,
  ReceiptSummary,
  Subscription,
  SubscriptionPlan,
} from './billing/plans/schemas.ts';
export { documentMaxBytes, documentMediaTypes } from './documents/accepted.ts';
export { scanLimits, scanMediaTypes, scanPicture } from './documents/scans/picture.ts';
export type { FoundLines, PageFault, ReadScanPage, Scan, ScanPage, ScanWord } from './documents/scans/schemas.ts';
export type {
  Document,
  DocumentAnswer,
  DocumentCitation,
  DocumentMessage,
  DocumentSection,
  UploadedDocument,
  WholeDocument,
} from './documents/schemas.ts';
export type { TokenBalance, TokenPackage } from './documents/tokens/schemas.ts';
export type { ErrorCode } from './errors.ts';
export { type FeatureOperations, featureEndpoints } from './features.ts';
export { ApiError, type FieldFault, UnreadableAnswer } from './http/api-error.ts';
export { type CallOptions, type Client, createClient, type RawCall, type Transport } from './http/client.ts';
export type { Access, Endpoint, Method } from './http/endpoint.ts';
export { avatarMaxBytes, avatarMediaTypes } from './identity/account/accepted.ts';
export type { Session, Settings } from './identity/account/schemas.ts';
export type { AuthResponse, Profile, User } from './identity/auth/schemas.ts';
export type {
  AcademicProfile,
  CurriculumAlignment,
  LearningPlan,
  Preferences,
  Recommendations,
  RecommendedSprint,
} from './identity/onboarding/schemas.ts';
export type { Referral } from './identity/referral/schemas.ts';
export type { PlatformLink, SignInLink } from './identity/social/schemas.ts';
export type { Achievement, Achievements } from './learning/achievements/schemas.ts';
export type {
  Course,
  CourseOutline,
  Department,
  Faculty,
  Programme,
  Standard,
  University,
} from './library/catalogue/schemas.ts';
export type { LibraryCourse, LibraryCoverage, LibraryLesson } from './library/courses/schemas.ts';
export { launchHandover } from './lti/handover.ts';
export { mostLinkedAtOnce } from './lti/linking/accepted.ts';
export type { LinkedThing, Linking } from './lti/linking/schemas.ts';
export type { CourseStudents, QuizCourse } from './lti/members/schemas.ts';
export { kindOfCode, tidyCode } from './one-file-code.ts';
export type { BackupFigures, BrowserErrorFigures, JobFigures, OperatorStatus } from './operation/status/schemas.ts';
export type { AnswersAdded, PaperChange, PaperChanged } from './papers/changes.ts';
export type {
  AnswerKind,
  Paper,
  PaperItem,
  PaperKeyStatus,
  PaperLink,
  PaperList,
  PaperQuestion,
  PaperSummary,
  QuestionHelp,
  StrayLine,
} from './papers/paper.ts';
export { questionText } from './papers/question-text.ts';
export type { SharedPaper, SharedQuestion } from './papers/sharing/schemas.ts';
export type { PaperSolving, PaperWalk, SolvingOutcome } from './papers/solving/schemas.ts';
export type { Deck, DeckImported, DeckSummary, RecallCard } from './practice/decks/schemas.ts';
export type { Drill, DrillQuestion } from './practice/drills/schemas.ts';
export type { Mastery } from './practice/mastery.ts';
export type {
  Assessment,
  AssessmentResult,
  Assessments,
  PracticeQuestion,
  Review,
  Reviews,
} from './practice/schemas.ts';
export { type Judge, type Mark, type Replayed, replay, type TopicTally } from './practice/sittings/replay.ts';
export type {
  KeyStatus,
  ShownQuestion,
  SittingSource,
  SittingToStore,
  StoredSitting,
} from './practice/sittings/schemas.ts';
export type {
  StudyPage,
  StudyPageMade,
  StudyPageOutlineEntry,
  StudyPageSummary,
} from './practice/study-pages/schemas.ts';
export type { GivenUp, WeekFile } from './practice/week-files/schemas.ts';
export type {
  DonutTracker,
  DueDate,
  Home,
  OverallProgress,
  ProgressOverview,
  StreakFigures,
} from './progress/schemas.ts';
export { readQuizCode } from './quiz-file-code.ts';
export {
  classListMaxCharacters,
  classListMediaTypes,
  importMaxCharacters,
  importMediaTypes,
} from './quizzes/accepted.ts';
export type { QuizBatch } from './quizzes/batches.ts';
export type { ClassList } from './quizzes/class-list.ts';
export type { BroughtResults, Classroom, PairedLaptop } from './quizzes/classroom/schemas.ts';
export { defaultQuizSettings } from './quizzes/default-settings.ts';
export type { DraftDecision, QuizDrafts } from './quizzes/drafts.ts';
export type { BroughtCode, QuizFile } from './quizzes/files/schemas.ts';
export { answersText } from './quizzes/handing-in.ts';
export type { HallResults, QuizLive, RunningClocks } from './quizzes/live.ts';
export type {
  AllowedWishes,
  DifficultyWish,
  GeneratedQuiz,
  QuestionForm,
  QuizTask,
} from './quizzes/operations/making.ts';
export { quizPictureMaxBytes, quizPictureMediaTypes, quizPicturePath } from './quizzes/pictures/accepted.ts';
export type { QuestionPicture } from './quizzes/pictures/picture.ts';
export type {
  Ask,
  DraftQuestion,
  Letter,
  ListedQuiz,
  PublicQuestion,
  PublicQuiz,
  Quiz,
  QuizQuestion,
  QuizSettings,
  QuizStatus,
  QuizSummary,
} from './quizzes/quiz.ts';
export type {
  DropReason,
  GradedAnswer,
  QuestionStats,
  QuizStats,
  Regrade,
  ShareableQuiz,
  SubmissionResult,
  TakerResult,
  Weakness,
} from './quizzes/results.ts';
export type { QuizTemplate, TemplateCourse } from './quizzes/templates.ts';
export type {
  Coverage,
  CoverageJudged,
  CoveragePassage,
  CoverageRow,
  CoverageSummary,
} from './sprints/coverage/schemas.ts';
export type {
  LessonSource,
  LessonTerm,
  OpenQuestion,
  RichQuestion,
  SprintCoverage,
  SprintDay,
  SprintGeneration,
  SprintLesson,
  SprintVideo,
  SprintWeek,
} from './sprints/parts.ts';
export type {
  LearningPath,
  LearningStyle,
  Material,
  NewPath,
  SprintCard,
  SprintCount,
  SprintPreview,
  SprintStatus,
} from './sprints/schemas.ts';
export type { ChatMessage, MarkReason, TutorCitation, TutorReply } from './tutor/schemas.ts';
