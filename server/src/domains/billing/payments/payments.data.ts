import type { PersonalData } from '../../house/personal-data.service.ts';
import { list } from './payments.repo.ts';
import * as receipts from './receipts.repo.ts';

/** What the person paid, and the receipts of it. When the account goes, both stay for the books and name nobody. */
export const paymentsData: PersonalData[] = [
  { name: 'payments', tables: ['payments'], collect: list },
  { name: 'receipts', tables: ['receipts'], collect: receipts.list, forget: receipts.forgetBuyer },
];
