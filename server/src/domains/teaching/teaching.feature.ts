import { feature } from '../../assembly/feature.ts';
import { teachingData } from './teaching.data.ts';
import { sweepUsage, teachingWork } from './teaching.jobs.ts';

export const teachingFeature = feature({
  name: 'teaching',
  jobs: [sweepUsage],
  personalData: [teachingData],
  build: (ground) => ({ work: teachingWork(ground) }),
});
