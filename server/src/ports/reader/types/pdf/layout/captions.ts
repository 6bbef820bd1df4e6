const named =
  /^(?:figure|fig\.|table|chart|plate|listing|exhibit|diagram|scheme|algorithm|map)\s?(?:\d{1,3}|[ivx]{1,5}\b|[a-z]?\d)(?:[.-]\d{1,3})*/i;

/** Whether a line begins a caption: "Figure 3: …", and not the sentence "Figure 3 shows …". */
export function beginsCaption(text: string): boolean {
  const found = named.exec(text);
  if (!found) return false;
  const rest = text.slice(found[0].length);
  return rest === '' || /^\s?[:.–—|-]\s*(?:\S|$)/.test(rest) || /^\s+\p{Lu}/u.test(rest);
}

export const isTableCaption = (text: string) => /^table/i.test(text) && beginsCaption(text);
