import { sendDownload } from '../../platform/download.ts';
import { creating, type Handlers } from '../../platform/mount.ts';
import { drawTexts } from './numbers/rich-texts.ts';
import type { Quizzes } from './quizzes.service.ts';

export function quizzesRoutes(quizzes: Quizzes): Handlers<'quizzes'> {
  const { generating, drafting, listing, editing, taking, submissions, statistics, striking, sharing, codes, live } =
    quizzes;
  const { erasure, exchange } = quizzes;
  const generate: Handlers<'quizzes'>['generate'] = creating(
    ({ body, account, caller }, making) => generating.order(account.id, body, caller, making),
    ({ account }, taskId) => generating.result(account.id, taskId),
  );
  const generateAsync: Handlers<'quizzes'>['generateAsync'] = creating(
    ({ body, account, caller }, making) => generating.order(account.id, body, caller, making),
    async (_, taskId) => ({ task_id: taskId }),
  );
  const task: Handlers<'quizzes'>['task'] = ({ params, account }) => generating.task(account.id, params.taskId);
  const get: Handlers<'quizzes'>['get'] = ({ params, headers, account, caller }) =>
    taking.open(params.id, account?.id ?? null, { caller, email: headers['student-email'] });

  return {
    generate,
    generateFree: generate,
    generateAsync,
    generateFreeAsync: generateAsync,
    task,
    freeTask: task,
    cancelTask: ({ params, account }) => generating.cancel(account.id, params.taskId),
    wishes: ({ account }) => generating.wishes(account.id),
    templateCourses: async () => quizzes.templates.courses(),
    templates: async ({ query }) => quizzes.templates.list(query.lesson, query.draw),
    list: ({ query, account }) => listing.list(account.id, query),
    create: creating(
      ({ body, account }, making) => editing.create(account.id, body, making),
      ({ account }, id) => editing.view(account.id, id),
    ),
    drawFormulas: ({ body, account }) => drawTexts(quizzes.renderRich, body.texts, account.id),
    importQuestions: ({ body, account }) => exchange.read(account.id, body.format, body.content),
    get,
    getFree: get,
    update: ({ params, body, account }) => editing.update(account.id, params.id, body),
    remove: ({ params, account }) => editing.remove(account.id, params.id),
    regenerateQuestion: ({ params, body, account, caller }) =>
      generating.regenerateQuestion(account.id, { ...params, ...body }, caller),
    strikeQuestion: ({ params, account }) => striking.strike(account.id, params.id, params.questionId),
    drafts: ({ params, account }) => drafting.drafts(account.id, params.id),
    decide: ({ params, body, account }) => drafting.decide(account.id, params.id, body.decisions),
    shareDrafts: ({ params, account }) => drafting.share(account.id, params.id),
    close: ({ params, account }) => sharing.close(account.id, params.id),
    open: ({ params, account }) => sharing.open(account.id, params.id),
    renewLink: ({ params, account }) => sharing.renewLink(account.id, params.id),
    giveCode: ({ params, account }) => codes.give(account.id, params.id),
    findByCode: ({ params, caller }) => codes.find(params.code, caller),
    live: ({ params, account }) => live.get(account.id, params.id),
    batches: ({ params, account }) => quizzes.batches.list(account.id, params.id),
    addBatch: creating(
      ({ params, body, account }, making) => quizzes.batches.add(account.id, params.id, body, making),
      ({ params, account }) => quizzes.batches.list(account.id, params.id),
    ),
    removeBatch: ({ params, account }) => quizzes.batches.remove(account.id, params.id, params.batchId),
    giveTime: ({ params, body, account }) => live.giveTime(account.id, params.id, body),
    clock: ({ params, headers }) => taking.clock(params.id, headers['student-email']),
    running: ({ params, account }) => live.running(account.id, params.id),
    hallResults: ({ params, account }) => statistics.hallResults(account.id, params.id),
    stats: ({ params, account }) => statistics.stats(account.id, params.id),
    regrade: ({ params, account }) => editing.regrade(account.id, params.id),
    grantAttempt: ({ params, body, account }) => sharing.grantAttempt(account.id, params.id, body.student_email),
    resultsCsv: async ({ params, account, reply }) =>
      sendDownload(reply, await statistics.resultsCsv(account.id, params.id)),
    classList: ({ params, account }) => quizzes.classLists.get(account.id, params.id),
    putClassList: ({ params, body, account }) => quizzes.classLists.put(account.id, params.id, body.content),
    matchResult: ({ params, body, account }) => quizzes.classLists.match(account.id, params.id, body),
    removeClassList: ({ params, account }) => quizzes.classLists.remove(account.id, params.id),
    classCsv: async ({ params, account, reply }) =>
      sendDownload(reply, await quizzes.classLists.csv(account.id, params.id)),
    exportLosses: async ({ params, query, account }) => ({
      losses: await exchange.losses(account.id, params.id, query.format),
    }),
    exportQuiz: async ({ params, query, account, reply }) =>
      sendDownload(reply, await exchange.write(account.id, params.id, query.format)),
    submit: ({ body, headers, account, caller }) =>
      submissions.submit(body, { account, caller, stamp: headers['refusal-stamp'] }),
    logAttempt: ({ body, account }) => submissions.logAttempt(body, account),
    requestStats: ({ params, body, caller }) => sharing.requestStats(params.id, body, caller),
    report: ({ params, body, caller }) => sharing.report(params.id, body, caller),
    requestErasure: ({ body, caller }) => erasure.request(body.email, caller),
    erase: ({ body }) => erasure.erase(body.token),
  };
}
