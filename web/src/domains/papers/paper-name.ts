import type { Paper } from '@akada/contract/client';
import { papersTexts } from './texts.ts';

type Named = Pick<Paper, 'year' | 'semester' | 'filename' | 'kind'>;

/** "2023/2024 Harmattan"; where nobody knows the year, what the file is called. */
export const sessionOf = ({ year, semester, filename }: Named): string =>
  [year, semester].filter(Boolean).join(' ') || filename || papersTexts.noYear;

/** "2023/2024 Harmattan test". */
export const nameOf = (paper: Named): string => `${sessionOf(paper)} ${papersTexts.kinds[paper.kind].toLowerCase()}`;
