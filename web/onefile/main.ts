import { startWeek } from './week.ts';

startWeek();
