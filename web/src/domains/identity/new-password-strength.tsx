import { passwordStrength } from '../../ui/password-strength.ts';
import { StrengthMeter } from '../../ui/strength-meter.tsx';
import { authTexts } from './texts.ts';

/**
 * How hard a new password is to guess. It has its place while nothing is typed, too: a page that comes to life under a
 * thumb must not move what is being touched. `about` is the name and address of whose it will be.
 */
export function NewPasswordStrength({ password, about }: { password: string; about?: readonly string[] }) {
  const { strength, strengths } = authTexts;
  const score = passwordStrength(password, about);
  const words = [strengths.none, strengths.weak, strengths.fair, strengths.good, strengths.strong];
  return <StrengthMeter score={score} label={strength} valueText={words[score] ?? strengths.none} />;
}
