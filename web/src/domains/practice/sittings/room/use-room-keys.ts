import { useState } from 'react';
import { useKeys } from '../../../../ui/use-keys.ts';
import { storedSitting } from '../stored.ts';

/** Whether the keys of the room act; a switch that this account's browser remembers (WCAG 2.1.4). */
export function useKeysSwitch(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => storedSitting.roomKeys.get() !== 'off');
  return [
    isOn,
    (next) => {
      setOn(next);
      if (next) storedSitting.roomKeys.remove();
      else storedSitting.roomKeys.set('off');
    },
  ];
}

interface RoomKeys {
  isOn: boolean;
  options: readonly string[];
  onChoose: (option: string) => void;
  onPrevious: () => void;
  onNext: () => void;
  onHandIn: () => void;
}

const LETTERS = 'abcdefghi';

/** A B C D choose, P and N move, S asks to hand in; R is the question's own, since it is a dialog. */
export function useRoomKeys({ isOn, options, onChoose, onPrevious, onNext, onHandIn }: RoomKeys): void {
  const choices = options.map((option, index) => [LETTERS[index] ?? '', () => onChoose(option)] as const);
  useKeys(isOn ? { ...Object.fromEntries(choices), p: onPrevious, n: onNext, s: onHandIn } : {});
}
