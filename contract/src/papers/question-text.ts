/** A question as it is cut in two: its words, then a line for each option. Both sides count characters in this. */
export const questionText = ({
  text,
  options,
}: {
  text: string;
  options: readonly { label: string; text: string }[];
}) => [text, ...options.map((option) => `${option.label}. ${option.text}`)].join('\n');
