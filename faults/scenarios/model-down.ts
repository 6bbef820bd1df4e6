import { type ScriptedReply, startScriptedModel } from '../../server/test/scripted-model.ts';
import { ask } from '../support/ask.ts';
import { openCampus } from '../support/campus.ts';
import { aLecturer, completed, countQuizzes, documentsCharged, order, upload } from '../support/lecturer.ts';
import type { Scenario } from '../support/scenario.ts';
import { until } from '../support/wait.ts';

const ways: Record<string, ScriptedReply> = {
  refusing: { status: 500 },
  'hanging up': { cutAfter: '{"questions": [' },
  'without an end': { endless: 'all work and no play ' },
};

/** A language model that fails in every way it can; the built-in teacher does the work, and nobody else notices. */
export const modelDown: Scenario = {
  name: 'language model failing',
  async run() {
    const model = await startScriptedModel();
    const env = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'scripted' };
    const campus = await openCampus({ webs: 1, workers: 1, env });
    try {
      const url = campus.urls()[0] as string;
      const lecturer = await aLecturer(url);
      const before = await countQuizzes(url, lecturer.token);
      const { body } = await upload(url, lecturer.token);
      const took: string[] = [];
      let slowest = 0;
      for (const [way, reply] of Object.entries(ways)) {
        model.reply = () => reply;
        const began = performance.now();
        const task = await order(url, lecturer.token, body.document_id);
        const done = completed(url, lecturer.token, task, 90);
        await until('the model was asked', () => model.received.length > 0);
        const asked = performance.now();
        await ask(`${url}/api/v1/auth/me`, { token: lecturer.token });
        slowest = Math.max(slowest, performance.now() - asked);
        await done;
        took.push(`${way} ${((performance.now() - began) / 1000).toFixed(1)} s`);
      }
      const made = (await countQuizzes(url, lecturer.token)) - before;
      const charged = await documentsCharged(url, lecturer.token);
      const faults = [
        ...(made !== took.length ? [`${made} quizzes for ${took.length} orders`] : []),
        ...(charged !== 1 ? [`${charged} documents charged for one`] : []),
        ...(campus.workers[0]?.isRunning() ? [] : ['the worker ended']),
      ];
      return { seen: `${took.join(', ')}; another call took at most ${Math.round(slowest)} ms`, faults };
    } finally {
      await campus.close();
      await model.close();
    }
  },
};
