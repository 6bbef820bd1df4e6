import type { CourseOutline } from '@akada/contract/client';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { landingTexts } from '../texts/landing.ts';

const texts = landingTexts.align;
/** How many topics are shown before the rest is folded away. */
const FIRST_TOPICS = 8;

interface OutlineProps {
  outline: CourseOutline;
  onVariant: (variant: string | undefined) => void;
}

export function Outline({ outline, onVariant }: OutlineProps) {
  const { code, standard, title, topics, outcomes, equivalents, asked_for: askedFor } = outline;
  return (
    <article className="appear flex flex-col gap-4">
      <VisuallyHidden role="status">{`${code}: ${title}`}</VisuallyHidden>
      <header className="flex flex-col gap-1.5">
        <p className="flex flex-wrap gap-2">
          <Badge tone="primary">{code}</Badge>
          <Badge tone="accent">{standard}</Badge>
        </p>
        <h3 className="text-lg">{title}</h3>
        <p className="text-ink-soft text-sm">{texts.facts(outline.units, outline.level, outline.semester)}</p>
        {askedFor ? <p className="text-sm">{texts.foundBy(askedFor.code, askedFor.standard)}</p> : null}
      </header>
      <VariantChoice outline={outline} onVariant={onVariant} />
      {topics.length === 0 ? (
        <p className="text-ink-soft">{texts.noTopics}</p>
      ) : (
        <Listed title={texts.topics} items={topics} />
      )}
      {outcomes.length === 0 ? null : <Listed title={texts.outcomes} items={outcomes} />}
      {equivalents.length === 0 ? null : (
        <p className="text-sm">
          <span className="font-semibold">{texts.equivalent}: </span>
          {equivalents.map((other) => `${other.code} ${other.title} (${other.standard})`).join('; ')}
        </p>
      )}
      <p className="text-ink-faint text-sm">
        {texts.credit} {outline.credit}. {texts.creditNote}
      </p>
      <LinkButton to="/signup" variant="secondary">
        {texts.signUp}
      </LinkButton>
    </article>
  );
}

function VariantChoice({ outline, onVariant }: OutlineProps) {
  if (outline.variants.length < 2) return null;
  return (
    <Select
      label={texts.variants}
      value={outline.variant ?? ''}
      onChange={(event) => onVariant(event.target.value || undefined)}
      options={outline.variants.map(({ variant, title }) => ({ value: variant ?? '', label: title }))}
    />
  );
}

function Listed({ title, items }: { title: string; items: string[] }) {
  const rest = items.slice(FIRST_TOPICS);
  return (
    <section className="flex flex-col gap-1.5">
      <h4 className="font-semibold text-sm">{title}</h4>
      <Items items={items.slice(0, FIRST_TOPICS)} />
      {rest.length === 0 ? null : (
        <details className="group">
          <summary className="link inline-flex min-h-11 items-center text-sm group-open:hidden">
            {texts.more(rest.length)}
          </summary>
          <Items items={rest} />
        </details>
      )}
    </section>
  );
}

function Items({ items }: { items: string[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5 text-sm">
          <span aria-hidden className="mt-2 size-1.5 shrink-0 rotate-45 bg-accent" />
          <span className="first-letter:uppercase inline-block">{item}</span>
        </li>
      ))}
    </ul>
  );
}
