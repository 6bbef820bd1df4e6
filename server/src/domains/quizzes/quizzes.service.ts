import type { Clock } from '../../platform/clock.ts';
import type { Judging } from '../../platform/judging/judging.ts';
import type { RenderRich } from '../../platform/markdown/rich-lines.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { CourseLibrary } from '../../ports/courses/port.ts';
import type { Database } from '../../ports/db/port.ts';
import type { Teacher } from '../../ports/teacher/port.ts';
import type { EntitlementsService } from '../billing/entitlements/entitlements.service.ts';
import type { DocumentsService } from '../documents/documents.service.ts';
import type { TokensService } from '../documents/tokens/tokens.service.ts';
import type { Limiter } from '../house/limiter/limiter.service.ts';
import type { Composer, MailService } from '../letters/mail/mail.service.ts';
import type { GenerationMaker, Generations } from '../teaching/generation/generation.service.ts';
import { createContents } from './editing/contents.ts';
import { createEditing, type Editing } from './editing/edit.ts';
import { createStriking, type Striking } from './editing/strike.ts';
import { createExchange, type Exchange } from './exchange/exchange.ts';
import type { ReadQuizFile } from './exchange/formats/read-apart.ts';
import { type Batches, createBatches } from './hall/batches.ts';
import { type Codes, createCodes } from './hall/codes.ts';
import { createLive, type Live } from './hall/live.ts';
import { createListing, type Listing } from './listing/listing.ts';
import { createDrafting, type Drafting } from './making/drafts.ts';
import { createGenerating, type Generating } from './making/generate.ts';
import { createTemplates, type Templates } from './numbers/templates.ts';
import type { QuizPictures } from './pictures/pictures.ts';
import { type ClassLists, createClassLists } from './results/class-list.ts';
import { createStatistics, type Statistics } from './results/stats.ts';
import { createErasure, type Erasure } from './sharing/erasure.ts';
import { createQuizLetters } from './sharing/quizzes.letters.ts';
import { createSharing, type Sharing } from './sharing/sharing.ts';
import { createOpenings } from './taking/openings.ts';
import { createStamps, type Stamps } from './taking/stamps.ts';
import { createSubmissions, type Submissions } from './taking/submissions.service.ts';
import { createTaking, type Taking } from './taking/taking.ts';

export interface QuizzesDeps {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  limiter: Limiter;
  mail: MailService;
  /** Whom reports go to. */
  operator: string;
  teacher: Teacher;
  generations: Generations;
  documents: DocumentsService;
  tokens: TokensService;
  entitlements: EntitlementsService;
  readQuizFile: ReadQuizFile;
  judging: Judging;
  library: CourseLibrary;
  pictures: QuizPictures;
  renderRich: RenderRich;
}

/** Quizzes by concern: making, going through drafts, changing, taking, handing in, statistics, sharing, the hall, erasure, other formats. */
export interface Quizzes {
  generating: Generating;
  drafting: Drafting;
  listing: Listing;
  editing: Editing;
  taking: Taking;
  submissions: Submissions;
  stamps: Stamps;
  statistics: Statistics;
  classLists: ClassLists;
  striking: Striking;
  sharing: Sharing;
  codes: Codes;
  batches: Batches;
  live: Live;
  erasure: Erasure;
  exchange: Exchange;
  templates: Templates;
  renderRich: RenderRich;
  makers: GenerationMaker[];
  composers: Record<string, Composer>;
}

export function createQuizzes(deps: QuizzesDeps): Quizzes {
  const contents = createContents(deps.db);
  const openings = createOpenings(deps);
  const taking = createTaking({ ...deps, contents, openings });
  const stamps = createStamps(deps.secrets, taking.readAttempt);
  const templates = createTemplates(deps);
  const editing = createEditing({ ...deps, taking, templates });
  const generating = createGenerating({ ...deps, contents, editing, taking });
  const erasure = createErasure(deps);
  const sharing = createSharing({ ...deps, editing, taking });
  return {
    generating,
    drafting: createDrafting({ ...deps, editing, taking }),
    listing: createListing({ ...deps, contents }),
    editing,
    taking,
    submissions: createSubmissions({ ...deps, contents, taking, stamps, openings }),
    stamps,
    statistics: createStatistics({ ...deps, contents, editing }),
    classLists: createClassLists({ ...deps, editing }),
    striking: createStriking({ ...deps, editing }),
    sharing,
    codes: createCodes(deps),
    batches: createBatches({ ...deps, editing }),
    live: createLive(deps),
    erasure,
    exchange: createExchange({ ...deps, contents, editing }),
    templates,
    renderRich: deps.renderRich,
    makers: generating.makers,
    composers: { ...createQuizLetters(deps), ...sharing.letters, 'quiz-erasure': erasure.composer },
  };
}
