/** What `npm run upgrade:keep` writes beside the backup of a version. */
export interface KeptVersion {
  version: string;
  /** When the answers were given: streaks and what is due follow from the day. */
  at: string;
  accounts: { learner: Credentials; lecturer: Credentials };
  answers: { who: 'learner' | 'lecturer'; path: string; answer: unknown }[];
}

interface Credentials {
  email: string;
  password: string;
}
