import { vi } from 'vitest';
import type { Person } from './factories.ts';
import { buildTestApp, type TestApp } from './harness.ts';
import { carefulModel, membranes } from './membranes.ts';
import { type ScriptedModel, startScriptedModel } from './scripted-model.ts';

/** The whole server with a language model that answers by script, carefully until a test says otherwise. */
export interface ModelApp {
  app: TestApp;
  model: ScriptedModel;
  close(): Promise<void>;
}

export async function buildModelApp(env: Record<string, string> = {}): Promise<ModelApp> {
  const model = await startScriptedModel();
  model.reply = carefulModel;
  const app = await buildTestApp({
    env: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'scripted-1', ...env },
  });
  await app.startWorkers();
  const close = async () => {
    await app.close();
    await model.close();
  };
  return { app, model, close };
}

/** The lecture notes on membranes, as somebody would have typed them. */
const notes = membranes.blocks
  .flatMap((block) => (block.kind === 'heading' || block.kind === 'paragraph' ? [block.text] : []))
  .join('\n\n');

export async function uploadNotes(person: Person): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([notes]), 'membranes.txt');
  return (await person.client.documents.upload({ body: form })).document_id;
}

/** A sprint from these notes whose first day is written and has its questions. */
export async function aSprintFromNotes({ model }: ModelApp, person: Person, document_id: string): Promise<string> {
  // A model that plans nothing of its own leaves a frame, which waits for a document. It refuses rather than fails: after
  // failures the server would let it rest, and the embedded teacher would answer what comes next.
  model.reply = () => ({ isFiltered: true });
  const { id } = await person.client.sprints.create({ body: { topic: 'Membranes of my own', is_course: false } });
  const isMade = async () => (await person.client.sprints.get({ params: { id } })).generation?.status === 'done';
  await vi.waitUntil(isMade, { timeout: 60_000, interval: 200 });
  model.reply = carefulModel;
  const attach = () => person.client.sprints.attachDocument({ params: { id }, body: { document_id } });
  await vi.waitFor(attach, { timeout: 60_000, interval: 3000 });
  const isReady = async () => {
    const { weeks } = await person.client.sprints.path({ params: { id }, query: {} });
    if (!weeks[0]?.days[0]?.lesson_ready) return false;
    const { questions } = await person.client.sprints.day({ params: { id, day: 1 } });
    return questions.length > 0;
  };
  await vi.waitUntil(isReady, { timeout: 90_000, interval: 300 });
  return id;
}
