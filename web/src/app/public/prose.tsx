import { type ReactNode, useId } from 'react';

/** Texts by name, in their order. */
type Named = Record<string, string>;

export interface ProseTexts {
  heading: string;
  lead?: string;
  paragraphs?: Named;
  points?: Named;
}

/** What is said only where something is sold, or only where its price has VAT in it; by name. See base.css. */
type Only = Record<string, 'sale' | 'vat'>;

interface ProseSectionProps {
  texts: ProseTexts;
  /** Of the section itself. */
  isFor?: Only[string] | undefined;
  /** Of its paragraphs. */
  only?: Only;
  children?: ReactNode;
}

/** A part of a page that is there to be read. */
export function ProseSection({ texts, isFor, only = {}, children }: ProseSectionProps) {
  const { heading, lead, paragraphs = {}, points = {} } = texts;
  const id = useId();
  return (
    <section aria-labelledby={id} data-only={isFor} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {lead ? <p className="max-w-(--measure)">{lead}</p> : null}
      {Object.entries(paragraphs).map(([name, text]) => (
        <p key={name} data-only={only[name]} className="max-w-(--measure)">
          {text}
        </p>
      ))}
      <Points of={points} />
      {children}
    </section>
  );
}

export function Points({ of: points }: { of: Named }) {
  const entries = Object.entries(points);
  if (entries.length === 0) return null;
  return (
    <ul className="flex max-w-(--measure) flex-col gap-2.5">
      {entries.map(([name, text]) => (
        <li key={name} className="flex gap-3">
          <span aria-hidden className="mt-2.5 size-2 shrink-0 rotate-45 bg-accent" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Sections one below the other. */
export function ProseSections({ sections, only = {} }: { sections: Record<string, ProseTexts>; only?: Only }) {
  return Object.entries(sections).map(([name, texts]) => (
    <ProseSection key={name} texts={texts} isFor={only[name]} only={only} />
  ));
}
