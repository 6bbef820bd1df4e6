import { z } from 'zod';
import { operation } from '../../http/operation.ts';

export const browserErrorsOperations = {
  report: operation({
    summary: 'Tell whoever runs this server that a page broke; nothing about the person is kept',
    body: z.object({
      message: z.string().min(1).max(300).describe('What the browser said.'),
      place: z.string().max(200).describe('The file and line of our own script, or empty.'),
      page: z.string().max(200).describe('The path of the page, without what follows a question mark.'),
    }),
    status: 202,
    response: z.object({ noted: z.boolean().describe('Whether it was counted: there is a bound.') }),
    limit: { max: 60, per: 'hour' },
    bodyLimit: 4096,
  }),
};
