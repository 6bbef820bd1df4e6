import type { Block } from '../document.ts';
import { countWords } from './normalise.ts';
import { splitSentences } from './sentences.ts';

/** A bullet of fewer words is a label; a longer one is what a book would say in a sentence. */
const SHORTEST = 6;
/** What a speaker notes for themselves: "Show the potato first." */
const TO_THE_SPEAKER =
  /^(?:show|ask|remind|tell|point|mention|emphasi[sz]e|stress|discuss|pause|click|next|remember|welcome|good|let|please|draw|invite|hand|play|start|begin|refer|see|don['’]t|do not|make sure|give)\b|\b(?:I|you|your|we|us|our|let['’]s|slides?|students?|class)\b/i;

const isText = (line: string) => countWords(line) >= SHORTEST && /^[\p{Lu}\d“"(]/u.test(line);
const ended = (line: string) => (/[.!?…:;]$/.test(line) ? line : `${line}.`);

/** On a slide a bullet of some words is text, with its full stop or without; so is what the notes say of the matter. */
export function slideSentences(block: Block): { kind: 'paragraph' | 'list' | 'note'; texts: string[] } | null {
  switch (block.kind) {
    case 'list': {
      const lines = block.items.filter(isText);
      if (lines.length < block.items.length / 2) return { kind: 'list', texts: block.items.flatMap(splitSentences) };
      return {
        kind: 'paragraph',
        texts: block.items.flatMap((item) => splitSentences(isText(item) ? ended(item) : item)),
      };
    }
    case 'paragraph':
      return { kind: 'paragraph', texts: splitSentences(isText(block.text) ? ended(block.text) : block.text) };
    case 'note': {
      const texts = splitSentences(block.text);
      return { kind: texts.some((text) => TO_THE_SPEAKER.test(text)) ? 'note' : 'paragraph', texts };
    }
    default:
      return null;
  }
}
