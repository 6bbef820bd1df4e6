/** The key that does the same, beside a button; only where there is likely to be a keyboard. */
export function KeyName({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden
      className="hidden h-5.5 min-w-5.5 place-items-center rounded-sm border border-current border-b-2 px-1 font-body font-semibold text-sm leading-none lg:inline-grid"
    >
      {children}
    </kbd>
  );
}
