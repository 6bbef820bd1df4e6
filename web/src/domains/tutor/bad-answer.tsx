import type { MarkReason } from '@akada/contract/client';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.ts';
import { markAnswer } from './api.ts';
import { assistantTexts } from './texts.ts';

const texts = assistantTexts.bad;
const reasons = ['wrong', 'unclear', 'off_topic', 'other'] as const satisfies readonly MarkReason[];

/** Calls an answer bad, with the reason, for who runs the site. */
export function BadAnswer({ messageId, marked }: { messageId: string; marked: MarkReason | null }) {
  const [reason, setReason] = useState(marked);
  const mark = async (chosen: MarkReason) => {
    try {
      await markAnswer(messageId, chosen);
      setReason(chosen);
      toast.success(texts.thanks);
    } catch {
      toast.error(texts.failed, { id: 'bad-answer' });
    }
  };
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="ghost" className="px-2 text-ink-soft">
          <Flag aria-hidden />
          {reason ? texts.called(texts.reasons[reason]) : texts.call}
        </Button>
      }
    >
      {reasons.map((one) => (
        <MenuItem key={one} onSelect={() => void mark(one)}>
          {texts.reasons[one]}
        </MenuItem>
      ))}
    </Menu>
  );
}
