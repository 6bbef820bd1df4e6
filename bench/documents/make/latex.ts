import { piecesOf, type Source, type SourceBlock } from '../source.ts';

const signs: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '₦': 'N',
  '–': '--',
  '—': '---',
  '’': "'",
  '“': '``',
  '”': "''",
  '…': '\\dots{}',
  '×': '$\\times$',
  '→': '$\\to$',
  '°': '$^\\circ$',
};
const escaped = (text: string) => text.replace(/[&%$#_]|[\\{}~^₦–—’“”…×→°]/g, (sign) => signs[sign] ?? `\\${sign}`);
const styles = { plain: '', bold: '\\textbf', italic: '\\emph', code: '\\texttt' };

function inlineOf(text: string, { footnotes }: Source): string {
  return piecesOf(text)
    .map((piece) => {
      if (piece.kind === 'formula') return `$${piece.tex}$`;
      if (piece.kind === 'footnote') return `\\footnote{${escaped(footnotes.get(piece.name)!)}}`;
      return piece.style === 'plain' ? escaped(piece.text) : `${styles[piece.style]}{${escaped(piece.text)}}`;
    })
    .join('');
}

function blockOf(block: SourceBlock, source: Source): string {
  const { head } = source;
  const line = (text: string) => inlineOf(text, source);
  switch (block.kind) {
    case 'heading': {
      const ranks =
        head.class === 'report' ? ['chapter', 'section', 'subsection'] : ['section', 'subsection', 'paragraph'];
      const star = head.numbered === 'no' ? '*' : '';
      const heading = `\\${ranks[block.level - 2]}${star}{${line(block.text)}}`;
      return head.columns === 'sections' && block.level === 2
        ? `\\end{multicols}\n${heading}\n\\begin{multicols}{2}`
        : heading;
    }
    case 'paragraph':
      return line(block.text);
    case 'notes':
      return `\\note{${line(block.text)}}`;
    case 'list': {
      const name = block.ordered ? 'enumerate' : 'itemize';
      return `\\begin{${name}}\n${block.items.map((item) => `\\item ${line(item)}`).join('\n')}\n\\end{${name}}`;
    }
    case 'code':
      return `\\begin{verbatim}\n${block.lines.join('\n')}\n\\end{verbatim}`;
    case 'formula':
      return `\\[ ${block.tex} \\]`;
    case 'table': {
      const share = (Number(head.tablewidth ?? 0.9) / block.header.length).toFixed(2);
      const rows = [block.header.map((cell) => `\\textbf{${line(cell)}}`), ...block.rows.map((row) => row.map(line))];
      const [first, ...rest] = rows.map((row) => `${row.join(' & ')} \\\\`);
      const across = head.tables === 'across' ? '*' : '';
      const columns = `p{${share}\\linewidth}`.repeat(block.header.length);
      const rules =
        head.rules === 'all' ? ['\\hline', '\\hline', '\\hline'] : ['\\toprule', '\\midrule', '\\bottomrule'];
      const table = `\\begin{tabular}{${columns}}\n${rules[0]}\n${first}\n${rules[1]}\n${rest.join('\n')}\n${rules[2]}\n\\end{tabular}`;
      return head.class === 'beamer'
        ? table
        : `\\begin{table${across}}[${across ? 'ht' : 'H'}]\n\\raggedright\n${table}\n\\end{table${across}}`;
    }
  }
}

function slidesOf(source: Source): string {
  const frames: string[][] = [];
  for (const block of source.blocks) {
    if (block.kind === 'heading' && block.level === 2) frames.push([`\\frametitle{${inlineOf(block.text, source)}}`]);
    else if (block.kind !== 'heading') frames.at(-1)?.push(blockOf(block, source));
  }
  return frames.map((frame) => `\\begin{frame}\n${frame.join('\n\n')}\n\\end{frame}`).join('\n');
}

/** A whole LaTeX file. */
export function latexOf(source: Source): string {
  const { head, blocks } = source;
  const title = blocks.find((block) => block.kind === 'heading' && block.level === 1);
  const rest = { ...source, blocks: blocks.filter((block) => block !== title) };
  const isDeck = head.class === 'beamer';
  const body = isDeck ? slidesOf(rest) : rest.blocks.map((block) => blockOf(block, rest)).join('\n\n');
  const packages = [
    '\\usepackage[T1]{fontenc}',
    `\\usepackage{${head.font ?? 'lmodern'}}`,
    '\\usepackage{booktabs,amsmath,multicol,float}',
    ...(isDeck ? [] : [`\\usepackage[${head.paper ?? 'a4paper,margin=2.5cm'}]{geometry}`]),
    ...(head.running
      ? [
          '\\usepackage{fancyhdr}\\pagestyle{fancy}\\fancyhf{}',
          `\\fancyhead[L]{${head.running}}\\fancyfoot[C]{\\thepage}`,
        ]
      : []),
  ];
  return [
    `\\documentclass[${head.options ?? '11pt'}]{${head.class ?? 'article'}}`,
    ...packages,
    `\\title{${title && 'text' in title ? inlineOf(title.text, source) : ''}}\\author{}\\date{}`,
    '\\begin{document}',
    isDeck ? '\\frame{\\titlepage}' : '\\maketitle',
    ...(head.contents ? ['\\tableofcontents'] : []),
    ...(head.columns === 'sections' ? ['\\begin{multicols}{2}'] : []),
    body,
    ...(head.columns === 'sections' ? ['\\end{multicols}'] : []),
    '\\end{document}',
  ].join('\n');
}
