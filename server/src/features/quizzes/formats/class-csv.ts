import type { ClassList } from '@akada/contract';
import { byteOrderMark, csvLine, harmless } from '../../../platform/csv-line.ts';

const header = ['Number', 'Name', 'Group', 'Score', 'Correct', 'Questions', 'Attempts', 'Late', 'Submitted', 'Remark'];

type Standing = NonNullable<ClassList['students'][number]['result']>;

const cellsOf = (result: Standing | null) =>
  result
    ? [
        result.score,
        result.correctAnswers,
        result.totalQuestions,
        result.attempts,
        result.is_late ? 'yes' : '',
        result.submitted_at,
      ]
    : ['', '', '', '', '', ''];

/** The class in the order of its list, the missing ones included, then results of nobody in it. */
export function writeClassCsv({ students, unlisted }: ClassList): string {
  const lines = [
    ...students.map(({ number, name, group, result }) =>
      csvLine([...[number, name, group].map(harmless), ...cellsOf(result), result ? '' : 'missing']),
    ),
    ...unlisted.map((result) =>
      csvLine([harmless(result.number), harmless(result.name), '', ...cellsOf(result), 'not in the list']),
    ),
  ];
  return `${byteOrderMark}${[csvLine(header), ...lines].join('\r\n')}\r\n`;
}
