export interface MaterialPlace {
  sprintId: string;
  week?: number;
  dayRange: string;
}

/** `{sprint}-w{week}-d{day range}`, as the documents name the material of a day; null where it is something else. */
export function parseMaterialId(id: string): MaterialPlace | null {
  const match = /^(.{1,60})-w(\d{1,3})-d(\d{1,4}(?:-\d{1,4})?)$/.exec(id);
  if (!match?.[1] || !match[3]) return null;
  return { sprintId: match[1], week: Number(match[2]), dayRange: match[3] };
}
