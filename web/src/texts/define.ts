/** A text, or a function that makes one from its parameters, or a group of them. */
export interface TextTree {
  [key: string]: Text | TextTree;
}
// biome-ignore lint/suspicious/noExplicitAny: a text's parameters are its own
type Text = string | ((...parameters: any[]) => string);

/** What a translation gives for a tree of texts: any part of it. */
export type PartialTexts<T> = {
  [Key in keyof T]?: T[Key] extends string
    ? string
    : T[Key] extends (...p: never[]) => string
      ? T[Key]
      : PartialTexts<T[Key]>;
};

/** The English texts by their namespace: whoever defines some says so here, beside them (`declare module`). */
// biome-ignore lint/suspicious/noEmptyInterface: each namespace adds itself where it is defined
export interface Namespaces {}

/** What a translation's file exports by default: `export default { … } satisfies Translation`. */
export type Translation = { [Name in keyof Namespaces]?: PartialTexts<Namespaces[Name]> };

type Translations = Record<string, TextTree>;

const namespaces = new Map<string, TextTree>();
let translations: Translations = {};

function replaceTexts(texts: TextTree, by: TextTree): void {
  for (const [key, replacement] of Object.entries(by)) {
    const current = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (typeof current === 'object' && typeof replacement === 'object') replaceTexts(current, replacement);
    // A key that English does not have, or a group in place of a text, is a slip of the translation: English stays.
    else if (typeof current === typeof replacement && typeof current !== 'object') texts[key] = replacement;
  }
}

/** Registers the English texts of a part of the product, and gives them back, translated if a language was chosen. */
export function defineTexts<T extends TextTree>(namespace: keyof Namespaces, texts: T): T {
  namespaces.set(namespace, texts);
  const translated = translations[namespace];
  if (translated) replaceTexts(texts, translated);
  return texts;
}

/** Replaces English, in place, by what a translation holds; also in namespaces whose page is opened later. */
export function applyTranslation(translation: object): void {
  translations = translation as Translations;
  for (const [namespace, texts] of namespaces) {
    const translated = translations[namespace];
    if (translated) replaceTexts(texts, translated);
  }
}
