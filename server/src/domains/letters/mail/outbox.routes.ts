import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { isFromLoopback, namesLoopback } from '../../../platform/loopback.ts';
import type { Mail } from '../../../ports/mail/port.ts';
import { outboxPath } from './mail.service.ts';
import { renderOutbox } from './render-outbox.ts';

/** Mails carry their styles in attributes. Nothing else may happen on these pages. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

const sendPage = (reply: FastifyReply, html: string) =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);

/**
 * Shows kept mails to people on this very machine. Nobody else learns that there is such a page, and no page of elsewhere
 * whose name was made to lead here can read it.
 */
export function outboxRoutes(app: FastifyInstance, kept: NonNullable<Mail['kept']>): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isFromLoopback(request) || !namesLoopback(request)) throw new AppError('not_found');
      reply.header('cache-control', 'no-store');
    });
    scope.get(outboxPath, (_request, reply) => sendPage(reply, renderOutbox(kept(), outboxPath)));
    scope.get(`${outboxPath}.json`, async () => kept());
    scope.get<{ Params: { number: string } }>(`${outboxPath}/:number`, async (request, reply) => {
      const message = kept()[Number(request.params.number)];
      if (!message) throw new AppError('not_found');
      return sendPage(reply, message.html);
    });
  });
}
