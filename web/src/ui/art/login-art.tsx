import { type ArtProps, c, Leaf, Lozenge, Rings, Scene, Tick, Tile, Waves } from './motifs.tsx';

const kinds = ['rings', 'leaf', 'lozenge', 'petals', 'water'] as const;
const cloth = [
  { ground: c.green, fill: c.cream },
  { ground: c.indigo, fill: c.cream },
  { ground: c.clay, fill: c.cream },
  { ground: c.leaf, fill: c.ink },
] as const;

/** Plan a sprint: days woven one by one, today's lifted out in amber. */
export function PlanArt({ className }: ArtProps) {
  const today = 12;
  return (
    <Scene className={className} hem={c.indigo}>
      {Array.from(Array(24).keys(), (day) => {
        const x = 22 + (day % 6) * 47;
        const y = 14 + Math.floor(day / 6) * 47;
        if (day > today) {
          return (
            <rect
              key={day}
              x={x + 1.5}
              y={y + 1.5}
              width="38"
              height="38"
              rx="5"
              fill="none"
              stroke={c.green}
              strokeWidth="2.5"
              strokeDasharray="5 5"
              opacity="0.55"
            />
          );
        }
        if (day === today) return null;
        return (
          <Tile
            key={day}
            x={x}
            y={y}
            size={41}
            kind={kinds[(day * 3 + Math.floor(day / 6)) % 5]!}
            {...cloth[(day + Math.floor(day / 6)) % 4]!}
          />
        );
      })}
      <g transform="rotate(-5 43 128)">
        <rect x="14" y="100" width="60" height="60" rx="9" fill={c.ink} opacity="0.22" transform="translate(3 5)" />
        <rect x="14" y="100" width="60" height="60" rx="9" fill={c.amber} />
        <Rings x={44} y={130} r={23} fills={[c.ink, c.amber, c.ink, c.cream]} />
      </g>
    </Scene>
  );
}

/** Read a lesson: an open book before a patterned sun. */
export function ReadArt({ className }: ArtProps) {
  return (
    <Scene className={className} hem={c.clay}>
      <Rings x={160} y={112} r={104} fills={[c.amber, c.ground, c.amber, c.clay, c.amber]} />
      <path
        d="M160 84C132 64 84 62 48 76V186C84 172 132 176 160 194C188 176 236 172 272 186V76C236 62 188 64 160 84Z"
        fill={c.green}
      />
      <path d="M160 80C134 62 92 58 58 70V174C92 162 134 166 160 184Z" fill={c.cream} />
      <path d="M160 80C186 62 228 58 262 70V174C228 162 186 166 160 184Z" fill={c.cream} />
      <path d="M160 80V184" stroke={c.ink} strokeWidth="2.5" opacity="0.35" />
      {[0, 1, 2, 3, 4].map((line) => (
        <path
          key={line}
          d={`M76 ${92 + line * 16}C100 ${87 + line * 16} 122 ${90 + line * 16} ${line === 4 ? 118 : 144} ${line === 4 ? 157 : 98 + line * 16}`}
          fill="none"
          stroke={line === 1 ? c.amber : c.indigo}
          strokeWidth={line === 1 ? 8 : 4.5}
          strokeLinecap="round"
        />
      ))}
      <Leaf x={210} y={164} length={82} width={44} turn={8} fill={c.leaf} vein={c.green} />
      <Leaf x={210} y={164} length={52} width={28} turn={-44} fill={c.green} vein={c.leaf} />
      <Leaf x={212} y={164} length={50} width={26} turn={56} fill={c.indigo} vein={c.cream} />
      <path d="M236 60H252V104L244 95L236 104Z" fill={c.clay} />
    </Scene>
  );
}

/** Ask the tutor: a question and its patterned answer. */
export function AskArt({ className }: ArtProps) {
  return (
    <Scene className={className} hem={c.green}>
      <path
        d="M108 26H270A24 24 0 0 1 294 50V128A24 24 0 0 1 270 152H256L262 178L224 152H108A24 24 0 0 1 84 128V50A24 24 0 0 1 108 26Z"
        fill={c.indigo}
      />
      <Rings x={252} y={70} r={28} fills={[c.amber, c.indigo, c.amber, c.indigo, c.amber]} />
      <Waves x={104} y={58} count={5} r={10} stroke={c.cream} width={5} />
      <Waves x={104} y={90} count={5} r={10} stroke={c.leaf} width={5} />
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Lozenge key={index} x={116 + index * 28} y={124} w={20} h={24} fill={index % 2 ? c.clay : c.cream} />
      ))}
      <path
        d="M46 98H122A20 20 0 0 1 142 118V168A20 20 0 0 1 122 188H74L46 206L50 187A20 20 0 0 1 26 168V118A20 20 0 0 1 46 98Z"
        fill={c.ground}
        stroke={c.ground}
        strokeWidth="12"
      />
      <path
        d="M46 98H122A20 20 0 0 1 142 118V168A20 20 0 0 1 122 188H74L46 206L50 187A20 20 0 0 1 26 168V118A20 20 0 0 1 46 98Z"
        fill={c.amber}
      />
      <path
        d="M66 130A18.500 18.500 0 1 1 92 146.500C86 149.500 84.500 152 84.500 157"
        fill="none"
        stroke={c.ink}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <circle cx="84.500" cy="172" r="5.500" fill={c.ink} />
    </Scene>
  );
}

/** Quiz yourself: four answers, one of them chosen. */
export function QuizArt({ className }: ArtProps) {
  const rows = [
    { y: 62, fill: c.indigo, width: 118 },
    { y: 96, fill: c.green, width: 150 },
    { y: 130, fill: c.clay, width: 96 },
    { y: 164, fill: c.leaf, width: 130 },
  ];
  return (
    <Scene className={className} hem={c.green}>
      <Rings x={270} y={54} r={84} fills={[c.leaf, c.ground, c.leaf, c.ground, c.leaf]} />
      <rect x="47" y="24" width="226" height="180" rx="14" fill={c.ink} opacity="0.18" />
      <rect x="40" y="16" width="226" height="180" rx="14" fill={c.cream} />
      <path d="M60 38H182" stroke={c.ink} strokeWidth="7" strokeLinecap="round" />
      {rows.map((row, index) => (
        <g key={row.y}>
          {index === 1 ? <rect x="50" y={row.y - 17} width="206" height="34" rx="10" fill={c.amber} /> : null}
          {index === 0 ? <Rings x={74} y={row.y} r={11} fills={[row.fill, c.cream, row.fill]} /> : null}
          {index === 1 ? <Leaf x={64} y={row.y + 9} length={28} width={18} turn={48} fill={c.ink} /> : null}
          {index === 2 ? <Lozenge x={74} y={row.y} w={24} h={24} fill={row.fill} /> : null}
          {index === 3 ? <Waves x={61} y={row.y + 2} count={3} r={4.5} stroke={row.fill} width={5} /> : null}
          <path
            d={`M100 ${row.y}H${100 + (index === 1 ? 104 : row.width)}`}
            stroke={index === 1 ? c.ink : row.fill}
            strokeWidth="7"
            strokeLinecap="round"
            opacity={index === 1 ? 1 : 0.75}
          />
        </g>
      ))}
      <circle cx="258" cy="96" r="25" fill={c.green} stroke={c.cream} strokeWidth="5" />
      <Tick x={258} y={96} stroke={c.cream} size={1.1} />
    </Scene>
  );
}

/** See your progress: stalks that grow taller towards an amber sun. */
export function ProgressArt({ className }: ArtProps) {
  const stalks = [
    { x: 58, height: 42, fill: c.leaf, vein: c.green },
    { x: 112, height: 74, fill: c.green, vein: c.leaf },
    { x: 166, height: 104, fill: c.indigo, vein: c.cream },
    { x: 220, height: 138, fill: c.green, vein: c.leaf },
  ];
  return (
    <Scene className={className} hem={c.indigo}>
      <Rings x={256} y={62} r={54} fills={[c.amber, c.ground, c.amber, c.clay, c.amber]} />
      <path d="M0 212V196C60 180 110 190 160 196C214 202 264 190 320 178V212Z" fill={c.clay} />
      {stalks.map((stalk) => (
        <g key={stalk.x}>
          <path d={`M${stalk.x} 200V${200 - stalk.height}`} stroke={stalk.fill} strokeWidth="6" strokeLinecap="round" />
          {Array.from({ length: Math.floor(stalk.height / 32) }, (_, pair) => 190 - pair * 32).map((y) => (
            <g key={y}>
              <Leaf x={stalk.x} y={y} length={30} width={20} turn={-58} fill={stalk.fill} vein={stalk.vein} />
              <Leaf x={stalk.x} y={y} length={30} width={20} turn={58} fill={stalk.fill} vein={stalk.vein} />
            </g>
          ))}
          <Leaf x={stalk.x} y={206 - stalk.height} length={36} width={24} fill={stalk.fill} vein={stalk.vein} />
        </g>
      ))}
    </Scene>
  );
}
