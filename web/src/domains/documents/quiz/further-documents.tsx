import { useQuery } from '@tanstack/react-query';
import { documentsQuery } from '../../../lib/documents/documents-list.ts';
import { isOnSale } from '../../../lib/sale.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toggle } from '../quiz-wishes.ts';
import { documentsTexts } from '../texts.ts';

const texts = documentsTexts.wishes;

interface FurtherDocumentsProps {
  chosen: string[];
  onChange: (documentIds: string[]) => void;
  documentId: string | null;
  /** How many can be chosen. */
  most: number;
  disabled: boolean;
}

/** Documents that go into the same quiz. */
export function FurtherDocuments({ chosen, onChange, documentId, most, disabled }: FurtherDocumentsProps) {
  const list = useQuery(documentsQuery);
  const others = (list.data?.data ?? []).filter(({ document_id, tools }) => {
    return document_id !== documentId && tools.includes('quiz');
  });
  const isFull = chosen.length >= most;
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="font-semibold text-sm">{texts.documents}</legend>
      {isOnSale() ? <p className="text-ink-faint text-sm">{texts.documentsHint}</p> : null}
      {list.isPending ? <Skeleton className="mt-2 h-11 w-full" /> : null}
      {list.isError ? <p className="mt-2 text-sm">{documentsTexts.history.loadFailed}</p> : null}
      {list.isSuccess && others.length === 0 ? <p className="mt-2 text-ink-soft text-sm">{texts.noDocuments}</p> : null}
      <div className="max-h-64 overflow-y-auto">
        {others.map(({ document_id: id, metadata }) => (
          <Checkbox
            key={id}
            label={<span>{metadata.filename}</span>}
            checked={chosen.includes(id)}
            disabled={isFull && !chosen.includes(id)}
            onChange={() => onChange(toggle(chosen, id))}
          />
        ))}
      </div>
      {isFull && !disabled && others.length > most ? (
        <p className="text-ink-soft text-sm">{texts.full(most + 1)}</p>
      ) : null}
    </fieldset>
  );
}
