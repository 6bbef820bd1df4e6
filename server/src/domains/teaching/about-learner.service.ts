import type { AboutLearner, MissedQuestion, Teacher } from '../../ports/teacher/port.ts';

interface Knowing {
  teacher: Pick<Teacher, 'name'>;
  onboarding: { findLevel(userId: string): Promise<number | undefined> };
}

/**
 * What a tutor is told of who asks: the level, and what was answered wrongly where that is known. Only a model makes
 * anything of it; the built-in tutor quotes.
 */
export async function aboutLearner(
  { teacher, onboarding }: Knowing,
  ownerId: string,
  listMissed?: () => Promise<readonly MissedQuestion[]>,
): Promise<AboutLearner> {
  if (teacher.name === 'embedded') return {};
  const level = await onboarding.findLevel(ownerId);
  return { ...(level !== undefined && { level }), ...(listMissed && { missed: await listMissed() }) };
}
