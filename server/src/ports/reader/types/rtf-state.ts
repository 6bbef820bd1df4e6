import { EmphasisCollector } from '../emphasis.ts';
import { Flow } from '../flow.ts';
import type { Block } from '../parsed.ts';
import { decodeWindows1252 } from '../text.ts';
import { Unreadable } from '../unreadable.ts';

const skipped = new Set(
  (
    'colortbl info pict objdata themedata colorschememapping latentstyles datastore listtable listoverridetable rsidtbl ' +
    'generator xmlnstbl header headerl headerr headerf footer footerl footerr footerf fldinst bkmkstart bkmkend ' +
    'pgdsctbl mmathPr wgrffmtfilter filetbl revtbl annotation atnid atnauthor atnref atndate private template ' +
    'passwordhash nonshppict userprops'
  ).split(' '),
);
export const isSkippedDestination = (word: string) => skipped.has(word);

export const symbols: Record<string, string> = { '~': ' ', _: '-', '\n': '\n', '\r': '\n' };
const words = new Map<string, string>(
  Object.entries({
    tab: ' ',
    line: ' ',
    emdash: '—',
    endash: '–',
    lquote: '‘',
    rquote: '’',
    ldblquote: '“',
    rdblquote: '”',
    bullet: '•',
  }),
);
/** Code pages of the character sets that fonts name. */
const charsets: Record<number, string> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

interface Group {
  target: 'text' | 'nothing' | 'fonts' | 'styles' | 'mark';
  /** How many characters stand in for one that is given by its number. */
  standIns: number;
  encoding: string;
  isBold: boolean;
  isItalic: boolean;
}

const maxDepth = 5_000;

/** What the text means where the tokeniser stands: open groups, the paragraph, the table. */
export class RtfState {
  private readonly flow = new Flow();
  private readonly groups: Group[] = [];
  private group: Group = { target: 'text', standIns: 1, encoding: 'windows-1252', isBold: false, isItalic: false };
  private toSkip = 0;
  private bytes: number[] = [];

  private readonly fonts = new Map<number, string>();
  private readonly styles = new Map<number, number>();
  private font = 0;
  private style: { number: number; depth: number | undefined; name: string } = {
    number: 0,
    depth: undefined,
    name: '',
  };

  private text = '';
  private readonly emphasis = new EmphasisCollector();
  private mark: string | undefined;
  private outline: number | undefined;
  private styleNumber = 0;
  private inTable = false;
  private row: string[] = [];
  private rows: string[][] = [];

  get depth(): number {
    return this.groups.length;
  }

  openGroup(): void {
    this.flushBytes();
    if (this.groups.length > maxDepth) throw new Unreadable('file_corrupt');
    this.groups.push(this.group);
    this.group = { ...this.group };
    this.toSkip = 0;
  }

  closeGroup(): void {
    this.flushBytes();
    const wasStyle = this.group.target === 'styles';
    this.group = this.groups.pop() ?? this.group;
    if (wasStyle && this.group.target === 'styles') this.finishStyle();
    this.toSkip = 0;
  }

  skipGroup(word: string): void {
    if (this.group.target === 'text' && word !== 'shppict') this.group.target = 'nothing';
  }

  addByte(byte: number): void {
    if (this.toSkip > 0) this.toSkip -= 1;
    else this.bytes.push(byte);
  }

  addText(text: string): void {
    this.flushBytes();
    const from = Math.min(this.toSkip, text.length);
    this.toSkip -= from;
    this.append(from > 0 ? text.slice(from) : text);
  }

  control(word: string, value: number | undefined): void {
    this.flushBytes();
    if (word === 'u') {
      this.append(String.fromCharCode((value ?? 63) & 0xffff));
      this.toSkip = this.group.standIns;
    } else if (word === 'uc') this.group.standIns = value ?? 1;
    else if (word === 'ansicpg') this.group.encoding = encodingOf(value);
    else if (word === 'fonttbl') this.group.target = 'fonts';
    else if (word === 'stylesheet') this.group.target = 'styles';
    else if (word === 'listtext' || word === 'pntext') {
      this.group.target = 'mark';
      this.mark = '';
    } else if (this.group.target === 'fonts') this.fontControl(word, value ?? 0);
    else if (this.group.target === 'styles') this.styleControl(word, value ?? 0);
    else if (this.group.target === 'text') this.textControl(word, value);
  }

  finish(): Block[] {
    this.finishParagraph();
    this.finishTable();
    return this.flow.blocks;
  }

  private textControl(word: string, value: number | undefined): void {
    const symbol = words.get(word);
    if (symbol !== undefined) this.append(symbol);
    else if (word === 'par' || word === 'sect' || word === 'page') this.finishParagraph();
    else if (word === 'pard') this.resetParagraph();
    else if (word === 'intbl') this.inTable = true;
    else if (word === 'cell' || word === 'nestcell') this.finishCell();
    else if (word === 'row') this.finishRow();
    else if (word === 's') this.styleNumber = value ?? 0;
    else if (word === 'outlinelevel') this.outline = (value ?? 9) < 9 ? (value ?? 0) + 1 : undefined;
    else if (word === 'b') this.group.isBold = value !== 0;
    else if (word === 'i') this.group.isItalic = value !== 0;
    else if (word === 'plain') [this.group.isBold, this.group.isItalic] = [false, false];
    else if (word === 'f') this.group.encoding = this.fonts.get(value ?? 0) ?? this.group.encoding;
  }

  private fontControl(word: string, value: number): void {
    if (word === 'f') this.font = value;
    else if (word === 'fcharset' && charsets[value]) this.fonts.set(this.font, charsets[value]);
    else if (word === 'fcharset' && value === 0) this.fonts.set(this.font, 'windows-1252');
  }

  private styleControl(word: string, value: number): void {
    if (word === 's') this.style.number = value;
    else if (word === 'outlinelevel' && value < 9) this.style.depth = value + 1;
  }

  private finishStyle(): void {
    const named = /heading ?(\d)/i.exec(this.style.name)?.[1];
    const depth = this.style.depth ?? (named ? Number(named) : /^\s*title\b/i.test(this.style.name) ? 1 : undefined);
    if (depth !== undefined && this.style.number > 0) this.styles.set(this.style.number, depth);
    this.style = { number: 0, depth: undefined, name: '' };
  }

  private append(text: string): void {
    if (this.group.target === 'text') {
      this.text += text;
      this.emphasis.add(text, this.group.isBold || this.group.isItalic);
    } else if (this.group.target === 'mark') this.mark += text;
    else if (this.group.target === 'styles') this.style.name += text;
  }

  private flushBytes(): void {
    if (this.bytes.length === 0) return;
    const { encoding } = this.group;
    const bytes = Uint8Array.from(this.bytes);
    const text = encoding === 'windows-1252' ? decodeWindows1252(bytes) : new TextDecoder(encoding).decode(bytes);
    this.bytes = [];
    this.append(text);
  }

  private resetParagraph(): void {
    this.outline = undefined;
    this.styleNumber = 0;
    this.inTable = false;
    this.mark = undefined;
  }

  private finishParagraph(): void {
    if (this.inTable) {
      this.text += ' ';
      return;
    }
    this.finishTable();
    const depth = this.outline ?? this.styles.get(this.styleNumber);
    const emphasised = this.emphasis.take();
    if (depth !== undefined) this.flow.heading(depth, this.text);
    else if (this.mark !== undefined) this.flow.item(/[\p{L}\p{N}]/u.test(this.mark), this.text, emphasised);
    else this.flow.paragraph(this.text, emphasised);
    this.text = '';
    this.mark = undefined;
  }

  private finishCell(): void {
    this.row.push(this.text);
    this.emphasis.take();
    this.text = '';
    this.inTable = true;
  }

  private finishRow(): void {
    if (this.row.length > 0) this.rows.push(this.row);
    this.row = [];
  }

  private finishTable(): void {
    if (this.rows.length > 0) this.flow.table(this.rows);
    this.rows = [];
  }
}

function encodingOf(codePage: number | undefined): string {
  const label = codePage === 10_000 ? 'macintosh' : codePage === 65_001 ? 'utf-8' : `windows-${codePage ?? 1252}`;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return 'windows-1252';
  }
}
