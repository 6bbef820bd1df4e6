import type { ReactNode } from 'react';
import type { Guess } from '../../lib/lessons/guesses.ts';
import { actsTexts } from './texts.ts';

/** The two places of a guess: where it is asked for, and where it is looked at again. */
export interface GuessPlace {
  start: HTMLElement;
  end: HTMLElement;
}

/** What is shown at one of the two places of a guess. */
export interface GuessPartProps {
  kept: Guess;
  end: HTMLElement;
  onGuess: (guess: string) => void;
  /** The answers were looked at. */
  onTold: () => void;
}

/** What was guessed, where the same is asked again. */
export function LookBack({ guess }: { guess: ReactNode }) {
  return (
    <p className="guess-before">
      {guess ? (
        <>
          {actsTexts.guess.atStart} <strong>{guess}</strong>
          <br />
        </>
      ) : null}
      {actsTexts.guess.now}
    </p>
  );
}
