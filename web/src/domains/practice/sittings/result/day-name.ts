const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** `2 Nov`, where the student is. */
export const dayName = (moment: string | number): string => day.format(new Date(moment));
