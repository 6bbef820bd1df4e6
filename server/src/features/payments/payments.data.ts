import type { PersonalData } from '../../platform/personal-data.ts';
import { list } from './payments.repo.ts';

/** What the person paid for. When the account goes, the sums stay for the books and name nobody. */
export const paymentsData: PersonalData = { name: 'payments', tables: ['payments'], collect: list };
