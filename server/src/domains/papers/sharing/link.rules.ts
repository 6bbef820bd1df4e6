import type { PaperLink } from '@akada/contract';

interface Linked {
  link_id: string | null;
  closed_at: Date | null;
  taken_down_at: Date | null;
}

function statusOf({ closed_at, taken_down_at }: Linked): PaperLink['status'] {
  if (taken_down_at) return 'taken_down';
  return closed_at ? 'closed' : 'open';
}

/** Where a paper can be opened by others, and whether; null of one that was never shared. */
export const linkOf = (row: Linked): PaperLink | null =>
  row.link_id === null ? null : { path: `/paper/${row.link_id}`, status: statusOf(row) };
