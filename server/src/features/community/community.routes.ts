import type { Handlers } from '../../platform/mount.ts';
import type { Plans } from '../plan/plan.service.ts';

/** The community opens for everyone; the invitation to its group chat is for members of Pro. */
export function communityRoutes(plans: Plans, groupUrl: string | undefined): Handlers<'community'> {
  return {
    get: async ({ account }) => {
      const { communityGroup } = await plans.planOf(account.id);
      return { has_group: groupUrl !== undefined, group_url: communityGroup ? (groupUrl ?? null) : null };
    },
  };
}
