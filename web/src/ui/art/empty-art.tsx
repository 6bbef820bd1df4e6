import { type ArtProps, c, Leaf, Lozenge, Rings, Scene, Tile, Waves } from './motifs.tsx';

/** No sprints: a loom that waits for its first piece. */
export function NoSprintsArt({ className }: ArtProps) {
  return (
    <Scene className={className} hem={c.green}>
      <path d="M52 30V206M268 30V206" stroke={c.skin} strokeWidth="10" strokeLinecap="round" />
      <path d="M40 40H280M40 186H280" stroke={c.skin} strokeWidth="10" strokeLinecap="round" />
      {Array.from({ length: 13 }, (_, index) => 76 + index * 14).map((x) => (
        <path key={x} d={`M${x} 46V180`} stroke={c.indigo} strokeWidth="2.500" opacity="0.7" />
      ))}
      <rect x="69" y="150" width="182" height="30" fill={c.green} />
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Lozenge key={index} x={85 + index * 30} y={165} w={18} h={18} fill={index % 2 ? c.amber : c.cream} />
      ))}
      <g transform="rotate(-7 160 100)">
        <rect x="124" y="64" width="72" height="72" rx="12" fill={c.amber} />
        <path d="M160 82V118M142 100H178" stroke={c.ink} strokeWidth="9" strokeLinecap="round" />
      </g>
    </Scene>
  );
}

/** No quizzes: cards with nothing on them yet. */
export function NoQuizzesArt({ className }: ArtProps) {
  return (
    <Scene className={className} hem={c.indigo}>
      <g transform="rotate(-11 130 110)">
        <Tile x={62} y={40} size={118} kind="water" ground={c.indigo} fill={c.cream} />
      </g>
      <g transform="rotate(9 190 110)">
        <Tile x={140} y={44} size={118} kind="lozenge" ground={c.clay} fill={c.cream} />
      </g>
      <rect x="98" y="46" width="124" height="150" rx="14" fill={c.ground} />
      <rect x="104" y="52" width="112" height="138" rx="10" fill={c.cream} />
      <path
        d="M138 96A23 23 0 1 1 170 117C162 121 160 125 160 132"
        fill="none"
        stroke={c.green}
        strokeWidth="11"
        strokeLinecap="round"
      />
      <circle cx="160" cy="152" r="7" fill={c.amber} />
      <path d="M124 172H196" stroke={c.ink} strokeWidth="5" strokeLinecap="round" opacity="0.3" />
    </Scene>
  );
}

/** Offline: the rings of the signal, cut by the night. */
export function OfflineArt({ className }: ArtProps) {
  return (
    <Scene className={className} hem={c.indigo}>
      <Rings x={160} y={176} r={150} fills={[c.indigo, c.ground, c.indigo, c.ground, c.indigo, c.ground, c.amber]} />
      <path d="M160 176L-20 60V240H340V60Z" fill={c.ground} />
      <circle cx="160" cy="176" r="22" fill={c.amber} />
      <path d="M236 10L72 212H108L272 10Z" fill={c.ground} />
      <path d="M246 22L96 206" stroke={c.clay} strokeWidth="11" strokeLinecap="round" />
      <Waves x={16} y={192} count={5} r={9} stroke={c.green} width={5} />
      <Waves x={214} y={192} count={5} r={9} stroke={c.green} width={5} />
      <path d="M40 78A26 26 0 1 1 27 31A21 21 0 0 0 40 78Z" transform="translate(12 -6)" fill={c.amber} />
    </Scene>
  );
}

/** 404: the nought is a road that only goes round. */
export function NotFoundArt({ className }: ArtProps) {
  const four = 'M0 66L44 0H62V60H78V80H62V108H40V80H0ZM40 60V32L21 60Z';
  return (
    <Scene className={className} hem={c.clay}>
      <path d={four} transform="translate(16 60) scale(0.98)" fill={c.green} fillRule="evenodd" />
      <path d={four} transform="translate(228 60) scale(0.98)" fill={c.green} fillRule="evenodd" />
      <Rings x={160} y={113} r={58} fills={[c.indigo, c.cream, c.indigo, c.cream, c.clay, c.amber]} />
      <Leaf x={160} y={121} length={30} width={18} turn={38} fill={c.ink} />
      {[40, 100, 220, 280].map((x) => (
        <Lozenge key={x} x={x} y={30} w={14} h={18} fill={c.amber} />
      ))}
      <Waves x={32} y={192} count={16} r={8} stroke={c.leaf} width={4} />
    </Scene>
  );
}

/** Error: a patterned pot with a crack; what was in it is kept. */
export function ErrorArt({ className }: ArtProps) {
  return (
    <Scene className={className} hem={c.green}>
      <Rings x={160} y={110} r={98} fills={[c.leaf, c.ground, c.leaf, c.ground]} />
      <path
        d="M120 48H200L194 72C236 88 250 122 244 152C238 188 208 212 160 212C112 212 82 188 76 152C70 122 84 88 126 72Z"
        fill={c.clay}
      />
      <rect x="112" y="38" width="96" height="17" rx="8.500" fill={c.skin} />
      <path d="M76 128H245V156H76Z" fill={c.indigo} />
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Lozenge key={index} x={92 + index * 28} y={142} w={18} h={18} fill={index % 2 ? c.amber : c.cream} />
      ))}
      <Waves x={92} y={176} count={8} r={8.5} stroke={c.cream} width={4} />
      <Waves x={112} y={108} count={6} r={8} stroke={c.amber} width={4} />
      <path
        d="M186 55L168 84L192 104L172 132L196 158L184 184"
        fill="none"
        stroke={c.ground}
        strokeWidth="9"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M186 55L168 84L192 104L172 132L196 158L184 184"
        fill="none"
        stroke={c.ink}
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Scene>
  );
}
