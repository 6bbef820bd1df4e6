import type { MarkReason } from '@akada/contract/client';
import { Flag, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.ts';
import { markAnswer } from './api.ts';
import { assistantTexts } from './texts.ts';

const { bad: texts, helped } = assistantTexts;
const reasons = ['wrong', 'unclear', 'off_topic', 'other'] as const satisfies readonly MarkReason[];

interface BadAnswerProps {
  messageId: string;
  marked: MarkReason | null;
  /** Whether it may also be said that it helped. */
  mayHelp?: boolean;
}

/** Calls an answer bad, with the reason, for who runs the site; or says that it helped. */
export function BadAnswer({ messageId, marked, mayHelp = false }: BadAnswerProps) {
  const [reason, setReason] = useState(marked);
  const mark = async (chosen: MarkReason) => {
    try {
      await markAnswer(messageId, chosen);
      setReason(chosen);
      toast.success(chosen === 'helped' ? helped.thanks : texts.thanks);
    } catch {
      toast.error(texts.failed, { id: 'bad-answer' });
    }
  };
  return (
    <>
      {mayHelp ? (
        <Button
          variant="ghost"
          className="px-2 text-ink-soft"
          disabled={reason === 'helped'}
          onClick={() => void mark('helped')}
        >
          <ThumbsUp aria-hidden />
          {reason === 'helped' ? helped.called : helped.call}
        </Button>
      ) : null}
      <Menu
        align="start"
        trigger={
          <Button variant="ghost" className="px-2 text-ink-soft">
            <Flag aria-hidden />
            {reason && reason !== 'helped' ? texts.called(texts.reasons[reason]) : texts.call}
          </Button>
        }
      >
        {reasons.map((one) => (
          <MenuItem key={one} onSelect={() => void mark(one)}>
            {texts.reasons[one]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
