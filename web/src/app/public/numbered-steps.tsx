interface NumberedStepsProps {
  steps: Record<string, { heading: string; text: string }>;
}

/** What happens one after the other. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className="flex flex-col gap-8">
      {Object.entries(steps).map(([name, { heading, text }], index) => (
        <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          <span
            aria-hidden
            className="row-span-2 grid size-11 place-items-center rounded-control bg-primary-soft font-bold font-heading text-lg text-on-primary-soft"
          >
            {index + 1}
          </span>
          <h2 className="self-center text-lg">{heading}</h2>
          <p className="max-w-(--measure) text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
