/** How much of what a plan allows somebody has used; who counts a thing brings it. */
export interface Allowances {
  sprints(userId: string): Promise<{ count: number; max: number; remaining: number; isLimitReached: boolean }>;
}
