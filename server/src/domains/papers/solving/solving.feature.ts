import { feature } from '../../../assembly/feature.ts';
import type { Generations } from '../../teaching/generation/generation.service.ts';
import { createSolving } from './solving.ts';

export const paperSolvingFeature = feature({
  name: 'paperSolving',
  build(ground, { generations }: { generations: Generations }) {
    const solving = createSolving({ ...ground, generations });
    return {
      routes: {
        paperSolving: {
          get: ({ account, params }) => solving.get(account.id, params.id),
          begin: ({ account, caller, params, body }) =>
            solving.begin({ ownerId: account.id, address: caller.address }, params.id, body.question_id),
          walk: ({ account, caller, params, body }) =>
            solving.walk({ ownerId: account.id, address: caller.address }, params.id, body.question_id),
        },
      },
      makers: [solving.maker],
    };
  },
});
