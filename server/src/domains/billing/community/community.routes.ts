import type { Handlers } from '../../../platform/mount.ts';
import type { EntitlementsService } from '../entitlements/entitlements.service.ts';

/** The community opens for everyone; the invitation to its group chat is for members of Pro. */
export function communityRoutes(
  entitlements: EntitlementsService,
  groupUrl: string | undefined,
): Handlers<'community'> {
  return {
    get: async ({ account }) => {
      const { communityGroup } = await entitlements.of(account.id);
      return { has_group: groupUrl !== undefined, group_url: communityGroup ? (groupUrl ?? null) : null };
    },
  };
}
