/** Cuts a text into the model's pieces of words, as BERT's uncased tokenizer does. */
export class WordPieces {
  readonly #ids: ReadonlyMap<string, number>;
  readonly #unknown: number;
  readonly #start: number;
  readonly #end: number;

  constructor(vocabulary: Readonly<Record<string, number>>) {
    this.#ids = new Map(Object.entries(vocabulary));
    this.#unknown = this.#idOf('[UNK]');
    this.#start = this.#idOf('[CLS]');
    this.#end = this.#idOf('[SEP]');
  }

  /** The numbers of the pieces between the marks of start and end; what is beyond `most` pieces is left out. */
  of(text: string, most: number): number[] {
    const ids = [this.#start];
    // A piece has at least one character: more of the text than that need not be looked at.
    for (const word of wordsOf(text.slice(0, most * LONGEST_WORD))) {
      if (ids.length >= most - 1) break;
      ids.push(...this.#piecesOf(word));
    }
    return [...ids.slice(0, most - 1), this.#end];
  }

  /** The longest piece that fits, again and again; a word with a part that has none is unknown as a whole. */
  #piecesOf(word: string): number[] {
    if (word.length > LONGEST_WORD) return [this.#unknown];
    const pieces: number[] = [];
    let from = 0;
    while (from < word.length) {
      let to = word.length;
      let id: number | undefined;
      for (; to > from; to--) {
        id = this.#ids.get((from > 0 ? '##' : '') + word.slice(from, to));
        if (id !== undefined) break;
      }
      if (id === undefined) return [this.#unknown];
      pieces.push(id);
      from = to;
    }
    return pieces;
  }

  #idOf(piece: string): number {
    const id = this.#ids.get(piece);
    if (id === undefined) throw new Error(`the vocabulary has no ${piece}`);
    return id;
  }
}

/** As the model was trained; it also bounds the search for pieces. */
const LONGEST_WORD = 100;
/** BERT counts every ASCII sign as punctuation, and sets each apart. */
const WORD = /[!-/:-@[-`{-~\p{P}\p{Script=Han}]|[^\s!-/:-@[-`{-~\p{P}\p{Script=Han}]+/gu;

function wordsOf(text: string): string[] {
  const plain = text
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  return plain.match(WORD) ?? [];
}
