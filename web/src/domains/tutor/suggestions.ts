import { assistantTexts } from './texts.ts';

const ON_EMPTY = 5;
const AS_CHIPS = 3;
const CHIP_LENGTH = 35;

/** Where no prompt came back: general ones, built from the topic. */
function genericPrompts(topic: string): string[] {
  const { what, why, example, summary, terms } = assistantTexts.generic;
  return [what, why, example, summary, terms].map((make) => make(topic));
}

/** Five on the empty page, three once the conversation has begun. */
export function shownPrompts(prompts: readonly string[], topic: string, hasMessages: boolean): string[] {
  const all = prompts.length > 0 ? prompts : genericPrompts(topic);
  return all.slice(0, hasMessages ? AS_CHIPS : ON_EMPTY);
}

/** One key for each that will be there. */
export const waitingPrompts = (hasMessages: boolean): number[] =>
  Array.from({ length: hasMessages ? AS_CHIPS : ON_EMPTY }, (_, index) => index);

/** A chip is cut at 35 characters; what is sent is whole. */
export function chipText(prompt: string): string {
  return prompt.length > CHIP_LENGTH ? `${prompt.slice(0, CHIP_LENGTH)}...` : prompt;
}
