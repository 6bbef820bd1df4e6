import { ChartNoAxesColumn, FileText, House, Layers, LibraryBig, type LucideIcon } from 'lucide-react';

export interface Place {
  to: string;
  text: 'home' | 'review' | 'library' | 'documents' | 'assessments' | 'community' | 'progress' | 'settings';
  Icon: LucideIcon;
}

/** Where a learner goes most: on a phone the bar at the foot, elsewhere the head of the sidebar. */
export const places: Place[] = [
  { to: '/dashboard', text: 'home', Icon: House },
  { to: '/reviews', text: 'review', Icon: Layers },
  { to: '/library', text: 'library', Icon: LibraryBig },
  { to: '/studentassessments', text: 'documents', Icon: FileText },
  { to: '/progress', text: 'progress', Icon: ChartNoAxesColumn },
];
