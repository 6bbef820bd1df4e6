import { useQuery } from '@tanstack/react-query';
import { documentsQuery } from '../../../lib/documents/documents-list.ts';
import type { Conversation } from '../conversation.ts';

/**
 * How many documents the next thing made would unlock; null where nothing is chosen or where it costs nothing anyway,
 * as in analysis. A file that is only chosen is taken for a new one.
 */
export function useLockedDocuments({ mode, document, wishes }: Conversation, hasFile: boolean): number | null {
  const isAsked = mode !== 'analysis' && (hasFile || document !== null);
  const further = mode === 'quiz' ? wishes.documentIds : [];
  const list = useQuery({ ...documentsQuery, enabled: isAsked && (!hasFile || further.length > 0) });
  if (!isAsked) return null;
  const ids = [...(hasFile || !document ? [] : [document.id]), ...further];
  if (ids.length > 0 && !list.data) return null;
  const isUnlocked = (id: string) =>
    list.data?.data.some(({ document_id, unlocked }) => document_id === id && unlocked);
  return ids.filter((id) => !isUnlocked(id)).length + (hasFile ? 1 : 0);
}
