import { defineTexts } from '../define.ts';

export const progressTexts = defineTexts('progress', {
  title: 'Progress',
  stats: {
    heading: 'Your figures',
    streak: 'Daily streak',
    longest: (days: string) => `Longest: ${days}`,
    studyTime: 'Study time',
    today: (time: string) => `Today: ${time}`,
    average: 'Average score',
    percent: (value: number) => `${value}%`,
    improvement: (points: number) =>
      points === 0 ? 'No change yet' : points > 0 ? `Up by ${points} points` : `Down by ${-points} points`,
    achievements: 'Achievements',
    of: (earned: number, all: number) => `${earned} of ${all}`,
  },
  week: {
    heading: 'This week',
    goal: (spent: string, goal: number) => `${spent} of ${goal} hours`,
    label: (percent: number) => `Weekly study goal: ${percent}%`,
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].join(','),
    done: 'done',
    missed: 'missed',
    open: 'still to come',
  },
  scores: {
    heading: 'Quiz scores',
    none: 'No quiz taken yet. Your scores appear here, the newest on the right.',
    last: (count: number, score: number) =>
      count === 1 ? `One quiz so far: ${score}%` : `The last ${count} quizzes; the newest ${score}%`,
    point: (score: number, day: string) => `${score}%, ${day}`,
    good: (score: number) => `A good score: from ${score}%`,
    all: 'All quizzes',
  },
  sprints: {
    heading: 'Your sprints',
    all: 'All sprints',
    days: (done: number, all: number) => `${done} of ${all} days`,
    best: (score: number) => `Best quiz: ${score}%`,
    label: (title: string, percent: number) => `${title}: ${percent}%`,
  },
  heatmap: {
    heading: 'Study activity',
    summary: (days: number, weeks: number) =>
      days === 1 ? `Studied on 1 day in the last ${weeks} weeks` : `Studied on ${days} days in the last ${weeks} weeks`,
    less: 'Less',
    more: 'More',
    levels: 'No activity,Light activity,Moderate activity,High activity,Very high activity',
    cell: (level: string, day: string) => `${level}, ${day}`,
  },
  next: {
    heading: 'Next achievement',
    label: (name: string, percent: number) => `${name}: ${percent}%`,
    none: 'You have earned every one.',
  },
  activity: { heading: 'Recent activity', none: 'Nothing yet. What you study appears here.' },
  empty: {
    title: 'You have not studied anything yet.',
    text: 'Open a sprint, and your days, quizzes and hours are counted here.',
    action: 'To your sprints',
  },
  failed: 'Failed to load progress data',
  retry: 'Retry',
  offline: 'Could not connect to the server. Using offline data.',
  savedAt: (when: string) => `Saved ${when}.`,
  milestone: (days: number) => `${days} days in a row!`,
  milestoneText: 'A new achievement is yours.',
});
