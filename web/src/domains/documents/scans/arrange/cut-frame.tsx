import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { type Corners, moveCorner, type Point } from '../picture/corners.ts';
import { afterTurns, type Size, type Turns } from '../picture/lay-flat.ts';
import { scansTexts } from '../texts.ts';

const { corners: names, keys } = scansTexts.cut;
const cornerNames = [names.topLeft, names.topRight, names.bottomRight, names.bottomLeft];

const STEP = 0.01;
const LARGE_STEP = 0.05;
const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where a place of the photograph is seen after quarter turns to the right. */
const seen: Readonly<Record<Turns, (at: Point) => Point>> = {
  0: (at) => at,
  1: ({ x, y }) => ({ x: 1 - y, y: x }),
  2: ({ x, y }) => ({ x: 1 - x, y: 1 - y }),
  3: ({ x, y }) => ({ x: y, y: 1 - x }),
};
const unseen = (turns: Turns) => seen[((4 - turns) % 4) as Turns];

interface CutFrameProps {
  src: string;
  alt: string;
  /** In the photograph as it was taken, whichever way it is turned here. */
  corners: Corners;
  turns: Turns;
  onChange: (corners: Corners) => void;
}

/** The photograph, darkened outside the page; each corner is a handle for the finger and for the arrow keys. */
export function CutFrame({ src, alt, corners, turns, onChange }: CutFrameProps) {
  const [size, setSize] = useState<Size>({ width: 3, height: 4 });
  const frame = useRef<HTMLDivElement>(null);
  const hint = useId();
  const box = afterTurns(size, turns);
  const points = corners.map(seen[turns]);
  const outline = points.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ');

  const put = (which: number, at: Point) => onChange(moveCorner(corners, which, unseen(turns)(at)));
  const drag = (which: number) => (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !frame.current) return;
    const { left, top, width, height } = frame.current.getBoundingClientRect();
    put(which, { x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  const press = (which: number) => (event: KeyboardEvent) => {
    const way = directions[event.key];
    const at = points[which];
    if (!way || !at) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    put(which, { x: at.x + way.x * step, y: at.y + way.y * step });
  };
  return (
    <div className="flex justify-center px-3">
      <p id={hint} className="sr-only">
        {keys}
      </p>
      <div
        ref={frame}
        className="relative w-full touch-none select-none"
        style={{ aspectRatio: `${box.width} / ${box.height}`, maxWidth: `calc(42dvh * ${box.width / box.height})` }}
      >
        <img
          src={src}
          alt={alt}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
          className="absolute top-1/2 left-1/2 max-w-none"
          style={{
            width: `${turns % 2 === 0 ? 100 : (box.height / box.width) * 100}%`,
            transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
          }}
        />
        <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
          <path
            d={`M0 0H100V100H0Z M${outline.replaceAll(' ', ' L')}Z`}
            fill="#14120d"
            fillOpacity={0.55}
            fillRule="evenodd"
          />
          <polygon points={outline} fill="none" stroke="#f2a81d" strokeWidth={2} vectorEffect="non-scaling-stroke" />
        </svg>
        {points.map(({ x, y }, which) => (
          <button
            key={cornerNames[which]}
            type="button"
            aria-label={cornerNames[(which + turns) % 4]}
            aria-describedby={hint}
            className="-translate-1/2 absolute grid size-11 cursor-grab touch-none place-items-center rounded-pill"
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag(which)}
            onKeyDown={press(which)}
          >
            <span aria-hidden className="size-5 rounded-pill border-2 border-on-accent bg-accent" />
          </button>
        ))}
      </div>
    </div>
  );
}
