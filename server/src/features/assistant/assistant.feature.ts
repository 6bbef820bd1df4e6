import { feature } from '../../assembly/feature.ts';
import type { Sprints } from '../sprints/sprints.service.ts';
import { assistantData } from './assistant.data.ts';
import { assistantRoutes } from './assistant.routes.ts';
import { createAssistant } from './assistant.service.ts';

export const assistantFeature = feature({
  name: 'assistant',
  personalData: [assistantData],
  build: (ground, { sprints }: { sprints: Sprints }) => ({
    routes: { assistant: assistantRoutes(createAssistant({ ...ground, sprints })) },
  }),
});
