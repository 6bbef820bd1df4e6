import type { AboutLearner, MissedQuestion, Teacher } from '../../ports/teacher/port.ts';

interface Knowing {
  teacher: Pick<Teacher, 'capabilities'>;
  profiles: { findLevel(userId: string): Promise<number | undefined> };
}

/**
 * What a tutor is told of who asks: the level, and what was answered wrongly where that is known. Nothing where it
 * would make nothing of it.
 */
export async function aboutLearner(
  { teacher, profiles }: Knowing,
  ownerId: string,
  listMissed?: () => Promise<readonly MissedQuestion[]>,
): Promise<AboutLearner> {
  if (!teacher.capabilities.heedsLearner) return {};
  const level = await profiles.findLevel(ownerId);
  return { ...(level !== undefined && { level }), ...(listMissed && { missed: await listMissed() }) };
}
