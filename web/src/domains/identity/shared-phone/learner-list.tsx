import { ChevronRight, CloudUpload, EllipsisVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { forgetLearner } from '../../../lib/shared-phone/phone.ts';
import type { Learner } from '../../../lib/storage/shared-phone.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast.ts';
import { sharedPhoneTexts } from './texts.ts';

const { who: texts, forget } = sharedPhoneTexts;

interface LearnerListProps {
  learners: readonly Learner[];
  onChosen: (learner: Learner) => void;
  onForgotten: () => void;
}

/** The names of those who learn on this phone. */
export function LearnerList({ learners, onChosen, onForgotten }: LearnerListProps) {
  const [leaving, setLeaving] = useState<Learner | null>(null);
  const confirm = async () => {
    if (!leaving) return;
    await forgetLearner(leaving.id);
    setLeaving(null);
    toast.success(forget.done(leaving.name));
    onForgotten();
  };
  return (
    <>
      <ul className="flex flex-col gap-3">
        {learners.map((learner) => (
          <li key={learner.id} className="flex items-center gap-1 rounded-card border border-line bg-surface pr-1">
            <button
              type="button"
              className="flex min-h-18 min-w-0 flex-1 cursor-pointer items-center gap-4 rounded-card p-3 text-left hover:bg-sunken"
              onClick={() => onChosen(learner)}
            >
              <Avatar name={learner.name} src={learner.avatar_url} size={48} />
              <span className="min-w-0 flex-1">
                <span className="wrap-anywhere block font-semibold text-lg">{learner.name}</span>
                {learner.waiting > 0 ? (
                  <span className="flex items-center gap-1.5 text-ink-soft text-sm">
                    <CloudUpload aria-hidden className="size-4 shrink-0" />
                    {texts.waiting}
                  </span>
                ) : null}
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
            </button>
            <Menu
              trigger={
                <IconButton label={texts.more(learner.name)}>
                  <EllipsisVertical aria-hidden />
                </IconButton>
              }
            >
              <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => setLeaving(learner)}>
                {forget.open}
              </MenuItem>
            </Menu>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={leaving !== null}
        onOpenChange={(isOpen) => isOpen || setLeaving(null)}
        title={leaving ? forget.title(leaving.name) : ''}
        description={
          <>
            <p>{forget.text}</p>
            {leaving && leaving.waiting > 0 ? <p className="mt-2 font-semibold">{forget.waiting}</p> : null}
          </>
        }
        cancelLabel={forget.cancel}
        confirmLabel={forget.confirm}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
