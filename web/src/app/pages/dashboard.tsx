import { StudentHome } from '../home/student-home.tsx';

/** Home. */
export default function DashboardPage() {
  return <StudentHome />;
}
