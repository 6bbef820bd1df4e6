import { feature } from '../../assembly/feature.ts';
import { teachingData } from './teaching.data.ts';
import { sweepUsage, teachingWork } from './teaching.jobs.ts';
import { sumUsage } from './teaching.service.ts';

/** How far back the operator's page looks. */
const usageDays = 7;

export const teachingFeature = feature({
  name: 'teaching',
  jobs: [sweepUsage],
  personalData: [teachingData],
  build: (ground) => ({
    work: teachingWork(ground),
    figures: { models: () => sumUsage(ground, usageDays) },
  }),
});
