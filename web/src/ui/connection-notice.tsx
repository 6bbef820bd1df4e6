import { WifiOff } from 'lucide-react';

interface ConnectionNoticeProps {
  children: string | null;
  action?: { label: string; onClick: () => void };
}

/** Says why nothing new comes; null while all is well. The live region is always there, so that the change is read out. */
export function ConnectionNotice({ children, action }: ConnectionNoticeProps) {
  return (
    <div role="status">
      {children === null ? null : (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-center font-medium text-on-warning-soft text-sm">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          <span>
            {children}{' '}
            {action ? (
              <button type="button" onClick={action.onClick} className="link -my-3 min-h-11 px-1 text-inherit">
                {action.label}
              </button>
            ) : null}
          </span>
        </p>
      )}
    </div>
  );
}
