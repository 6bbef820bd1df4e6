import type { Options } from 'rehype-sanitize';

const mathTags = [
  ...[
    'math',
    'semantics',
    'mrow',
    'mi',
    'mn',
    'mo',
    'ms',
    'mtext',
    'mspace',
    'mstyle',
    'merror',
    'mpadded',
    'mphantom',
  ],
  ...['msup', 'msub', 'msubsup', 'mover', 'munder', 'munderover', 'mmultiscripts', 'mfrac', 'msqrt', 'mroot'],
  ...['mtable', 'mtr', 'mtd', 'mlabeledtr', 'menclose'],
];

// Numbers, lengths and keywords only. `style` and `href` are not among them.
const mathAttributes = [
  ...['accent', 'accentunder', 'columnalign', 'columnlines', 'columnspacing', 'depth', 'displaystyle', 'fence', 'form'],
  ...['height', 'largeop', 'linethickness', 'lspace', 'mathvariant', 'maxsize', 'minsize', 'movablelimits', 'notation'],
  ...['rowlines', 'rowspacing', 'rspace', 'scriptlevel', 'separator', 'stretchy', 'symmetric', 'voffset', 'width'],
];

/**
 * Everything that rendered text may consist of; what is not listed does not leave. It is applied to the finished tree,
 * so that no step before it has to be trusted.
 */
export const proseSchema: Options = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'hr', 'br', 'ul', 'ol', 'li', 'div', 'section'],
    ...['strong', 'em', 'del', 'sup', 'sub', 'a', 'code', 'pre', 'span'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...mathTags,
  ],
  attributes: {
    a: ['href', ['rel', 'nofollow', 'noopener'], 'ariaLabel', 'ariaDescribedBy', 'id'],
    code: [['className', 'hljs', /^language-[\w+#-]{1,30}$/, 'tex']],
    div: [['className', 'table-scroll', 'formula'], ['role', 'region'], 'ariaLabel', ['tabIndex', 0]],
    h2: ['id', ['className', 'sr-only']],
    h3: ['id'],
    h4: ['id'],
    h5: ['id'],
    h6: ['id'],
    li: ['id'],
    math: [
      ['xmlns', 'http://www.w3.org/1998/Math/MathML'],
      ['display', 'block'],
    ],
    ol: ['start'],
    pre: [['tabIndex', 0]],
    section: [['className', 'footnotes']],
    span: [['className', /^hljs-[\w-]{1,30}$/, 'task', 'nowrap']],
    td: [['align', 'left', 'right', 'center']],
    th: [
      ['align', 'left', 'right', 'center'],
      ['scope', 'col'],
    ],
    ...Object.fromEntries(mathTags.filter((tag) => tag !== 'math').map((tag) => [tag, mathAttributes])),
    mrow: [...mathAttributes, ['className', 'bar']],
    mo: [...mathAttributes, ['className', 'arrow']],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
  ancestors: { li: ['ol', 'ul'], tbody: ['table'], td: ['table'], th: ['table'], thead: ['table'], tr: ['table'] },
  // The page's own ids are told apart by the prefix that slugs and footnotes carry.
  clobber: [],
  strip: ['script', 'style', 'annotation', 'iframe', 'object', 'embed', 'template', 'svg'],
};

/** What a line that somebody typed may consist of: its words, and formulas. */
export const lineSchema: Options = {
  ...proseSchema,
  tagNames: ['br', 'span', ...mathTags],
  attributes: {
    ...proseSchema.attributes,
    span: [
      ['className', 'nowrap', 'formula'],
      ['tabIndex', 0],
    ],
  },
};
