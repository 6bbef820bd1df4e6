import { drawLine, type FollowSlip, type LineVerdict, type WorkingTask } from '@akada/answers/follow';
import { workingTexts as texts } from '../../../texts/en/working.ts';
import { RichText } from '../../prose.tsx';

interface FormulaProps {
  kind: WorkingTask['kind'];
  text: string;
}

/** Drawn where it can be: a term with its sign stands as it is. */
export function Formula({ kind, text }: FormulaProps) {
  const drawn = drawLine(kind, text.replace(/^\+/, ''));
  if (!drawn) return <span>{text}</span>;
  return (
    <>
      {text.startsWith('+') ? '+' : null}
      <RichText html={drawn} />
    </>
  );
}

interface WithFormulasProps {
  /** With {was}, {is}, {became}, {root} and {by} where a formula goes. */
  text: string;
  task: WorkingTask;
  parts: Partial<Omit<FollowSlip, 'kind'>>;
}

export function WithFormulas({ text, task, parts }: WithFormulasProps) {
  return text.split(/(\{\w+\})/).map((piece, index) => {
    const formula = parts[piece.slice(1, -1) as keyof typeof parts];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence stay where they are
    return piece.startsWith('{') && formula ? <Formula key={index} kind={task.kind} text={formula} /> : piece;
  });
}

function sentenceOf(slip: FollowSlip | undefined): string {
  if (!slip) return texts.unknown;
  if (slip.kind === 'lost root' && slip.by) return texts.divided;
  if (slip.kind === 'became' && slip.is) return texts.becameButIs;
  return texts.slips[slip.kind];
}

/** What went wrong in a line, with the very numbers. */
export function SaidSlip({ task, verdict }: { task: WorkingTask; verdict: LineVerdict }) {
  const slip = verdict.is === 'slips' ? verdict.slip : undefined;
  return <WithFormulas text={sentenceOf(slip)} task={task} parts={slip ?? {}} />;
}
