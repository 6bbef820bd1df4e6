import type { QueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Conversation } from '../conversation.ts';
import type { Change } from '../use-conversation.ts';
import type { Running } from '../use-work.ts';

/** What a tool works with. */
export interface Tools extends Running {
  change: (by: Change) => void;
  latest: RefObject<Conversation>;
  queryClient: QueryClient;
  onMade: () => void;
}

export interface Request {
  text: string;
  /** The document was uploaded a moment ago. */
  isNew: boolean;
}
