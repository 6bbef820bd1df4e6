import { startScriptedModel } from '../../server/test/scripted-model.ts';
import type { Environment } from './product.ts';
import { until } from './wait.ts';

/**
 * A language model that refuses, so that the built-in teacher does the work, or is silent: a worker that asks it then is
 * in the middle of an order for as long as a fault needs.
 */
export interface HeldModel {
  env: Environment;
  /** From now on it says nothing. */
  hold(): void;
  /** Resolves when somebody waits for its answer. */
  asked(): Promise<unknown>;
  /** From now on it refuses at once; who waits already goes on waiting. */
  refuse(): void;
  /** Answers who waits. */
  letGo(): void;
  close(): Promise<void>;
}

export async function startHeldModel(): Promise<HeldModel> {
  const server = await startScriptedModel();
  const refusal = { status: 400 };
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let waiting = 0;
  const refuse = () => {
    server.reply = () => refusal;
  };
  refuse();
  return {
    env: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: server.url, AI_MODEL: 'scripted' },
    hold() {
      server.reply = async () => {
        waiting++;
        await held;
        return refusal;
      };
    },
    asked: () => until('the worker has begun', () => waiting > 0),
    refuse,
    letGo,
    close: () => server.close(),
  };
}
