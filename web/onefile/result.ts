import { encode } from 'uqr';
import { groupedCode } from '../../contract/src/one-file-code.ts';
import { el, qrPicture } from './dom.ts';
import { texts } from './texts.ts';

interface Result {
  code: string;
  score: string;
  kept: string;
  how: string;
}

/** A code to copy, to send and to scan. */
export function showResult(place: HTMLElement, { code, score, kept, how }: Result): void {
  const { data, size } = encode(code, { ecc: 'L', border: 4 });
  const shown = el('p', { className: 'code', textContent: groupedCode(code) });
  const copy = el('button', { type: 'button', className: 'btn', textContent: texts.copy });
  copy.addEventListener('click', () => {
    void copyText(code, shown).then((isCopied) => {
      if (isCopied) copy.textContent = texts.copied;
    });
  });
  const buttons = [copy];
  if (typeof navigator.share === 'function') {
    const send = el('button', { type: 'button', className: 'btn main', textContent: texts.send });
    send.addEventListener('click', () => void navigator.share({ text: code }).catch(() => undefined));
    buttons.push(send);
  }
  place.replaceChildren(
    el('p', { className: 'score', textContent: score }),
    el('p', { className: 'sm soft', textContent: kept }),
    el('h3', { textContent: texts.code }),
    qrPicture(size, (x, y) => data[y]?.[x] === true, texts.qr),
    shown,
    el('p', { className: 'sm soft', textContent: how }),
    el('div', { className: 'row' }, buttons),
  );
}

/** Where there is no clipboard, as in a page from the disk of some phones, the code is marked to be copied by hand. */
async function copyText(text: string, shown: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(shown);
    return document.execCommand('copy');
  }
}
