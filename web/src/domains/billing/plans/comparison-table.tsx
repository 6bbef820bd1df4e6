import { Check, Minus } from 'lucide-react';
import { Table } from '../../../ui/table.tsx';
import { billingTexts } from './texts.ts';

const texts = billingTexts.plans.table;

type Value = boolean | string;
interface Row {
  name: string;
  free: Value;
  pro: Value;
}

const rows: Row[] = [
  { name: texts.sprints, free: texts.three, pro: texts.unlimited },
  { name: texts.lessons, free: true, pro: true },
  { name: texts.shared, free: true, pro: true },
  { name: texts.assessments, free: texts.standard, pro: texts.advanced },
  { name: texts.quizzes, free: false, pro: true },
  { name: texts.priority, free: false, pro: true },
  { name: texts.pdf, free: false, pro: true },
];
const groupRow: Row = { name: texts.group, free: false, pro: true };

/** The two plans line by line. */
export function ComparisonTable({ hasGroup }: { hasGroup: boolean }) {
  return (
    <Table
      caption={texts.caption}
      headings={[texts.feature, billingTexts.plans.free.name, billingTexts.plans.pro.name]}
    >
      {[...rows, ...(hasGroup ? [groupRow] : [])].map(({ name, free, pro }) => (
        <tr key={name}>
          <td className="font-medium">{name}</td>
          <Cell value={free} />
          <Cell value={pro} />
        </tr>
      ))}
    </Table>
  );
}

function Cell({ value }: { value: Value }) {
  if (typeof value === 'string') return <td>{value}</td>;
  const Sign = value ? Check : Minus;
  return (
    <td>
      <Sign aria-hidden className={value ? 'size-5 text-success' : 'size-5 text-ink-faint'} />
      <span className="sr-only">{value ? texts.yes : texts.no}</span>
    </td>
  );
}
