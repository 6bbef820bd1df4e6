import { feature } from '../../../assembly/feature.ts';
import { generationData } from './generation.data.ts';
import { generationWork, rescueGenerations, runGeneration, sweepGenerations } from './generation.jobs.ts';
import { createGenerations } from './generation.service.ts';

export const generationFeature = feature({
  name: 'generation',
  jobs: [runGeneration, rescueGenerations, sweepGenerations],
  personalData: [generationData],
  async build({ db, clock, log, queue, brought }) {
    const generations = await createGenerations({ db, clock, log, queue });
    return {
      services: { generations },
      work: generationWork({ db, clock, queue, generations, makers: brought.makers }),
      startWorker: () => generations.startRescue(brought.makers),
      stop: generations.stop,
    };
  },
});
