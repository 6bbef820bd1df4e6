import { defineTexts } from '../define.ts';

export const studyTimeTexts = defineTexts('studyTime', {
  label: 'Study time',
  today: (time: string) => `${time} today`,
  total: (time: string) => `${time} in all`,
  session: (time: string) => `This session: ${time}`,
  otherTab: 'Another tab is counting.',
  fiveMinutes: '5 minutes of study complete',
  twentyMinutes: '20 minutes of study complete',
  twentyMinutesText: 'A short break now helps what you read to settle.',
  hours: (hours: number) => (hours === 1 ? '1 hour studied' : `${hours} hours studied`),
  hoursText: 'New badge earned!',
});
