import { lazy } from 'react';

const load = () => import('./typed-question.tsx');

/** A typed question with what judges it, in a chunk of its own. */
export const LazyTypedQuestion = lazy(load);

/** Loads that chunk before it is needed, so that it is there when the network is not. */
export const fetchTypedQuestion = (): void => void load().catch(() => {});
