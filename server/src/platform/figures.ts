import type { OperatorStatus } from '@akada/contract';

/** The parts of the operator's page that features know, each read when somebody looks. */
export type Figures = {
  [Part in Exclude<keyof OperatorStatus, 'checked_at' | 'server' | 'ways' | 'jobs'>]: () => Promise<
    OperatorStatus[Part]
  >;
};
