/** A week of a sprint, or of a course by its address. */
export interface WeekPlace {
  of: 'sprints' | 'courses';
  id: string;
  week: number;
}
