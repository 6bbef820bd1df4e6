import type { ReadScanPage, Scan } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wordsOf } from '../../../../lib/words-of.ts';
import { toast } from '../../../../ui/toast.ts';
import { correctWords, readPageQuery, scanQuery } from '../api.ts';
import { scansTexts } from '../texts.ts';

/** The page with one word as its owner says it is. */
export function withWord(page: ReadScanPage, id: string, text: string): ReadScanPage {
  const lines = page.lines.map((line) => ({
    ...line,
    words: line.words.map((word) => (word.id === id ? { ...word, text, is_doubtful: false } : word)),
  }));
  const doubts = lines.reduce((sum, { words }) => sum + words.filter(({ is_doubtful }) => is_doubtful).length, 0);
  return { ...page, lines, doubts };
}

/** Says what a word is; it is shown so at once, and as before where it could not be saved. */
export function useCorrecting(scanId: string, pageKey: string) {
  const cache = useQueryClient();
  const page = readPageQuery(scanId, pageKey).queryKey;
  const scan = scanQuery(scanId).queryKey;
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) => correctWords(scanId, pageKey, [{ id, text }]),
    onMutate: async ({ id, text }) => {
      await cache.cancelQueries({ queryKey: page });
      const before = cache.getQueryData<ReadScanPage>(page);
      if (!before) return;
      const after = withWord(before, id, text);
      cache.setQueryData(page, after);
      cache.setQueryData<Scan>(
        scan,
        (now) =>
          now && {
            ...now,
            pages: now.pages.map((one) => (one.key === pageKey ? { ...one, doubts: after.doubts } : one)),
          },
      );
    },
    onError: (error) => {
      toast.error(wordsOf(error, scansTexts.check.failed), { id: 'word' });
      void cache.invalidateQueries({ queryKey: scan });
    },
  });
}
