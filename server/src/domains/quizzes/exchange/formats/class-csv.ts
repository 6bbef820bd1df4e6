import type { ClassList } from '@akada/contract';
import { byteOrderMark, csvLine, harmless } from '../../../../platform/csv-line.ts';
import { localMoments } from './local-moment.ts';

const about = ['Number', 'Name', 'Group', 'Score', 'Correct', 'Questions', 'Attempts', 'Late'];

type Standing = NonNullable<ClassList['students'][number]['result']>;

const cellsOf = (result: Standing | null, write: (moment: Date) => string) =>
  result
    ? [
        result.score,
        result.correctAnswers,
        result.totalQuestions,
        result.attempts,
        result.is_late ? 'yes' : '',
        write(new Date(result.submitted_at)),
      ]
    : ['', '', '', '', '', ''];

/** The class in the order of its list, the missing ones included, then results of nobody in it. */
export function writeClassCsv({ students, unlisted }: ClassList, timezone: string): string {
  const { column, write } = localMoments(timezone);
  const header = [...about, column('Submitted'), 'Remark'];
  const lines = [
    ...students.map(({ number, name, group, result }) =>
      csvLine([...[number, name, group].map(harmless), ...cellsOf(result, write), result ? '' : 'missing']),
    ),
    ...unlisted.map((result) =>
      csvLine([harmless(result.number), harmless(result.name), '', ...cellsOf(result, write), 'not in the list']),
    ),
  ];
  return `${byteOrderMark}${[csvLine(header), ...lines].join('\r\n')}\r\n`;
}
