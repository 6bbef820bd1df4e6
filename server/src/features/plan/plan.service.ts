/** What an account may do. Free for everyone until somebody pays. */
export interface Plan {
  plan: 'free' | 'pro';
  maxSprints: number;
  pdfExport: boolean;
  advancedQuizzes: boolean;
  /** Comes before others in the queue of what is being made. */
  priority: boolean;
}

export interface Plans {
  planOf(userId: string): Promise<Plan>;
}

interface PlanDeps {
  /** `off`: a campus that hosts its own gives everything to everyone. */
  gating: 'on' | 'off';
}

const free: Plan = { plan: 'free', maxSprints: 3, pdfExport: false, advancedQuizzes: false, priority: false };
const pro: Plan = { plan: 'pro', maxSprints: 1000, pdfExport: true, advancedQuizzes: true, priority: true };

export function createPlans({ gating }: PlanDeps): Plans {
  return { planOf: async () => (gating === 'off' ? pro : free) };
}
