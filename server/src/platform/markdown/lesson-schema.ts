import type { Options } from 'rehype-sanitize';
import { proseSchema } from './schema.ts';

/** What a lesson may hold beyond other text: its guess, checks, cards, faded examples, drawn sentences and pictures. */

const PAINT = /^(?:none|currentColor|inherit|var\(--[a-z0-9-]+, ?(?:currentColor|none)\)|url\(#[\w-]+\))$/;
const LOCAL = /^url\(#[\w-]+\)$/;

const shapes = ['path', 'line', 'polyline', 'polygon', 'rect', 'circle', 'ellipse', 'use'];
const drawn = ['svg', 'g', 'text', 'tspan', 'defs', 'marker', 'clipPath', 'pattern', ...shapes];

// Numbers, lengths and keywords only: no style, no handler, and an address only within the picture.
const drawingAttributes: NonNullable<Options['attributes']>[string] = [
  ...['id', 'transform', 'opacity', 'd', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry'],
  ...['dx', 'dy', 'width', 'height', 'strokeWidth', 'strokeLineCap', 'strokeLineJoin', 'strokeDashArray'],
  ...['strokeOpacity', 'fillOpacity', 'fillRule', 'fontSize', 'fontStyle', 'fontWeight', 'textAnchor'],
  ...['dominantBaseline', 'letterSpacing', 'markerWidth', 'markerHeight', 'markerUnits', 'refX', 'refY', 'orient'],
  ...['patternUnits', 'patternTransform', 'clipPathUnits', 'viewBox', 'rotate', 'textLength'],
  ['fontFamily', 'inherit'],
  // Letters with a rim in the colour of the ground: the rim lies below them.
  ['paintOrder', 'stroke'],
  ['fill', PAINT],
  ['stroke', PAINT],
  ['markerEnd', LOCAL],
  ['markerStart', LOCAL],
  ['markerMid', LOCAL],
  ['clipPath', LOCAL],
  ['href', /^#[\w-]+$/],
];

const base = proseSchema.attributes ?? {};

export const lessonSchema: Options = {
  ...proseSchema,
  tagNames: [
    ...(proseSchema.tagNames ?? []),
    ...['figure', 'figcaption', 'details', 'summary', 'dl', 'dt', 'dd', 'title', 'desc'],
    ...drawn,
  ],
  attributes: {
    ...base,
    ...Object.fromEntries(drawn.map((name) => [name, drawingAttributes])),
    svg: [...drawingAttributes, ['role', 'img'], 'ariaLabelledBy', ['xmlns', 'http://www.w3.org/2000/svg']],
    title: ['id'],
    desc: ['id'],
    section: [
      ['className', 'footnotes', 'check', 'guess', 'guess-end', 'faded'],
      ['role', 'group'],
      'ariaLabel',
      ...['dataItem', 'dataTyped', 'dataGuess', 'dataFaded'],
    ],
    div: [
      [
        'className',
        'table-scroll',
        'formula',
        'check-stem',
        'check-why',
        'turn-card-back',
        'boxes',
        ...['play', 'check-reason', 'check-slip', 'faded-why'],
      ],
      'hidden',
      ['role', 'region'],
      'ariaLabel',
      ['tabIndex', 0],
      'dataPlay',
      'hidden',
    ],
    p: [['className', 'check-verdict', 'check-again', 'play-task', 'guess-head', 'guess-note']],
    strong: [['className', 'blank-key']],
    span: [
      [
        'className',
        /^hljs-[\w-]{1,30}$/,
        'task',
        'nowrap',
        ...['check-key', 'turn-card-hint', 'box-main', 'box-sub', 'box-label', 'sr-only', 'blank'],
      ],
    ],
    details: [
      ['className', 'check-right', 'check-wrong', 'turn-card', 'faded-solution'],
      ['name', /^check-\d+$/],
      'ariaLabel',
    ],
    dl: [['className', 'terms', 'rewrite']],
    figure: [['className', 'picture']],
  },
  strip: (proseSchema.strip ?? []).filter((name) => name !== 'svg'),
};
