/** What an account may do. */
export interface Plan {
  plan: 'free' | 'pro';
  maxSprints: number;
  pdfExport: boolean;
  advancedQuizzes: boolean;
  /** Comes before others in the queue of what is being made. */
  priority: boolean;
  /** Is told the address of the community's group chat. */
  communityGroup: boolean;
}

export interface Plans {
  planOf(userId: string): Promise<Plan>;
}

interface PlanDeps {
  /** `off`: a campus that hosts its own gives everything to everyone. */
  gating: 'on' | 'off';
  isPro(userId: string): Promise<boolean>;
}

const free: Plan = {
  plan: 'free',
  maxSprints: 3,
  pdfExport: false,
  advancedQuizzes: false,
  priority: false,
  communityGroup: false,
};
const pro: Plan = {
  plan: 'pro',
  maxSprints: 1000,
  pdfExport: true,
  advancedQuizzes: true,
  priority: true,
  communityGroup: true,
};

export function createPlans({ gating, isPro }: PlanDeps): Plans {
  return { planOf: async (userId) => (gating === 'off' || (await isPro(userId)) ? pro : free) };
}
