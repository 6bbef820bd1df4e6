import { endpoints } from '../../http/endpoint.ts';
import type { cardsOperations } from './schemas.ts';

export const cardsEndpoints = endpoints<typeof cardsOperations>()({
  decks: { method: 'GET', path: '/cards/decks', access: 'account' },
  deck: { method: 'GET', path: '/cards', access: 'account' },
  begin: { method: 'POST', path: '/cards/begin', access: 'account' },
  make: { method: 'POST', path: '/cards/make', access: 'account' },
  add: { method: 'POST', path: '/cards', access: 'account', creates: true },
  keepMissed: { method: 'POST', path: '/cards/from-quiz', access: 'account' },
  edit: { method: 'PATCH', path: '/cards/{id}', access: 'account' },
  remove: { method: 'DELETE', path: '/cards/{id}', access: 'account' },
  importFile: { method: 'POST', path: '/cards/import', access: 'account' },
  exportFile: { method: 'GET', path: '/cards/export', access: 'account' },
});
