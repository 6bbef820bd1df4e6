import { feature } from '../../../assembly/feature.ts';
import type { DeadlinesService } from '../../progress/deadlines/deadlines.service.ts';
import { calendarData } from './calendar.data.ts';
import { removeWithAll } from './calendar.repo.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { createCalendar } from './calendar.ts';

export const calendarFeature = feature({
  name: 'calendar',
  personalData: [calendarData],
  build(ground, { deadlines }: { deadlines: DeadlinesService }) {
    const calendar = createCalendar({ ...ground, publicUrl: ground.config.publicUrl, deadlines });
    return { routes: { calendar: calendarRoutes(calendar) }, onSessionsEnded: removeWithAll };
  },
});
