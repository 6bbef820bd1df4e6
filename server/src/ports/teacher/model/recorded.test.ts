import { afterAll, describe, expect, it } from 'vitest';
import { documentFromMarkdown } from '../../../../../engine/src/text/from-markdown.ts';
import { openModelScene, startEngine } from '../../../../test/model-scene.ts';
import { played, readRecorded, readRecording } from '../../../../test/recorded-model.ts';

/** Three documents, and what was made of them when a reader who saw nothing but the prompts played the model. */

const engine = startEngine();
afterAll(() => engine.close());

const context = { accountId: 'ada', address: '10.0.0.1' };

describe.each(['contract', 'thermo', 'sokoto'])('the recorded quiz on “%s”', (name) => {
  it('is made again as it was', async () => {
    const recording = readRecording(name);
    const scene = await openModelScene({ engine });
    scene.server.reply = played(recording);
    const source = documentFromMarkdown(readRecorded(name), name, name);
    const quiz = await scene.teacher.makeQuiz([source], recording.asked, { seed: name }, context);
    await scene.close();
    expect(scene.fallbacks).toEqual([]);
    const given = [...quiz.questions, ...(quiz.spare ?? [])].map(({ stem }) => stem);
    expect(given.toSorted()).toEqual(recording.kept.toSorted());
    for (const { question } of recording.refused) expect(given).not.toContain(question);
  });
});
