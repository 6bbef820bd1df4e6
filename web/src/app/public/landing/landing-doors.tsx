import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { c, Leaf, Rings } from '../../../ui/art/motifs.tsx';
import { landingTexts } from '../texts/landing.ts';

/** Who is this for? Nobody should have to scroll to find out. Studying begins with reading, teaching with an account. */
export function LandingDoors() {
  const { study, teach } = landingTexts.doors;
  return (
    <div className="grid w-full max-w-xl grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
      <Door to="/library" isOtherDocument title={study.title} text={study.text}>
        <DoorArt fill={c.green}>
          <g transform="rotate(45 24 24)">
            <Leaf x={24} y={47} length={46} width={28} fill={c.cream} vein={c.green} />
          </g>
        </DoorArt>
      </Door>
      <Door to="/signup?focus=teach" title={teach.title} text={teach.text}>
        <DoorArt fill={c.night}>
          <Rings x={24} y={24} r={19} fills={[c.amber, c.night, c.amber]} />
        </DoorArt>
      </Door>
    </div>
  );
}

interface DoorProps {
  to: string;
  /** Pages of the library have a document of their own. */
  isOtherDocument?: boolean;
  title: string;
  text: string;
  children: ReactNode;
}

function Door({ to, isOtherDocument = false, title, text, children }: DoorProps) {
  return (
    <Link
      to={to}
      reloadDocument={isOtherDocument}
      className="flex min-w-0 flex-col gap-1.5 rounded-card bg-surface p-3 text-ink no-underline hover:bg-sunken sm:p-4"
    >
      <span className="flex flex-wrap items-center gap-2.5">
        {children}
        <span className="whitespace-nowrap font-bold font-heading text-lg">{title}</span>
        <ChevronRight aria-hidden className="ml-auto size-5 shrink-0 max-sm:hidden" />
      </span>
      <span className="text-ink-soft text-sm">{text}</span>
    </Link>
  );
}

function DoorArt({ fill, children }: { fill: string; children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className="size-9 shrink-0">
      <rect width="48" height="48" rx="7" fill={fill} />
      {children}
    </svg>
  );
}
