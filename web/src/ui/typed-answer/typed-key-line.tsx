import type { TypedKey } from '@akada/answers';
import { Check } from 'lucide-react';
import { LazyTypedText } from './lazy-typed-answer.tsx';

/** The right answer to a typed question as its owner sees it, in the look of a right option. */
export function TypedKeyLine({ typed, label }: { typed: Pick<TypedKey, 'kind' | 'key'>; label: string }) {
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-success-soft px-2.5 py-1 font-semibold text-on-success-soft leading-snug">
      <span className="wrap-anywhere min-w-0 flex-1">
        <span className="sr-only">{label}: </span>
        {typed.key ? <LazyTypedText kind={typed.kind} text={typed.key} /> : '—'}
      </span>
      <Check aria-hidden className="mt-0.5 size-5 shrink-0" />
    </p>
  );
}
