import { mapped, nothing, type Part } from '../../../ports/db/port.ts';
import type { Standings } from '../plans/standing.service.ts';

/** What an account may do, by the plan it is subscribed to. */
export interface Entitlements {
  maxSprints: number;
  /** Past papers to bring; what is there is practised without end. */
  maxPapers: number;
  pdfExport: boolean;
  advancedQuizzes: boolean;
  /** Comes before others in the queue of what is being made. */
  priority: boolean;
  /** Is told the address of the community's group chat. */
  communityGroup: boolean;
}

export interface EntitlementsService {
  of(userId: string): Promise<Entitlements>;
  /** The same, to be read together with other things. */
  partOf(userId: string, proSince: Date): Part<Entitlements>;
}

interface EntitlementsDeps {
  /** `off`: a campus that hosts its own gives everything to everyone. */
  gating: 'on' | 'off';
  standings: Pick<Standings, 'isPro' | 'isProOf'>;
}

const free: Entitlements = {
  maxSprints: 3,
  maxPapers: 3,
  pdfExport: false,
  advancedQuizzes: false,
  priority: false,
  communityGroup: false,
};
const pro: Entitlements = {
  maxSprints: 1000,
  maxPapers: 1000,
  pdfExport: true,
  advancedQuizzes: true,
  priority: true,
  communityGroup: true,
};

export function createEntitlements({ gating, standings }: EntitlementsDeps): EntitlementsService {
  return {
    of: async (userId) => (gating === 'off' || (await standings.isPro(userId)) ? pro : free),
    partOf: (userId, proSince) =>
      gating === 'off'
        ? mapped(nothing, () => pro)
        : mapped(standings.isProOf(userId, proSince), (isPro) => (isPro ? pro : free)),
  };
}
