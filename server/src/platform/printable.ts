/** Text for a terminal: what would steer it (escape sequences, turned writing) is shown as a mark; line ends and tabs stay. */
export const printable = (text: string): string =>
  text.replace(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
