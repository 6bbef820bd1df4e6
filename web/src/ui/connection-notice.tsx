import { WifiOff } from 'lucide-react';

/** Says why nothing new comes; null while all is well. The live region is always there, so that the change is read out. */
export function ConnectionNotice({ children }: { children: string | null }) {
  return (
    <div role="status">
      {children === null ? null : (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-center font-medium text-on-warning-soft text-sm">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {children}
        </p>
      )}
    </div>
  );
}
