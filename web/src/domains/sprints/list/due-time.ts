/** About what one question takes, with its answer read. */
const SECONDS_EACH = 25;

export const minutesFor = (count: number): number => Math.max(1, Math.round((count * SECONDS_EACH) / 60));

/** With more than so many due, reviews come before anything new. */
const MANY_DUE = 10;

export const areManyDue = (due: number | undefined): due is number => due !== undefined && due > MANY_DUE;
