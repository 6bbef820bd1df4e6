import { editingOperations } from './operations/editing.ts';
import { exchangeOperations } from './operations/exchange.ts';
import { linksOperations } from './operations/links.ts';
import { makingOperations } from './operations/making.ts';
import { resultsOperations } from './operations/results.ts';
import { takingOperations } from './operations/taking.ts';
import { templateOperations } from './templates.ts';

export const quizzesOperations = {
  ...templateOperations,
  ...makingOperations,
  ...editingOperations,
  ...exchangeOperations,
  ...linksOperations,
  ...resultsOperations,
  ...takingOperations,
};
