import {
  ChartNoAxesColumn,
  FileText,
  House,
  Layers,
  LibraryBig,
  ListChecks,
  type LucideIcon,
  Settings,
  Users,
} from 'lucide-react';
import { cx } from '../cx.ts';

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

/** The whole menu. */
export const menuPlaces: Place[] = [
  ...places,
  { to: '/assessments', text: 'assessments', Icon: ListChecks },
  { to: '/community', text: 'community', Icon: Users },
  { to: '/settings', text: 'settings', Icon: Settings },
];

/** The look of an entry of the menu. */
export const menuLook = (isHere: boolean) =>
  cx(
    'flex min-h-12 items-center gap-3 rounded-control px-3 font-semibold transition-colors',
    isHere ? 'bg-primary-soft text-on-primary-soft' : 'text-ink-soft hover:bg-sunken hover:text-ink',
  );
