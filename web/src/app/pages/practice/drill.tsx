import { useParams } from 'react-router';
import { DrillView } from '../../../domains/practice/drills/drill-view.tsx';
import { PageHeading } from '../../page/page-heading.tsx';

/** A day of a sprint to practise until it sticks. */
export default function DrillPage() {
  const { uniqueId = '', day = '' } = useParams();
  return (
    <DrillView
      key={`${uniqueId} ${day}`}
      place={{ sprintId: uniqueId, day: Number(day) || 1 }}
      heading={(title) => <PageHeading title={title} className="text-lg" />}
    />
  );
}
