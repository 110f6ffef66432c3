import { feedbackDeskEndpoints as desk } from '@novosel/contract/feedback/desk-endpoints.ts';
import { feedbackEndpoints as e } from '@novosel/contract/feedback/endpoints.ts';
import { answerBy } from '@novosel/contract/feedback/rules.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { sendDownload } from '../documents/public.ts';
import { answerFeedback, closeFeedback } from './answer-feedback.ts';
import { markSeen } from './feedback.repo.ts';
import { dropDraft, keepDraft, listDrafts } from './keep-draft.ts';
import { listFeedback, readFeedback } from './read-feedback.ts';
import { openFile, readConversation, readQueue } from './read-queue.ts';
import { replyToFeedback } from './reply-to-feedback.ts';
import { sendFeedback } from './send-feedback.ts';
import { sentWords } from './sent-words.ts';

const done = { result: true } as const;

export function bindFeedback(bind: Bind, context: Context): void {
  bind(e.listFeedback, async ({ db, viewer }) => ok(await listFeedback(db, viewer.userId)));
  bind(e.listFeedbackDrafts, async ({ db, viewer }) => ok(await listDrafts(db, viewer.userId)));
  bind(
    e.sendFeedback,
    async (call) => {
      const key = call.request.headers['idempotency-key'];
      const requestKey = typeof key === 'string' ? key : undefined;
      const { createdAt, ...data } = await sendFeedback(context, call.act, {
        ...call.body,
        come: call.files,
        requestKey,
      });
      return {
        ...done,
        message: sentWords[call.viewer.locale],
        data: { ...data, answerBy: answerBy(createdAt).toISOString() },
      };
    },
    { idempotency: 'resumable' },
  );
  bind(e.readFeedback, async ({ db, viewer, params }) =>
    ok(await readFeedback(db, params.feedback, viewer.userId)),
  );
  bind(e.replyToFeedback, async (call) => {
    await replyToFeedback(context, call.db, call.act, call.params.feedback, call.body);
    return done;
  });
  bind(e.seeFeedback, async ({ db, viewer, params }) => {
    if (!(await markSeen(db, params.feedback, viewer.userId))) throw new AppError('NOT_FOUND');
    return done;
  });
  bind(e.keepFeedbackDraft, async ({ viewer, params, body }) =>
    ok({ updatedAt: await keepDraft(context, viewer.userId, params.draft, body) }),
  );
  bind(e.dropFeedbackDraft, async ({ db, viewer, params }) => {
    await dropDraft(db, viewer.userId, params.draft);
    return done;
  });
}

export function bindFeedbackDesk(bind: Bind, context: Context): void {
  bind(desk.feedbackQueue, ({ db, query }) => readQueue(context, db, query));
  bind(desk.readDeskFeedback, async ({ db, params }) => ok(await readConversation(db, params.feedback)));
  bind(desk.openFeedbackFile, async (call) =>
    sendDownload(call.reply, await openFile(context, call.db, call.act, call.params)),
  );
  bind(desk.answerFeedback, async (call) => {
    await answerFeedback(context, call.db, call.act, call.params.feedback, call.body.message);
    return done;
  });
  bind(desk.closeFeedback, async (call) => {
    await closeFeedback(context, call.db, call.act, call.params.feedback);
    return done;
  });
}
