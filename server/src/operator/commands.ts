import type { AppDeps } from '../deps.ts';
import { describeUsage } from '../domains/teaching/teaching.service.ts';
import { describeAccount, describeAccounts, disable, enable, grantPro, grantTokens } from './accounts.ts';
import { backup } from './backup.ts';
import { describeBadAnswers } from './bad-answers.ts';
import { describeBadQuestions } from './bad-questions.ts';
import { type Alone, type Command, type LoneCommand, UsageError, wholeNumber } from './command.ts';
import { addDemoData } from './demo.ts';
import { ltiCommands } from './lti.ts';
import { restore } from './restore.ts';
import { describeReports, putBack, takeDown } from './shared-links.ts';
import { describeStatistics, describeStorage } from './statistics.ts';
import { describeStrays } from './stray-payments.ts';
import { tellOperators } from './tell-operators.ts';

const account = ['<address or id>'];
const week = '7';

export const commands: Record<string, Command | LoneCommand> = {
  backup: {
    takes: ['<file>'],
    about: 'writes everything into one compressed file',
    anySchema: true,
    run: ({ db, config }, file) => backup(db, config.dataDir, file ?? ''),
  },
  restore: {
    takes: ['<file>'],
    about: 'fills an empty database from such a file, also of the other kind',
    anySchema: true,
    run: ({ db, config }, file) => restore(db, config.dataDir, file ?? ''),
  },
  'tell-operators': {
    takes: ['<unit that failed>'],
    about: 'writes to whoever runs this server that something of it failed; needs no database',
    runAlone: (alone, unit) => tellOperators(alone, unit ?? ''),
  },
  migrate: { takes: [], about: 'brings the schema up to date', run: async () => 'The schema is up to date.' },
  demo: { takes: [], about: 'adds a demonstration learner and lecturer', run: (deps) => addDemoData(deps) },
  statistics: { takes: [], about: 'how much the site is used, in numbers', run: (deps) => describeStatistics(deps) },
  usage: {
    takes: [],
    mayTake: ['--days <number>'],
    about: `what language models were used for and what a quiz cost in the last ${week} days, or so many, and which makers’ questions were called bad`,
    run: async (deps, flag = '--days', days = week) => {
      if (flag !== '--days') throw new UsageError(`Nobody knows what ${flag} means.`);
      const count = wholeNumber(days, 'The number of days', { min: 1, max: 3660 });
      return [await describeUsage(deps, count), await describeBadQuestions(deps, count)].join('\n\n');
    },
  },
  'bad-answers': {
    takes: [],
    about:
      'the answers of the tutor that learners called bad, and why; how many helped, and lessons with unanswered questions',
    run: (deps) => describeBadAnswers(deps),
  },
  storage: { takes: [], about: 'what documents take, and whose', run: (deps) => describeStorage(deps) },
  accounts: {
    takes: ['<part of an address or name>'],
    about: 'finds accounts, the newest first',
    run: (deps, text) => describeAccounts(deps, text ?? ''),
  },
  account: { takes: account, about: 'shows one account', run: (deps, who) => describeAccount(deps, who ?? '') },
  'grant-pro': {
    takes: [...account, '<days>'],
    about: 'gives Pro, after what is there already',
    run: (deps, who, days) => grantPro(deps, who ?? '', days ?? ''),
  },
  'grant-tokens': {
    takes: [...account, '<number>'],
    about: 'gives document tokens',
    run: (deps, who, count) => grantTokens(deps, who ?? '', count ?? ''),
  },
  disable: {
    takes: account,
    about: 'ends every session of an account, and lets nobody sign in to it; nothing is deleted',
    run: (deps, who) => disable(deps, who ?? ''),
  },
  enable: { takes: account, about: 'lets its owner sign in again', run: (deps, who) => enable(deps, who ?? '') },
  strays: { takes: [], about: 'money that came in and belongs to nobody', run: ({ db }) => describeStrays(db) },
  reports: {
    takes: [],
    about: 'the quizzes and study materials that people reported',
    run: ({ db }) => describeReports(db),
  },
  'take-down': {
    takes: ['<link or id>'],
    about: 'makes a shared quiz or study materials unavailable',
    run: (deps, link) => takeDown(deps, link ?? ''),
  },
  'put-back': {
    takes: ['<link or id>'],
    about: 'makes it available again',
    run: (deps, link) => putBack(deps, link ?? ''),
  },
  ...ltiCommands,
};

const lineOf = (name: string, { takes, mayTake = [] }: Pick<Command, 'takes' | 'mayTake'>) =>
  [name, ...takes, ...mayTake.map((part) => `[${part}]`)].join(' ');

export function helpOf(name?: string): string {
  const command = name === undefined ? undefined : commands[name];
  if (name && command) return `Usage: npm run admin -- ${lineOf(name, command)}\n  ${command.about}`;
  const lines = Object.entries(commands).map(([each, one]) => `  ${lineOf(each, one).padEnd(46)} ${one.about}`);
  return ['Usage: npm run admin -- <command>', ...lines, '  help <command>'].join('\n');
}

/** The command that a line names, or the help that it asks for. */
export function readLine([name, ...given]: string[]):
  | { help: string }
  | { runAlone(alone: Alone): Promise<string> }
  | { run(deps: AppDeps): Promise<string>; command: Command } {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return { help: helpOf(given[0]) };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command ${name}.\n${helpOf()}`);
  if (given.includes('--help') || given.includes('-h')) return { help: helpOf(name) };
  const { takes, mayTake = [] } = command;
  const most = takes.length + mayTake.join(' ').split(' ').filter(Boolean).length;
  if (given.length < takes.length || given.length > most || given.some((part) => part === '')) {
    throw new UsageError(helpOf(name));
  }
  if ('runAlone' in command) return { runAlone: (alone) => command.runAlone(alone, ...given) };
  return { command, run: (deps) => command.run(deps, ...given) };
}
