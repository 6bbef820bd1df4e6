import { endpoints } from '../http/endpoint.ts';
import type { assistantOperations } from './schemas.ts';

export const assistantEndpoints = endpoints<typeof assistantOperations>()({
  history: { method: 'GET', path: '/ai-prompts/history', access: 'account' },
  clearHistory: { method: 'DELETE', path: '/ai-prompts/history', access: 'account' },
  mark: { method: 'PUT', path: '/ai-prompts/history/{messageId}/mark', access: 'account' },
  promptsForMaterial: { method: 'GET', path: '/ai-prompts/from-material/{materialId}', access: 'account' },
  promptsForPath: { method: 'GET', path: '/ai-prompts/from-learning-path/{id}', access: 'account' },
  ask: { method: 'POST', path: '/ai-prompts/', access: 'account' },
});
