import type { Handlers } from '../../../platform/mount.ts';
import type { AchievementsService } from './achievements.service.ts';

export function achievementsRoutes(achievements: AchievementsService): Handlers<'achievements'> {
  return {
    list: ({ account }) => achievements.list(account.id),
    trigger: ({ account, body }) => achievements.trigger(account.id, body.achievement_type, body.value),
  };
}
