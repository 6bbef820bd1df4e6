import { defineTexts } from '../../../texts/define.ts';

export const studyTimeTexts = defineTexts('studyTime', {
  label: 'Study time',
  today: (time: string) => `${time} today`,
  total: (time: string) => `${time} in total`,
  session: (time: string) => `This session: ${time}`,
  otherTab: 'We’re counting your study time in another tab.',
  fiveMinutes: '5 minutes of study complete',
  twentyMinutes: '20 minutes of study complete',
  twentyMinutesText: 'Take a short break to let it sink in.',
  hours: (hours: number) => (hours === 1 ? '1 hour studied' : `${hours} hours studied`),
  hoursText: 'New achievement unlocked!',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    studyTime: typeof studyTimeTexts;
  }
}
