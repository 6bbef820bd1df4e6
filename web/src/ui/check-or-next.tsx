import { Button } from './button.tsx';

interface CheckOrNextProps {
  isChecked: boolean;
  isLast: boolean;
  canPress: boolean;
  /** The verdict has only just come: a second tap was meant for "check", and does nothing. */
  isSlip: boolean;
  onPress: () => void;
  texts: { check: string; next: string; finish: string };
}

/** The one button below a question: it checks, and then goes on. */
export function CheckOrNext({ isChecked, isLast, canPress, isSlip, onPress, texts }: CheckOrNextProps) {
  return (
    <Button
      variant="accent"
      size="lg"
      className="flex-1 md:flex-none"
      disabled={!canPress}
      aria-disabled={isSlip}
      onClick={() => !isSlip && onPress()}
    >
      {!isChecked ? texts.check : isLast ? texts.finish : texts.next}
    </Button>
  );
}
