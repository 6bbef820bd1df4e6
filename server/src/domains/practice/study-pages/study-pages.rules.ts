import type { StudyPage, StudyPageSummary } from '@akada/contract';

interface SummaryRow {
  id: string;
  link_id: string;
  owner_id: string;
  document_id: string | null;
  title: string;
  closed_at: Date | null;
  taken_down_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface StudyPageRow extends SummaryRow {
  content: string;
}

export interface Rendering {
  html: string;
  outline: StudyPage['outline'];
}

const onlyTheOwner = 'Only the person who made these materials can regenerate them.';
const noDocument = 'Cannot regenerate: Missing document information';

export function statusOf({ closed_at, taken_down_at }: Pick<SummaryRow, 'closed_at' | 'taken_down_at'>) {
  if (taken_down_at) return 'taken_down' as const;
  return closed_at ? ('closed' as const) : ('open' as const);
}

const linkOf = ({ link_id }: SummaryRow) => `/study/${link_id}`;

export function toSummary(row: SummaryRow): StudyPageSummary {
  return {
    study_id: row.id,
    title: row.title,
    link: linkOf(row),
    status: statusOf(row),
    document_id: row.document_id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function reasonAgainst(row: SummaryRow, isOwner: boolean): string | null {
  if (!isOwner) return onlyTheOwner;
  return row.document_id ? null : noDocument;
}

/** What one reader sees. Only the owner learns the permanent id and the document. */
export function toStudyPage(
  row: StudyPageRow,
  rendering: Rendering,
  reader: { isOwner: boolean; mayExport: boolean; isBrief: boolean },
): StudyPage {
  const { isOwner } = reader;
  const id = isOwner ? row.id : row.link_id;
  const reason = reasonAgainst(row, isOwner);
  return {
    id,
    study_id: id,
    title: row.title,
    study_content: reader.isBrief ? '' : row.content,
    ...rendering,
    link: linkOf(row),
    status: statusOf(row),
    document_id: isOwner ? row.document_id : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    isOwner,
    can_regenerate: reason === null,
    regenerate_reason: reason,
    can_download_pdf: isOwner && reader.mayExport,
  };
}
