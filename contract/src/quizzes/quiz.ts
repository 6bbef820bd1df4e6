import { z } from 'zod';
import { TypedKeySchema, TypedWishSchema } from '../typed-key.ts';
import { DraftPictureSchema, QuestionPictureSchema } from './pictures/picture.ts';

/** What a quiz is to its owner, and, without any answer, to everyone else. */

/** As long as a paper examination; the documents' selector ends at 30. */
const maxQuestions = 100;

const emptyText = 'Please write something here';
const Text = (max: number) => z.string().trim().min(1, emptyText).max(max, `At most ${max} characters`);

export const LetterSchema = z.enum(['A', 'B', 'C', 'D']).describe('The letter of an option.');
export type Letter = z.output<typeof LetterSchema>;

export const QuizTitle = Text(200).describe('What takers read above the questions.');

const OptionSchema = z.object({
  label: LetterSchema,
  text: z.string().describe('What the option says.'),
});

export const QuestionSourceSchema = z.object({
  document_id: z.string().describe('The document it was made from.'),
  section_id: z.string().describe('The section to open; see GET /documents/{id}/sections/{section_id}.'),
  heading_path: z.array(z.string()).describe('The headings above the place, the outermost first.'),
  sentence: z.string().nullable().describe('The words of the document that the question rests on.'),
  page: z.number().nullable().describe('The page, where the document has pages.'),
  slide: z.number().nullable().describe('The slide, where the document has slides.'),
  sheet: z.string().nullable().describe('The sheet, where the document has sheets.'),
  engine: z.enum(['embedded', 'model']).describe('Who made the question.'),
});

const RichTexts = {
  question: z.string().describe('The question.'),
  options: z.array(z.string()).describe('Each option, in its order.'),
};
export const RichTextsSchema = z.object(RichTexts);

/** A question as everyone may see it. */
export const PublicQuestionSchema = z.object({
  id: z.string().describe('Names the question in a submission; the same in every attempt.'),
  question: z.string().describe('The question.'),
  options: z
    .array(OptionSchema)
    .describe('Two to four options, in the order of this attempt; none where the answer is typed.'),
  picture: QuestionPictureSchema.optional().describe('Only where the question has one.'),
  typed: TypedWishSchema.optional().describe('Only where the answer is typed: what is wanted, without its key.'),
  html: RichTextsSchema.optional().describe('Its texts as safe HTML, where they hold formulas.'),
});
export type PublicQuestion = z.output<typeof PublicQuestionSchema>;

export const QuizQuestionSchema = PublicQuestionSchema.extend({
  correct_answer: LetterSchema.nullable().describe('The letter of the right option; null where the answer is typed.'),
  typed: TypedKeySchema.optional().describe('Only where the answer is typed: what judges it.'),
  explanation: z.string().describe('Why it is right; may be empty.'),
  template_id: z
    .string()
    .optional()
    .describe(
      'Only where every student gets other numbers: what they are drawn from. Its texts have those of one draw.',
    ),
  html: RichTextsSchema.extend({
    explanation: z.string().describe('Why it is right.'),
    mistakes: z.array(z.string()).describe('What is believed, for each option where that is known.'),
  })
    .optional()
    .describe('Its texts as safe HTML, where they hold formulas.'),
  mistakes: z
    .array(z.string())
    .describe('For each option: what who chooses it believes, shown after the answer; empty where nothing is known.'),
  difficulty: z.enum(['easy', 'medium', 'hard']).nullable().describe('As judged when it was made; null for own ones.'),
  source: QuestionSourceSchema.nullable().describe('Null where the owner wrote or imported it.'),
  is_draft: z.boolean().describe('Machine-made, and not yet kept by its owner.'),
});
export type QuizQuestion = z.output<typeof QuizQuestionSchema>;

type WrittenQuestion = {
  question: string;
  template_id?: string | undefined;
  options: readonly { text: string }[];
  correct_answer?: Letter | null | undefined;
  typed?: unknown;
};

/** A question is chosen or typed: what belongs to the other kind is refused, so that nothing is lost unseen. */
function faultOf(written: WrittenQuestion): [path: string, message: string] | null {
  const { question, options, correct_answer, typed, template_id } = written;
  if (template_id !== undefined) return null;
  if (!question) return ['question', emptyText];
  if (typed) {
    if (options.length > 0) return ['options', 'A typed question has no options'];
    return correct_answer ? ['correct_answer', 'A typed question has no letter as its answer'] : null;
  }
  if (options.length < 2) return ['options', 'A question needs at least two options'];
  if (!correct_answer || 'ABCD'.indexOf(correct_answer) >= options.length) {
    return ['correct_answer', 'The right answer must be one of the options'];
  }
  const isDouble = new Set(options.map(({ text }) => text.toLowerCase())).size < options.length;
  return isDouble ? ['options', 'Two options are the same'] : null;
}

/** A question as the owner writes or imports it. */
export const DraftQuestionSchema = z
  .object({
    id: z.string().max(64).optional().describe('Of the question that this one replaces; left out for a new one.'),
    template_id: z
      .string()
      .max(200)
      .optional()
      .describe(
        'A question of the library whose numbers are drawn; see GET /quizzes/templates. All else is then its own.',
      ),
    question: z.string().trim().max(2000, 'At most 2000 characters').default('').describe('The question.'),
    options: z
      .array(z.object({ label: LetterSchema.optional(), text: Text(1000) }))
      .max(4, 'A question can have up to four options')
      .default([])
      .describe(
        'Two to four, lettered A to D by their order, whatever labels are sent; none where the answer is typed.',
      ),
    correct_answer: LetterSchema.nullable()
      .default(null)
      .describe('The letter of the right option, by the order sent; null where the answer is typed.'),
    typed: TypedKeySchema.optional().describe('Only where the answer is typed: what judges it.'),
    explanation: z.string().trim().max(4000, 'At most 4000 characters').default('').describe('Why it is right.'),
    mistakes: z
      .array(z.string().trim().max(1000, 'At most 1000 characters'))
      .max(4)
      .optional()
      .describe(
        'For each option: what is said to who chooses it. Left out, what is known stays while options and key do.',
      ),
    picture: DraftPictureSchema.optional().describe('Only where it has one; one of the owner’s own.'),
  })
  .superRefine((question, context) => {
    const [path, message] = faultOf(question) ?? [];
    if (path && message) context.addIssue({ code: 'custom', path: [path], message });
  });
export type DraftQuestion = z.output<typeof DraftQuestionSchema>;

export const DraftQuestions = z
  .array(DraftQuestionSchema)
  .min(1, 'A quiz needs at least one question')
  .max(maxQuestions, `A quiz can have up to ${maxQuestions} questions`);

const AskSchema = z.enum(['no', 'optional', 'required']);
export type Ask = z.output<typeof AskSchema>;

const LayoutSchema = z.enum(['page', 'room']);

export const QuizSettingsSchema = z.object({
  time_limit_minutes: z.number().int().min(1).max(600).nullable().describe('Null: as long as it takes.'),
  opens_at: z.iso.datetime({ offset: true }).nullable().describe('Nobody sees the questions before; null: at once.'),
  closes_at: z.iso.datetime({ offset: true }).nullable().describe('Nobody can begin afterwards; null: stays open.'),
  shuffle_questions: z.boolean().describe('Each attempt has the questions in an order of its own.'),
  shuffle_options: z.boolean().describe('Each attempt has the options in an order of its own.'),
  attempts: z
    .enum(['one', 'many'])
    .describe('`one` counts per e-mail address: a courtesy, not a lock, since anyone can type another address.'),
  show_answers: z
    .enum(['at_once', 'after_close', 'never'])
    .describe('When takers see the right options and the explanations.'),
  show_lecturer_email: z.boolean().describe('Whether takers see the owner’s address; otherwise requests are relayed.'),
  ask_number: AskSchema.describe('Whether takers are asked for their matriculation number.'),
  ask_group: AskSchema.describe('Whether takers are asked for their group or department.'),
  layout: LayoutSchema.describe('`room`: one question a screen, as in a computer-based test.'),
  calculator: z.boolean().describe('Whether the examination room has a plain calculator.'),
});
export type QuizSettings = z.output<typeof QuizSettingsSchema>;

const QuizStatusSchema = z
  .enum(['open', 'scheduled', 'ended', 'closed', 'taken_down'])
  .describe(
    '`scheduled` before opens_at, `ended` after closes_at, `closed` by its owner, `taken_down` by who runs this server.',
  );
export type QuizStatus = z.output<typeof QuizStatusSchema>;

export const QuizSummarySchema = z.object({
  quiz_id: z.string().describe('Random and permanent.'),
  title: z.string().describe('Unless changed, the file’s name without its ending.'),
  link: z.string().describe('Path of the public page on this origin, such as `/quiz/…`; changes when it is renewed.'),
  status: QuizStatusSchema,
  question_count: z.number().int().describe('How many questions it has now.'),
  draft_count: z.number().int().describe('How many of them are drafts; see GET /quizzes/{id}/drafts.'),
  asks_before_sharing: z
    .boolean()
    .describe('It holds drafts, and its owner has not yet said that it may be shared so.'),
  is_practice: z
    .boolean()
    .describe('Its settings are those of practice, not of an examination: it may leave as one file, without its keys.'),
  attempts: z.number().int().describe('Submissions so far.'),
  document_ids: z.array(z.string()).describe('What it was made from; empty for own questions.'),
  created_at: z.iso.datetime().describe('When it was made.'),
  updated_at: z.iso.datetime().describe('When its owner last changed it.'),
});
export type QuizSummary = z.output<typeof QuizSummarySchema>;

/** What the home of somebody who teaches says of a quiz. */
export const ListedQuizSchema = QuizSummarySchema.extend({
  average_score: z.number().nullable().describe('Percent, to one decimal; null before the first submission.'),
  opens_at: z.iso.datetime().nullable().describe('When it opens, if that is set.'),
  closes_at: z.iso.datetime().nullable().describe('When it closes, if that is set.'),
  closed_at: z.iso.datetime().nullable().describe('When its owner closed it; null while it is not closed by them.'),
  wanted_count: z.number().int().describe('How many questions it shall have.'),
  drafts_to_see: z.number().int().describe('Drafts in it and those that wait for a place.'),
  weak_questions: z.number().int().describe('Questions that its statistics call weak, from ten submissions on.'),
  class_list: z
    .object({
      size: z.number().int().describe('How many students it names.'),
      handed_in: z.number().int().describe('How many of them have handed in, by their numbers.'),
    })
    .nullable()
    .describe('The class that it is for; null where it has no list.'),
  live: z
    .object({
      began: z.number().int().describe('How often somebody began in the last hour, as far as browsers said so.'),
      handed_in: z.number().int().describe('Submissions of the last hour.'),
    })
    .nullable()
    .describe('It is open, and somebody began or handed in within the last hour; null otherwise.'),
});
export type ListedQuiz = z.output<typeof ListedQuizSchema>;

export const QuizSchema = QuizSummarySchema.extend({
  view: z.literal('owner').describe('This is the owner’s view; takers get `taker`.'),
  version: z.number().int().describe('Sent back with a change, so that two editors do not erase each other’s work.'),
  settings: QuizSettingsSchema,
  reason: z
    .string()
    .nullable()
    .describe('Why it was made with fewer questions than were asked for; null where it was not.'),
  note: z.string().nullable().describe('That the built-in teacher took over when it was made, say.'),
  quiz_content: z.object({ questions: z.array(QuizQuestionSchema).describe('In the owner’s order.') }),
  formatted_quiz: z.string().describe('The same as text: numbered questions, lettered options, `Correct: X`.'),
  lecturer_email: z.string().nullable().describe('What takers see; null unless the owner chose to show it.'),
  attempt_token: z.string().nullable().describe('For trying the quiz in this order; null while it is not open.'),
});
export type Quiz = z.output<typeof QuizSchema>;

export const PublicQuizSchema = z.object({
  view: z.literal('taker').describe('No answers here.'),
  quiz_id: z.string().describe('The id in the link.'),
  title: z.string().describe('What the quiz is called.'),
  lecturer_name: z.string().describe('Who made it.'),
  lecturer_email: z.string().nullable().describe('Only where the owner chose to show it; else requests are relayed.'),
  status: z.enum(['open', 'scheduled', 'ended']).describe('Only while it is open there are questions.'),
  opens_at: z.iso.datetime().nullable().describe('When it opens, if that is set.'),
  closes_at: z.iso.datetime().nullable().describe('When it closes, if that is set.'),
  time_limit_minutes: z
    .number()
    .int()
    .nullable()
    .describe('Counted from began_at; null: no limit. With a limit there are questions only for who says who begins.'),
  began_at: z.iso
    .datetime()
    .nullable()
    .describe('When the clock of this address started: at its first opening, whatever was opened since. Null before.'),
  attempts: z.enum(['one', 'many']).describe('How often one e-mail address may submit.'),
  show_answers: z.enum(['at_once', 'after_close', 'never']).describe('When the right options are shown.'),
  ask_number: AskSchema.describe('Whether it asks for the taker’s matriculation number.'),
  ask_group: AskSchema.describe('Whether it asks for the taker’s group or department.'),
  layout: LayoutSchema.describe('All questions on one page, or one a screen in the examination room.'),
  calculator: z.boolean().describe('Whether the examination room has a plain calculator.'),
  question_count: z.number().int().describe('How many questions it has.'),
  quiz_content: z.object({
    questions: z
      .array(PublicQuestionSchema)
      .describe('In the order of this attempt; empty unless open, and begun where it is timed.'),
  }),
  attempt_token: z
    .string()
    .nullable()
    .describe('Sent back with the answers; holds the order of this attempt and when it began. Null without questions.'),
  results_kept_months: z
    .number()
    .int()
    .describe('After so long, name, e-mail address, number and group of takers are removed.'),
  server_time: z.iso.datetime().describe('For the countdown, whatever the phone’s clock says.'),
});
export type PublicQuiz = z.output<typeof PublicQuizSchema>;
