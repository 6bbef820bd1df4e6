import { z } from 'zod';
import { TypedKeySchema } from '../typed-key.ts';

/** A past paper and its questions, as the owner sees them. */

export const longest = { question: 4000, option: 1000, answer: 4000, topic: 120, number: 20 } as const;
export const mostOptions = 12;

export const PaperKindSchema = z.enum(['test', 'examination', 'exercise']);

export const PaperKeyStatusSchema = z
  .enum(['printed', 'own', 'shared', 'model', 'none'])
  .describe(
    'Where the key comes from: the file, its owner, whoever shared the paper, a model whose answer a second call agreed with, nowhere.',
  );
export type PaperKeyStatus = z.output<typeof PaperKeyStatusSchema>;

/** How a question without options is answered, in its owner's word. */
export const AnswerKindSchema = z
  .enum(['number', 'expression', 'set', 'word', 'own_words'])
  .nullable()
  .describe(
    'Typed and judged as such; `own_words`: the learner marks it; null: typed where the key says how beyond doubt.',
  );
export type AnswerKind = z.output<typeof AnswerKindSchema>;

export const PaperOptionSchema = z.object({
  id: z.string().describe('Stays the same wherever the option stands; keys and answers name it.'),
  label: z.string().describe('As printed: A, b, (c).'),
  text: z.string(),
});

export const PaperQuestionSchema = z.object({
  kind: z.literal('question'),
  id: z.string(),
  number: z.string().describe('As printed: 7, 2(a)(ii); may be empty.'),
  section: z.string().nullable().describe('The section that it stands in, with its instruction.'),
  stem: z.string().nullable().describe('What several questions share: a table, a passage.'),
  text: z.string(),
  options: z.array(PaperOptionSchema),
  key: z.string().nullable().describe('The id of the right option.'),
  answer: z.string().nullable().describe('The right answer in words, of a question without options.'),
  answer_kind: AnswerKindSchema.optional(),
  typed: TypedKeySchema.optional().describe('Where the answer is typed: what judges it.'),
  key_status: PaperKeyStatusSchema,
  explanation: z
    .object({ text: z.string(), by: z.enum(['paper', 'own', 'shared', 'model']).describe('Who says so.') })
    .nullable(),
  marks: z.number().nullable(),
  page: z.number().int().nullable(),
  topic: z.string().nullable().describe('Of the course; null where it has none.'),
  topic_is_own: z.boolean().describe('The owner chose the topic, or that there is none.'),
  topic_choices: z.array(z.string()).describe('The likeliest topics, the likeliest first.'),
  doubts: z.array(z.string()).describe('In words: “Two numbers 7”. Empty once its owner said that it is fine.'),
  printed: z.string().describe('Its lines as they stand in the file; empty unless asked for.'),
  same: z.string().describe('Equal for the same question in other papers.'),
  parted: z.boolean().describe('The owner parted it from those that seemed the same.'),
});
export type PaperQuestion = z.output<typeof PaperQuestionSchema>;

export const StrayLineSchema = z.object({
  kind: z.literal('stray'),
  id: z.string(),
  text: z.string().describe('What was not understood, as it stood.'),
  page: z.number().int().nullable(),
});
export type StrayLine = z.output<typeof StrayLineSchema>;

export const PaperItemSchema = z.discriminatedUnion('kind', [PaperQuestionSchema, StrayLineSchema]);
export type PaperItem = z.output<typeof PaperItemSchema>;

export const PaperFacts = {
  course: z.string().describe('Its code or name as the owner has it; empty where nobody knows.'),
  kind: PaperKindSchema,
  year: z.string().nullable().describe('2023/2024, or 2024.'),
  semester: z.string().nullable().describe('First, Harmattan …'),
};

export const PaperLinkSchema = z.object({
  path: z.string().describe('Of the public page on this origin, such as `/paper/…`; changes when it is renewed.'),
  status: z
    .enum(['open', 'closed', 'taken_down'])
    .describe('`closed` by its owner, `taken_down` by who runs this server: then only the owner sees the page.'),
});
export type PaperLink = z.output<typeof PaperLinkSchema>;

const count = z.number().int().describe('How many questions.');

const PaperSummarySchema = z.object({
  id: z.string(),
  ...PaperFacts,
  course_title: z.string().nullable().describe('Where the course is in the catalogue.'),
  course_slug: z.string().nullable().describe('The address of its lessons, where the library has some.'),
  filename: z.string().nullable().describe('Null of a paper that was typed or pasted.'),
  version: z.number().int().describe('Grows with every change; who has this one need not load it again.'),
  questions: count,
  doubtful: z.number().int().describe('Questions with doubts, and lines that were not understood.'),
  keys: z.object({ printed: count, own: count, shared: count, model: count, none: count }),
  topics: z.array(z.object({ topic: z.string().nullable(), questions: count })),
  missed: z.array(z.string()).describe('Ids of the questions whose last answer was wrong.'),
  link: PaperLinkSchema.nullable().describe('Null until its owner shares it.'),
  created_at: z.iso.datetime(),
});
export type PaperSummary = z.output<typeof PaperSummarySchema>;

export const LastChangeSchema = z
  .object({
    do: z.enum(['key', 'topic', 'edit', 'split', 'join', 'fine', 'part', 'ask', 'delete', 'solve', 'answers']),
    number: z.string().describe('Of the question; empty where it has none.'),
  })
  .nullable()
  .describe('What the last change was, while it can be undone.');

const QuestionHelpSchema = z.object({
  question_id: z.string(),
  lesson: z
    .object({
      name: z.string().describe('As addresses have it: quadratic-equations.'),
      title: z.string(),
      week: z.number().int(),
      day: z.number().int().describe('Within the week.'),
      section: z
        .string()
        .nullable()
        .describe('The heading of the part that comes nearest; null where none stands out.'),
    })
    .nullable()
    .describe('The lesson of the library about its topic.'),
  worked: z
    .object({
      option_id: z.string().describe('The option that is right by us.'),
      html: z.string().describe('Why, as safe HTML.'),
    })
    .nullable()
    .describe('Our own explanation, where it is a question of our bank word for word. It is not in the paper.'),
});
export type QuestionHelp = z.output<typeof QuestionHelpSchema>;

export const PaperSchema = PaperSummarySchema.extend({
  document_id: z.string().nullable().describe('The document that it was read from; null where it came by another way.'),
  minutes: z.number().int().nullable().describe('How long it is set for, where its head says so.'),
  items: z.array(PaperItemSchema).describe('In the order of the paper.'),
  help: z
    .array(QuestionHelpSchema)
    .describe('What the library has for its questions; one that it has nothing for is left out.'),
  course_topics: z.array(z.string()).describe('What its questions can be about.'),
  undo: LastChangeSchema,
});
export type Paper = z.output<typeof PaperSchema>;

export const PaperListSchema = z.object({
  papers: z.array(PaperSummarySchema).describe('The newest year first.'),
  max: z.number().int().describe('How many papers the plan allows.'),
});
export type PaperList = z.output<typeof PaperListSchema>;
