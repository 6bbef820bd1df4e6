import { feature } from '../../assembly/feature.ts';
import type { Profiles } from '../identity/profile/profile.service.ts';
import type { Practice } from '../practice/practice.service.ts';
import type { Sprints } from '../sprints/sprints.service.ts';
import { assistantData } from './assistant.data.ts';
import { assistantWork, sweepMarks } from './assistant.jobs.ts';
import { assistantRoutes } from './assistant.routes.ts';
import { createAssistant } from './assistant.ts';

interface Needs {
  sprints: Sprints;
  practice: Practice;
  profiles: Profiles;
}

export const assistantFeature = feature({
  name: 'assistant',
  jobs: [sweepMarks],
  personalData: assistantData,
  build(ground, { sprints, practice: { evidence }, profiles }: Needs) {
    const assistant = createAssistant({ ...ground, sprints, evidence, profiles });
    return { routes: { assistant: assistantRoutes(assistant) }, work: assistantWork(ground) };
  },
});
