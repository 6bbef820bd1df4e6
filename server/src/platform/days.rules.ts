export const daySeconds = 86_400;
export const dayMs = daySeconds * 1000;

export const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * dayMs);
