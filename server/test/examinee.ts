import type { ReceivedPrompt } from './scripted-model.ts';

/** Who answers the questions of a prompt and does not see their keys. */

export interface AskedQuestion {
  number: number;
  text: string;
  options: { label: string; text: string }[];
}

/** The questions that a prompt puts, as they stand on the sheet. */
export function askedIn({ user }: ReceivedPrompt): AskedQuestion[] {
  return user
    .split(/^(?=Question \d+: )/m)
    .slice(1)
    .map((part) => {
      const [, number, text] = /^Question (\d+): (.*)$/m.exec(part)!;
      const options = [...part.matchAll(/^([A-D])\. (.*)$/gm)].map(([, label, option]) => ({
        label: label!,
        text: option!,
      }));
      return { number: Number(number), text: text!, options };
    });
}

/** The answers of who holds exactly the known option for right; a question without one is solved by none. */
export function solvedBy(prompt: ReceivedPrompt, answerOf: (question: string) => string) {
  return {
    answers: askedIn(prompt).map(({ number, text, options }) => {
      const right = options.find((option) => option.text === answerOf(text))?.label;
      return {
        question: number,
        chosen: right ?? 'none',
        options: options.map(({ label }) => ({ label, verdict: label === right ? 'true' : 'false' })),
        isFair: true,
        fault: '',
      };
    }),
  };
}

const claimsIn = ({ user }: ReceivedPrompt) =>
  [...user.matchAll(/^Claim (\d+): (.*)$/gm)].map(([, number, text]) => ({ claim: Number(number), text: text! }));

/** The same verdict on every claim of a prompt. */
export function judgedAs(verdict: 'stated' | 'follows' | 'not stated' | 'contradicted', prompt: ReceivedPrompt) {
  return { answers: claimsIn(prompt).map(({ claim }) => ({ claim, verdict })) };
}

/** Each claim of a prompt found in the text, or not. */
export function judged(prompt: ReceivedPrompt, isStated: (claim: string) => boolean) {
  const answers = claimsIn(prompt).map(({ claim, text }) => ({
    claim,
    verdict: isStated(text) ? 'stated' : 'not stated',
  }));
  return { answers };
}
