import { AppError } from '../../platform/app-error.ts';
import { gone, sendEvents, wantsEvents } from '../../platform/events.ts';
import type { Handlers } from '../../platform/mount.ts';
import { type AssistantService, placeOf } from './assistant.ts';
import { parseMaterialId } from './material-id.rules.ts';

export function assistantRoutes(assistant: AssistantService): Handlers<'assistant'> {
  return {
    history: async ({ account, query }) => ({
      messages: await assistant.history(account.id, query.learning_path_id),
    }),
    clearHistory: ({ account, query }) => assistant.clear(account.id, query.learning_path_id),

    mark: ({ account, params, body }) => assistant.mark(account.id, params.messageId, body),

    promptsForMaterial: async ({ account, caller, params }) => {
      const place = parseMaterialId(params.materialId);
      if (!place) throw new AppError('day_not_found');
      const asker = { ownerId: account.id, address: caller.address };
      return { prompts: await assistant.prompts(asker, place.sprintId, place) };
    },
    promptsForPath: async ({ account, caller, params, query }) => {
      const { week_number: week, day_range: dayRange } = query;
      const place = dayRange ? { dayRange, ...(week && { week }) } : undefined;
      const asker = { ownerId: account.id, address: caller.address };
      return { prompts: await assistant.prompts(asker, params.id, place) };
    },

    ask: async ({ account, caller, query, body, request, reply }) => {
      const asker = { ownerId: account.id, address: caller.address, signal: gone(reply) };
      const { material_id, week_number, day_range, section } = body.conversation_context ?? {};
      const material = material_id ?? query.material_id;
      const asked = {
        sprintId: query.learning_path_id,
        place: day_range
          ? { dayRange: day_range, ...(week_number && { week: week_number }) }
          : placeOf(material ? parseMaterialId(material) : null, query.learning_path_id),
        section: section ?? undefined,
        prompt: body.prompt,
        isKept: body.save_conversation,
      };
      if (!wantsEvents(request)) return assistant.answer(asker, asked);
      return sendEvents(request, reply, await assistant.ask(asker, asked));
    },
  };
}
