import type { Verdict } from '@akada/answers';
import { typedTexts as texts } from '../../texts/en/typed.ts';

/** Why an answer is asked for again: the one thing to do about it, and nothing above that. */
export function Unread({ why }: Pick<Extract<Verdict, { is: 'unread' }>, 'why'>) {
  return (
    <div className="typed-verdict" data-is="unread">
      <p>{texts.why[why]}</p>
    </div>
  );
}
