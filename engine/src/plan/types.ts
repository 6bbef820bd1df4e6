import type { SectionPart } from '../answer/build-index.ts';

/** One day of a sprint. */
export interface PlanDay {
  /** Counted through the whole sprint, review days included, from 1. */
  number: number;
  /** The day as the learner sees it; one plan day is one calendar day. */
  dayRange: string;
  kind: 'study' | 'review';
  title: string;
  objective: string;
  /** What of the source it covers, in order; a review day has the parts of its week. Empty for a plan from topics. */
  parts: SectionPart[];
  sectionIds: string[];
  /** The catalogue topics it covers; only in a plan from topics. */
  topics?: string[];
  /** To read it, and to recall it by cards and questions. */
  minutes: number;
}

export interface PlanWeek {
  number: number;
  title: string;
  days: PlanDay[];
}

export interface SprintPlan {
  title: string;
  shortDescription: string;
  weeks: PlanWeek[];
  /** Says where the plan differs from what was asked for: fewer weeks, longer days, topics left out. */
  note?: string;
}

export interface PlanOptions {
  /** At most so many. */
  weeks: number;
  minutesPerDay: number;
}

export const STUDY_DAYS_PER_WEEK = 5;
