import type { Topic } from './topics.ts';

export type Place = NonNullable<Topic['place']>;

/** The lesson about a topic. */
export const lessonPath = ({ sprint_id, day }: Place) => `/sprint/${encodeURIComponent(sprint_id)}?day=${day}`;

/** Where its lesson is practised until it sticks. */
export const drillPath = ({ sprint_id, day }: Place) => `/sprint/${encodeURIComponent(sprint_id)}/practice/${day}`;
