import { counted } from '../../texts/counted.ts';
import { defineTexts } from '../../texts/define.ts';

export const progressTexts = defineTexts('progress', {
  title: 'Progress',
  stats: {
    heading: 'Your numbers',
    streak: 'Daily streak',
    longest: (days: string) => `Longest: ${days}`,
    studyTime: 'Study time',
    today: (time: string) => `Today: ${time}`,
    average: 'Average score',
    percent: (value: number) => `${value}%`,
    none: '–',
    noneText: 'No quizzes yet',
    live: 'Counting now',
    /** Of less than before nothing is said: the scores stand below. */
    improvement: (points: number) => (points > 0 ? `Up ${counted(points, 'point')}` : 'Of all your quizzes'),
    achievements: 'Achievements',
    of: (earned: number, all: number) => `${earned} of ${all}`,
  },
  widget: {
    heading: 'Your progress at a glance',
    content: 'Content progress',
    days: (done: number, all: number) => `${done} of ${counted(all, 'day')}`,
    percent: (value: number) => `${value}%`,
    goal: 'Weekly study goal',
    hours: (spent: string, goal: number) => `${spent} of ${counted(goal, 'hour')}`,
    streak: 'Daily streak',
    quizzes: 'Quiz progress',
    taken: (done: number, all: number) => `${done} of ${counted(all, 'quiz', 'quizzes')}`,
    average: (score: string) => `Average ${score}`,
    noAverage: '–',
    next: (title: string) => `Next: ${title}`,
    start: 'Start',
    startLabel: (title: string) => `Start: ${title}`,
    takeQuiz: 'Take Quiz with me',
    deadlines: 'Upcoming Deadlines',
    save: 'Save progress',
    saving: 'Saving progress...',
    saved: 'Progress saved successfully!',
    saveFailed: 'Failed to save progress to server',
  },
  scores: {
    heading: 'Quiz scores',
    none: 'No quizzes yet. Your scores will appear here, newest on the right.',
    last: (count: number, score: number) =>
      count === 1 ? `One quiz so far: ${score}%` : `Your last ${count} quizzes; the latest was ${score}%`,
    value: (score: number) => `${score}%`,
    point: (score: number, day: string) => `${score}%, ${day}`,
    good: (score: number) => `A good score: ${score}% or more`,
    all: 'All quizzes',
  },
  sprints: {
    heading: 'Your sprints',
    all: 'All sprints',
    days: (done: number, all: number) => `${done} of ${counted(all, 'day')}`,
    best: (score: number) => `Best quiz: ${score}%`,
    label: (title: string, percent: number) => `${title}: ${percent}%`,
    topics: 'Topics',
    topicsOf: (title: string) => `Topics in ${title}`,
  },
  heatmap: {
    heading: 'Study activity',
    /** A visit counts for the streak: no study is not said as if the day were denied. */
    summary: (days: number, weeks: number) =>
      days === 0
        ? 'Your first lesson, quiz or review will show here'
        : `You studied on ${counted(days, 'day')} in the last ${counted(weeks, 'week')}`,
    less: 'Less',
    more: 'More',
    levels: 'No activity,Light activity,Moderate activity,High activity,Very high activity',
    cell: (level: string, day: string) => `${level}, ${day}`,
  },
  next: {
    heading: 'Next achievement',
    label: (name: string, percent: number) => `${name}: ${percent}%`,
    none: 'You’ve earned them all.',
  },
  activity: {
    heading: 'Recent activity',
    none: 'Nothing yet. What you study will appear here.',
    milestone: (percent: number) => `${percent}% Milestone Reached`,
  },
  empty: {
    title: 'You haven’t studied anything yet.',
    text: 'Open a sprint and we’ll count your days, quizzes and hours here.',
    action: 'Back to your sprints',
  },
  retry: 'Retry',
  offline: 'Could not connect to the server. Using offline data.',
  savedAt: (when: string) => `Saved ${when}.`,
  milestone: (days: number) => `${counted(days, 'day')} in a row!`,
  milestoneText: 'New achievement unlocked!',
});

declare module '../../texts/define.ts' {
  interface Namespaces {
    progress: typeof progressTexts;
  }
}
