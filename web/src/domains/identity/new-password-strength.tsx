import { passwordStrength } from '../../ui/password-strength.ts';
import { StrengthMeter } from '../../ui/strength-meter.tsx';
import { authTexts } from './texts.ts';

/**
 * How hard a new password is to guess. It has its place while nothing is typed, too: a page that comes to life under a
 * thumb must not move what is being touched.
 */
export function NewPasswordStrength({ password }: { password: string }) {
  const { strength, strengths } = authTexts;
  const score = passwordStrength(password);
  const words = [strengths.none, strengths.weak, strengths.fair, strengths.good, strengths.strong];
  return <StrengthMeter score={score} label={strength} valueText={words[score] ?? strengths.none} />;
}
