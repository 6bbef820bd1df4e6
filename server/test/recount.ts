interface Minutes {
  start: number;
  end: number;
}

const dayMs = 86_400_000;
const toUtc = (day: string) => new Date(`${day}T00:00:00Z`).getTime();
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day somewhere, by another way than the product's: from the parts of the date. */
function dayThere(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(moment)
    .reduce<Record<string, string>>((all, { type, value }) => Object.assign(all, { [type]: value }), {});
  return `${parts.year}-${parts.month}-${parts.day}`;
}

function heat(minutes: number): number {
  return [0, 15, 45, 90].filter((limit) => minutes > limit).length;
}

/** Counts by hand, minute by minute and day by day, as slowly as it takes to be sure. */
export function createRecount(sprintDays: number) {
  const minutes = new Map<number, string>();
  const days = new Set<string>();
  /** Days on which something was learnt that no minute was counted for. */
  const learnt = new Set<string>();
  const completed = new Set<number>();
  const scores: number[] = [];
  const was = (moment: Date, zone: string) => days.add(dayThere(moment, zone));

  return {
    visit: was,
    /** A minute belongs to whoever reported it first, and to the day that it was there and then. */
    study(stretches: readonly Minutes[], zone: string) {
      for (const { start, end } of stretches) {
        for (let minute = start; minute < end; minute += 1) {
          if (minutes.has(minute)) continue;
          const day = dayThere(new Date(minute * 60_000), zone);
          minutes.set(minute, day);
          days.add(day);
        }
      }
    },
    complete(day: number, moment: Date, zone: string) {
      if (completed.has(day)) return;
      completed.add(day);
      was(moment, zone);
      learnt.add(dayThere(moment, zone));
    },
    quiz(score: number, moment: Date, zone: string) {
      scores.push(score);
      was(moment, zone);
      learnt.add(dayThere(moment, zone));
    },

    /** Everything as it should be shown. */
    at(now: Date, zone: string) {
      const today = dayThere(now, zone);
      const rowBack = (from: string) => {
        let length = 0;
        while (days.has(toDay(toUtc(from) - length * dayMs))) length += 1;
        return length;
      };
      const monday = toDay(toUtc(today) - ((new Date(toUtc(today)).getUTCDay() + 6) % 7) * dayMs);
      const secondsIf = (isMeant: (day: string) => boolean) => [...minutes.values()].filter(isMeant).length * 60;
      const studied = new Set([...minutes.values(), ...learnt]);
      return {
        overview: {
          today: secondsIf((day) => day >= today),
          week: secondsIf((day) => day >= monday),
          total: secondsIf(() => true),
          current: days.has(today) ? rowBack(today) : rowBack(toDay(toUtc(today) - dayMs)),
          longest: Math.max(0, ...[...days].filter((day) => day <= today).map(rowBack)),
          heatmap: Object.fromEntries(
            [...studied].map((day) => [day, heat(secondsIf((one) => one === day) / 60) || 1]),
          ),
          average: scores.length === 0 ? 0 : Math.round(scores.reduce((sum, one) => sum + one, 0) / scores.length),
          quizzes: scores.length,
          completed: completed.size,
          percentage: Math.round((100 * completed.size) / sprintDays),
        },
        donut: {
          completed: completed.size,
          total: sprintDays,
          weeks: Array.from({ length: sprintDays }, (_, index) => ({
            week: index + 1,
            completed: completed.has(index + 1) ? 1 : 0,
            total: 1,
          })),
        },
      };
    },
  };
}
