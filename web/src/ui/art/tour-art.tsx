import { type ArtProps, c, Lozenge, Rings, Rosette, Scene, Tick, Waves } from './motifs.tsx';

/** Navigate Sprints: a road of days with its milestones. */
export function NavigateArt({ className }: ArtProps) {
  const road = 'M30 188C110 196 120 140 78 122C40 104 60 56 122 70C178 84 170 150 214 150C262 150 250 92 272 64';
  const stops = [
    { x: 64, y: 186, done: true },
    { x: 82, y: 124, done: true },
    { x: 112, y: 69, done: true },
    { x: 188, y: 139, done: false },
  ];
  return (
    <Scene className={className} hem={c.indigo}>
      <path d="M0 212V120C60 84 120 150 190 112C240 86 280 100 320 84V212Z" fill={c.leaf} opacity="0.55" />
      <path d="M0 212V176C80 150 140 196 210 170C254 154 290 166 320 150V212Z" fill={c.green} />
      <path d={road} fill="none" stroke={c.cream} strokeWidth="22" strokeLinecap="round" />
      <path d={road} fill="none" stroke={c.clay} strokeWidth="3.500" strokeDasharray="2 12" strokeLinecap="round" />
      {stops.map((stop) =>
        stop.done ? (
          <g key={stop.x}>
            <circle cx={stop.x} cy={stop.y} r="17" fill={c.indigo} />
            <Tick x={stop.x} y={stop.y} stroke={c.cream} size={0.8} />
          </g>
        ) : (
          <Rings key={stop.x} x={stop.x} y={stop.y} r={24} fills={[c.ink, c.amber, c.amber, c.ink, c.cream]} />
        ),
      )}
      <path d="M272 68V18" stroke={c.skin} strokeWidth="6" strokeLinecap="round" />
      <path d="M275 18H312L300 32L312 46H275Z" fill={c.clay} />
      <Rings x={289} y={32} r={7} fills={[c.cream, c.clay]} />
    </Scene>
  );
}

/** Earn Achievements: a medal of leaves with ribbons of cloth. */
export function AchieveArt({ className }: ArtProps) {
  return (
    <Scene className={className} hem={c.clay}>
      <path d="M128 112L92 196L120 190L136 212L166 132Z" fill={c.indigo} />
      <path d="M192 112L228 196L200 190L184 212L154 132Z" fill={c.clay} />
      <Waves x={108} y={176} count={3} r={6} stroke={c.cream} width={4} />
      <Waves x={176} y={176} count={3} r={6} stroke={c.cream} width={4} />
      <Rosette x={160} y={86} inner={30} length={48} width={31} count={16} fill={c.green} other={c.leaf} />
      <Rings x={160} y={86} r={51} fills={[c.amber, c.ink, c.amber, c.amber, c.amber]} />
      <Rosette x={160} y={86} inner={2} length={29} width={18} count={8} fill={c.ink} />
      <circle cx="160" cy="86" r="5.5" fill={c.amber} />
      <Lozenge x={40} y={58} w={22} h={30} fill={c.clay} />
      <Lozenge x={280} y={58} w={22} h={30} fill={c.indigo} />
      <Rings x={54} y={132} r={15} fills={[c.indigo, c.ground, c.indigo]} />
      <Rings x={266} y={132} r={15} fills={[c.clay, c.ground, c.clay]} />
      <Lozenge x={40} y={188} w={12} h={16} fill={c.amber} />
      <Lozenge x={280} y={188} w={12} h={16} fill={c.amber} />
    </Scene>
  );
}

/** Invite Friends: three classmates in their cloth. */
export function InviteArt({ className }: ArtProps) {
  return (
    <Scene className={className} hem={c.green}>
      <Rings x={160} y={118} r={110} fills={[c.leaf, c.ground, c.leaf, c.ground]} />
      {/* Left: cap */}
      <path d="M10 214C10 158 36 136 72 136C108 136 134 158 134 214Z" fill={c.indigo} />
      {[0, 1, 2].map((row) => (
        <Waves key={row} x={30 + row * 2} y={168 + row * 18} count={5 - (row % 2)} r={8} stroke={c.cream} width={4} />
      ))}
      <circle cx="72" cy="106" r="32" fill={c.skin} />
      <path d="M38 100C36 70 50 56 72 56C96 56 108 70 106 92C86 82 58 84 38 100Z" fill={c.clay} />
      <path d="M44 92C58 80 86 76 105 86" fill="none" stroke={c.amber} strokeWidth="4" />
      {/* Right: low cut */}
      <path d="M186 214C186 158 212 136 248 136C284 136 310 158 310 214Z" fill={c.clay} />
      {[210, 236, 262, 288].map((x, index) => (
        <Lozenge key={x} x={x} y={index % 2 ? 196 : 180} w={18} h={24} fill={index % 2 ? c.amber : c.cream} />
      ))}
      <circle cx="248" cy="106" r="32" fill={c.skin} />
      <path d="M216 102C214 78 228 68 248 68C268 68 282 78 280 102C270 90 226 90 216 102Z" fill={c.ink} />
      {/* Middle: gele */}
      <path d="M86 218C86 150 116 124 160 124C204 124 234 150 234 218Z" fill={c.ground} />
      <path d="M94 218C94 156 122 132 160 132C198 132 226 156 226 218Z" fill={c.green} />
      <Rings x={160} y={182} r={24} fills={[c.amber, c.green, c.amber, c.green, c.amber]} />
      <Rings x={118} y={192} r={9} fills={[c.cream, c.green]} />
      <Rings x={202} y={192} r={9} fills={[c.cream, c.green]} />
      <circle cx="160" cy="98" r="36" fill={c.skin} />
      <path
        d="M120 92C96 58 118 30 148 40C156 18 206 16 208 52C216 66 210 82 200 92C180 74 142 74 120 92Z"
        fill={c.amber}
      />
      <path
        d="M124 86C142 64 176 60 204 78M136 46C150 52 158 60 160 68M206 56C192 54 180 58 172 66"
        fill="none"
        stroke={c.clay}
        strokeWidth="4.500"
        strokeLinecap="round"
      />
    </Scene>
  );
}

/** Get Help Anytime: a talking drum between the sun and the moon. */
export function HelpArt({ className }: ArtProps) {
  const strings = [-40, -20, 0, 20, 40];
  return (
    <Scene className={className} hem={c.green}>
      <path d="M160 0H320V212H160Z" fill={c.night} />
      <Rings x={56} y={58} r={40} fills={[c.amber, c.ground, c.amber, c.clay]} />
      <path d="M280 88A36 36 0 1 1 262 24A29 29 0 0 0 280 88Z" fill={c.cream} />
      <circle cx="196" cy="28" r="3" fill={c.cream} />
      <circle cx="296" cy="120" r="3" fill={c.cream} />
      {/* What it says, to both sides */}
      {[0, 1].map((step) => (
        <g key={step} fill="none" strokeWidth="7" strokeLinecap="round">
          <path
            d={`M${84 - step * 22} ${104 - step * 10}A${60 + step * 20} ${60 + step * 20} 0 0 0 ${84 - step * 22} ${164 + step * 10}`}
            stroke={c.clay}
          />
          <path
            d={`M${236 + step * 22} ${104 - step * 10}A${60 + step * 20} ${60 + step * 20} 0 0 1 ${236 + step * 22} ${164 + step * 10}`}
            stroke={c.amber}
          />
        </g>
      ))}
      <path
        d="M106 84C112 116 142 122 142 136C142 150 112 158 106 190H214C208 158 178 150 178 136C178 122 208 116 214 84Z"
        fill={c.clay}
      />
      {strings.map((at) => (
        <path
          key={at}
          d={`M${160 + at * 1.16} 84Q${160 + at * 0.28} 120 ${160 + at * 0.36} 136Q${160 + at * 0.28} 156 ${160 + at * 1.16} 190`}
          fill="none"
          stroke={c.cream}
          strokeWidth="3.500"
        />
      ))}
      <rect x="138" y="129" width="44" height="14" rx="7" fill={c.amber} />
      <ellipse cx="160" cy="190" rx="56" ry="14" fill={c.green} />
      <ellipse cx="160" cy="84" rx="56" ry="17" fill={c.green} />
      <ellipse cx="160" cy="82" rx="45" ry="12" fill={c.cream} />
      <ellipse cx="160" cy="82" rx="22" ry="5.500" fill={c.amber} />
      {/* Its hooked stick */}
      <path
        d="M186 76L222 40Q230 30 219 27"
        fill="none"
        stroke={c.skin}
        strokeWidth="7.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Scene>
  );
}
