import { domain } from '../../assembly/domain.ts';
import * as papers from './migrations/0049_papers.ts';
import * as sharedPapers from './migrations/0050_shared_papers.ts';
import * as solvedPapers from './migrations/0051_solved_papers.ts';
import * as paperDocument from './migrations/0060_paper_document.ts';
import * as paperMinutes from './migrations/0074_paper_minutes.ts';
import { papersFeature } from './papers.feature.ts';
import { sharedPapersFeature } from './sharing/shared-papers.feature.ts';
import { paperSolvingFeature } from './solving/solving.feature.ts';

/** Past papers: bringing, checking, practising, sharing. */
export const papersDomain = domain({
  name: 'papers',
  features: [papersFeature, sharedPapersFeature, paperSolvingFeature],
  migrations: {
    '0049_papers': papers,
    '0050_shared_papers': sharedPapers,
    '0051_solved_papers': solvedPapers,
    '0060_paper_document': paperDocument,
    '0074_paper_minutes': paperMinutes,
  },
});
