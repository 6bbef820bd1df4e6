import { dashboardTexts } from '../../texts/en/dashboard.ts';
import { NoSprintsArt } from '../../ui/art/empty-art.tsx';
import { EmptyPage } from '../page/empty-page.tsx';

export default function DashboardPage() {
  return <EmptyPage title={dashboardTexts.title} text={dashboardTexts.empty} art={<NoSprintsArt />} />;
}
