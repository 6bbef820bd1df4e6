import { mkdirSync } from 'node:fs';
import { type Config, type ModelChoice, readConfig } from './config.ts';
import { chooseLogStream, createLog } from './platform/log.ts';
import { printable } from './platform/printable.ts';
import { Engine } from './ports/teacher/engine.ts';
import { findLocalModels } from './ports/teacher/local/find.ts';
import { writePassed } from './ports/teacher/local/passed.ts';
import { choiceOf } from './ports/teacher/local/resolve.ts';
import { runTrial } from './ports/teacher/trial/trial.ts';

/**
 * `npm run teacher:check [-- <address> <model>]`: tries the model that the configuration names, or the one of the line,
 * or the first that is found on this machine. It needs no database, so the server may go on running. Ends with 1 where
 * the model is not good enough or cannot be reached.
 */

const say = (line: string) => process.stdout.write(`${printable(line)}\n`);

async function choose([baseUrl, name]: readonly string[], { ai }: Config): Promise<ModelChoice> {
  if (baseUrl && name) return choiceOf({ baseUrl, name }, ai.checks);
  if (baseUrl)
    throw new Error('Name the address and the model: npm run teacher:check -- http://127.0.0.1:11434/v1 llama3.2');
  if (ai.model) return ai.model;
  const [found] = await findLocalModels();
  if (found) return choiceOf(found, ai.checks);
  throw new Error('No language model is configured (AI_PROVIDER in .env), and none was found on this machine.');
}

async function main(line: readonly string[]): Promise<number> {
  const config = readConfig();
  const choice = await choose(line, config);
  say(`Trying ${choice.name}${choice.baseUrl ? ` at ${choice.baseUrl}` : ''} …`);
  const engine = new Engine({ script: new URL('./teacher-worker.js', import.meta.url) });
  try {
    const log = createLog(config.logLevel, chooseLogStream(config));
    const { isPassed, lines } = await runTrial(choice, { engine, log, prices: config.ai.prices });
    for (const text of lines) say(text);
    if (isPassed && choice.baseUrl) {
      mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
      await writePassed(config.dataDir, { baseUrl: choice.baseUrl, name: choice.name });
    }
    return isPassed ? 0 : 1;
  } finally {
    await engine.close();
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
