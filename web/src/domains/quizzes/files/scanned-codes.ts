import { kindOfCode, readQuizCode, tidyCode } from '@akada/contract/client';
import { useState } from 'react';
import type { Said } from '../../sharing/scan/scan-view.tsx';
import { scanTexts } from '../../sharing/scan/texts.ts';
import { quizFilesTexts } from './texts.ts';

const texts = quizFilesTexts.codes.scan;

/** As many as are taken at once. */
const mostCodes = 200;

export interface Scanned {
  code: string;
  /** Who sat the quiz, by the code's own word; empty where it names nobody. */
  name: string;
}

/** Scanned codes join those that were pasted, one a line, so that all can be seen and changed before they are sent. */
export function useScannedCodes(text: string, onText: (text: string) => void) {
  const [scanned, setScanned] = useState<Scanned[]>([]);
  const take = (read: string): Said => {
    const code = tidyCode(read);
    const opened = readQuizCode(code);
    if (!opened) return { isGood: false, text: kindOfCode(code) === 'W' ? texts.ofWeek : scanTexts.other };
    const { name } = opened;
    if (tidyCode(text).includes(code)) return { isGood: false, text: texts.doubled(name) };
    if (scanned.length >= mostCodes) return { isGood: false, text: texts.full(mostCodes) };
    setScanned([...scanned, { code, name }]);
    onText(text.trim() ? `${text.trimEnd()}\n${code}` : code);
    return { isGood: true, text: texts.taken(name, scanned.length + 1) };
  };
  return { scanned, take, clear: () => setScanned([]) };
}
