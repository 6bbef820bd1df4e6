import { z } from 'zod';
import { operation } from '../../http/operation.ts';
import { importMaxCharacters } from '../accepted.ts';
import { DraftQuestionSchema } from '../quiz.ts';
import { fileLimit, quizBodyLimit } from './limits.ts';
import { QuizParams } from './params.ts';

const ExportQuery = z.object({
  format: z
    .enum(['text', 'gift', 'csv', 'qti', 'qti3', 'cartridge', 'moodle', 'pdf'])
    .describe(
      '`qti` is a QTI 2.1 package, `qti3` one of QTI 3.0, `cartridge` a Common Cartridge 1.1, `moodle` Moodle XML, `pdf` is Pro; its answer key has pages of its own.',
    ),
});

export const exchangeOperations = {
  importQuestions: operation({
    summary: 'Read questions from text, GIFT, CSV, Moodle XML or QTI without saving them; each fault names its line',
    body: z.object({
      format: z
        .enum(['text', 'gift', 'csv', 'moodle', 'qti'])
        .describe(
          '`text` is numbered questions, A to D, `Correct: X`; `moodle` Moodle XML; `qti` QTI 1.2, 2 or 3, or a Common Cartridge: which it is, the file says.',
        ),
      content: z
        .string()
        .max(importMaxCharacters, `At most ${importMaxCharacters.toLocaleString('en')} characters`)
        .describe('The content of the file; a package (zip) in base64.'),
    }),
    response: z.object({
      questions: z.array(DraftQuestionSchema).describe('What could be read, at most 100; ready to be saved.'),
      faults: z
        .array(
          z.object({
            line: z.number().int().describe('Counted from 1.'),
            number: z.number().int().optional().describe('Of the question in a package, counted from 1.'),
            message: z.string().describe('What is wrong.'),
          }),
        )
        .describe('What could not, at most 100.'),
      left_out: z
        .number()
        .int()
        .optional()
        .describe('How much else is in a Common Cartridge, such as pages and links; none of it is read.'),
    }),
    bodyLimit: quizBodyLimit,
    errors: ['file_too_slow'],
    limit: fileLimit,
  }),
  exportQuiz: operation({
    summary: 'The quiz as a file for other programs or for the printer',
    params: QuizParams,
    query: ExportQuery,
    raw: 'application/octet-stream',
    errors: ['pro_required'],
    limit: { max: 300, per: 'hour' },
  }),
  exportLosses: operation({
    summary: 'What a file of a format does not say of the quiz as it is here',
    params: QuizParams,
    query: ExportQuery,
    response: z.object({
      losses: z.array(
        z.object({
          number: z.number().int().describe('Of the question, counted from 1.'),
          message: z.string().describe('What becomes of it, and why.'),
        }),
      ),
    }),
  }),
};
