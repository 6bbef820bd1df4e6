import { z } from 'zod';
import { operation } from '../../http/operation.ts';

const CommunitySchema = z.object({
  has_group: z.boolean().describe('Whether this installation has a group chat.'),
  group_url: z.url().nullable().describe('The invitation to it; part of Pro, null for everyone else.'),
});
export type Community = z.output<typeof CommunitySchema>;

export const communityOperations = {
  get: operation({ summary: 'The community’s group chat, for members of Pro', response: CommunitySchema }),
};
