import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useSettled } from '../../../lib/use-settled.ts';
import { SuggestField, type SuggestFieldProps, type Suggestion } from '../../../ui/suggest-field.tsx';
import { onboardingTexts } from './texts.ts';

interface CatalogueFieldProps extends Omit<SuggestFieldProps, 'suggestions' | 'countText'> {
  lookUp: (q: string) => UseQueryOptions<Suggestion[]>;
}

const mentions = ({ value, detail }: Suggestion, typed: string) =>
  `${value} ${detail}`.toLowerCase().includes(typed.trim().toLowerCase());

/** Free text with suggestions from the catalogue; without a connection it is a plain field. */
export function CatalogueField({ lookUp, ...field }: CatalogueFieldProps) {
  const q = useSettled(field.value.trim(), 200);
  const { data = [], isPlaceholderData } = useQuery({ ...lookUp(q), placeholderData: keepPreviousData });
  // Nothing to suggest to somebody who has written exactly that.
  const isWritten = data.some(({ value }) => value === field.value.trim());
  // Until the answer is there, what fits of the one before: the list neither flickers nor lies.
  const fitting = isPlaceholderData ? data.filter((suggestion) => mentions(suggestion, field.value)) : data;
  return <SuggestField {...field} suggestions={isWritten ? [] : fitting} countText={onboardingTexts.suggestions} />;
}
