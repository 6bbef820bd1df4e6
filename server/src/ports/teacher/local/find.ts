import { z } from 'zod';

/** A language model that runs on this machine. */
export interface LocalModel {
  /** The program that serves it. */
  server: string;
  baseUrl: string;
  name: string;
}

/** Where programs that serve models listen unless they are told otherwise. */
export const usualPlaces = [
  { server: 'Ollama', port: 11434 },
  { server: 'llama.cpp', port: 8080 },
  { server: 'LM Studio', port: 1234 },
  { server: 'vLLM', port: 8000 },
] as const;

const patienceMs = 300;
/** A list of models is short; anything else at that port may answer with whatever it likes. */
const longestAnswer = 100_000;

const ModelsSchema = z.object({ data: z.array(z.object({ id: z.string().min(1) })) });

/** Looks on loopback, and nowhere else, for models that speak the OpenAI dialect. */
export async function findLocalModels(
  places: readonly { server: string; port: number }[] = usualPlaces,
): Promise<LocalModel[]> {
  const found = await Promise.all(
    places.map(async ({ server, port }) => {
      const baseUrl = `http://127.0.0.1:${port}/v1`;
      const names = await namesAt(baseUrl).catch(() => []);
      return names.map((name): LocalModel => ({ server, baseUrl, name }));
    }),
  );
  return found.flat();
}

async function namesAt(baseUrl: string): Promise<string[]> {
  const response = await fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
  if (!response.ok || Number(response.headers.get('content-length') ?? 0) > longestAnswer) return [];
  const text = await response.text();
  return ModelsSchema.parse(JSON.parse(text)).data.map(({ id }) => id);
}
