import type { Parsed } from '../parsed.ts';
import { Unreadable } from '../unreadable.ts';
import { isSkippedDestination, RtfState, symbols } from './rtf-state.ts';

const token = /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-fA-F]{2})|\\([\s\S])|([{}])|[\r\n]+|([^\\{}\r\n]+)/y;

/** Groups in braces, control words, and text; what stands in destinations that hold no text is passed over. */
export function parseRtf(bytes: Buffer): Parsed {
  const source = bytes.toString('latin1');
  const state = new RtfState();
  let afterStar = false;
  let isFirstInGroup = false;
  token.lastIndex = 0;
  for (let found = token.exec(source); found; found = token.exec(source)) {
    const [, word, parameter, hex, symbol, brace, text] = found;
    const first: boolean = isFirstInGroup;
    isFirstInGroup = brace === '{' || (first && symbol === '*');
    if (brace === '{') state.openGroup();
    else if (brace === '}') state.closeGroup();
    else if (word !== undefined) {
      const value = parameter === undefined ? undefined : Number(parameter);
      if (word === 'bin') token.lastIndex += Math.max(0, value ?? 0);
      else if (first && (isSkippedDestination(word) || (afterStar && word !== 'shppict'))) state.skipGroup(word);
      else state.control(word, value);
    } else if (hex !== undefined) state.addByte(Number.parseInt(hex, 16));
    else if (symbol === '*') afterStar = first;
    else if (symbol !== undefined) state.addText(symbols[symbol] ?? (/[\\{}]/.test(symbol) ? symbol : ''));
    else if (text !== undefined) state.addText(text);
    if (symbol !== '*') afterStar = false;
    if (token.lastIndex >= source.length) break;
  }
  // Everything that was opened is closed at the end of a whole file.
  if (state.depth > 0) throw new Unreadable('file_corrupt');
  return { blocks: state.finish(), pages: null };
}
