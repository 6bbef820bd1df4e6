import { type ArtProps, c, Leaf, Lozenge, Rings, Scene, Tile, Waves } from './motifs.tsx';

/** Nothing to review: the sun over calm water, and everything put away. */
export function AllReviewedArt({ className }: ArtProps) {
  return (
    <Scene className={className} hem={c.indigo}>
      <Rings x={160} y={132} r={92} fills={[c.amber, c.ground, c.amber, c.ground, c.clay, c.amber]} />
      <rect y="132" width="320" height="80" fill={c.indigo} />
      {[176, 200].map((y, index) => (
        <Waves key={y} x={index * -8} y={y} count={22} r={8} stroke={c.cream} width={3.5} />
      ))}
      <path d="M96 132C104 154 132 162 160 162S216 154 224 132Z" fill={c.skin} />
      {[112, 136, 160, 184, 208].map((x, index) => (
        <Lozenge key={x} x={x} y={142} w={14} h={12} fill={index % 2 ? c.amber : c.cream} />
      ))}
      <Leaf x={160} y={132} length={66} width={34} fill={c.green} vein={c.cream} />
    </Scene>
  );
}

/** No cards: the first one still to be written, and those it will lie with. */
export function NoCardsArt({ className }: ArtProps) {
  return (
    <Scene className={className} hem={c.clay}>
      {[-26, -13, 13, 26].map((turn, index) => (
        <g key={turn} transform={`rotate(${turn} 160 206)`}>
          <rect x="116" y="48" width="88" height="128" rx="12" fill={index % 2 ? c.leaf : c.green} />
          <Rings x={160} y={82} r={20} fills={[c.cream, index % 2 ? c.leaf : c.green, c.cream]} />
        </g>
      ))}
      <rect x="112" y="40" width="96" height="140" rx="13" fill={c.ground} />
      <rect x="117" y="45" width="86" height="130" rx="10" fill={c.cream} />
      <path d="M132 72H188M132 92H172" stroke={c.ink} strokeWidth="6" strokeLinecap="round" opacity="0.3" />
      <circle cx="160" cy="134" r="24" fill={c.amber} />
      <path d="M160 122V146M148 134H172" stroke={c.ink} strokeWidth="6" strokeLinecap="round" />
    </Scene>
  );
}

/** No assessments: a sheet with its lines to tick, and the pen beside it. */
export function NoAssessmentsArt({ className }: ArtProps) {
  return (
    <Scene className={className} hem={c.green}>
      <rect x="84" y="34" width="132" height="170" rx="12" fill={c.indigo} />
      <rect x="94" y="50" width="112" height="144" rx="7" fill={c.cream} />
      <rect x="124" y="24" width="52" height="26" rx="9" fill={c.amber} />
      {[78, 106, 134, 162].map((y, index) => (
        <g key={y}>
          <Lozenge x={114} y={y} w={18} h={18} fill={index % 2 ? c.clay : c.green} />
          <Lozenge x={114} y={y} w={8} h={8} fill={c.cream} />
          <path
            d={`M134 ${y}H${index % 2 ? 176 : 190}`}
            stroke={c.ink}
            strokeWidth="5"
            strokeLinecap="round"
            opacity="0.3"
          />
        </g>
      ))}
      <g transform="rotate(24 250 120)">
        <rect x="241" y="52" width="18" height="104" rx="5" fill={c.clay} />
        <rect x="241" y="66" width="18" height="12" fill={c.amber} />
        <path d="M241 156H259L250 178Z" fill={c.skin} />
        <path d="M246.500 169H253.500L250 178Z" fill={c.ink} />
      </g>
    </Scene>
  );
}

/** No results: bars of cloth on the loom, of which only the warp is there. */
export function NoResultsArt({ className }: ArtProps) {
  const bars = [
    { x: 52, height: 60, kind: 'lozenge' },
    { x: 112, height: 96, kind: 'leaf' },
    { x: 172, height: 132, kind: 'rings' },
    { x: 232, height: 82, kind: 'petals' },
  ] as const;
  return (
    <Scene className={className} hem={c.green}>
      {bars.map(({ x, height, kind }) => (
        <g key={x}>
          <rect
            x={x}
            y={196 - height}
            width="40"
            height={height}
            rx="6"
            fill="none"
            stroke={c.indigo}
            strokeWidth="3"
            strokeDasharray="7 6"
          />
          <Tile x={x} y={156} size={40} kind={kind} ground={c.indigo} fill={c.cream} />
        </g>
      ))}
      <path d="M36 198H288" stroke={c.skin} strokeWidth="7" strokeLinecap="round" />
      <circle cx="252" cy="44" r="22" fill={c.amber} />
      <path
        d="M252 32V44L260 50"
        fill="none"
        stroke={c.ink}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Scene>
  );
}

/** No progress yet: the road with its stones, and the flag at its end. */
export function NoProgressArt({ className }: ArtProps) {
  return (
    <Scene className={className} hem={c.clay}>
      <path
        d="M60 212C80 156 236 168 214 116C200 84 118 96 132 56"
        fill="none"
        stroke={c.leaf}
        strokeWidth="30"
        strokeLinecap="round"
      />
      <path
        d="M60 212C80 156 236 168 214 116C200 84 118 96 132 56"
        fill="none"
        stroke={c.cream}
        strokeWidth="4"
        strokeDasharray="3 16"
        strokeLinecap="round"
      />
      <path d="M132 58V16" stroke={c.ink} strokeWidth="6" strokeLinecap="round" />
      <path d="M135 16H180L170 29L180 42H135Z" fill={c.clay} />
      <Lozenge x={152} y={29} w={14} h={16} fill={c.amber} />
      <Leaf x={262} y={200} length={70} width={38} turn={-14} fill={c.green} vein={c.cream} />
      <Leaf x={270} y={204} length={52} width={30} turn={34} fill={c.leaf} vein={c.cream} />
      <Rings x={64} y={78} r={34} fills={[c.amber, c.ground, c.amber]} />
    </Scene>
  );
}
