import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendMessage } from '../../../../lib/messages.ts';
import { wordsOf } from '../../../../lib/words-of.ts';
import { pathQuery, type SprintChanges, updateSprint } from '../api.ts';

/** Saves a change to the sprint, shows it here and tells the list. */
export function useUpdateSprint(id: string, onSaved: () => void) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const update = async (changes: SprintChanges) => {
    setBusy(true);
    setFailure(null);
    try {
      await updateSprint(id, changes);
      await queries.invalidateQueries({ queryKey: pathQuery(id).queryKey });
      sendMessage({ type: 'CARDS_REFRESH_REQUESTED' });
      onSaved();
    } catch (error) {
      setFailure(wordsOf(error));
      setBusy(false);
    }
  };
  return { update, isBusy, failure };
}
