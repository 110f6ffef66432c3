import { slipDeskEndpoints as desk } from '@novosel/contract/slips/desk-endpoints.ts';
import { slipEndpoints as e } from '@novosel/contract/slips/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { answerSlip } from './answer-slip.ts';
import { listSlips, showSlip } from './read-slips.ts';
import { sendSlip } from './send-slip.ts';
import { type Sender, withdrawSlip } from './withdraw-slip.ts';

const done = { result: true } as const;
const nothing = { mark: null, text: '', answers: [] };

const sender = (call: {
  readonly viewer: Viewer;
  readonly address: string;
  readonly requestId: string;
}): Sender => ({
  id: call.viewer.userId,
  roles: call.viewer.roles,
  address: call.address,
  requestId: call.requestId,
});

export function bindSlips(bind: Bind, context: Context): void {
  bind(e.showSlip, async ({ db, params, query }) => ok(await showSlip(context, db, { ...params, ...query })));
  bind(e.giveOpinion, async ({ body: { mark, comment, ...by }, address, requestId }) => {
    const answer = { ...nothing, mark, text: comment };
    await answerSlip(context, { ...by, kind: 'opinion', answer, address, requestId });
    return done;
  });
  bind(e.answerQuestions, async ({ body: { answers, ...by }, address, requestId }) => {
    const answer = { ...nothing, answers };
    await answerSlip(context, { ...by, kind: 'questionnaire', answer, address, requestId });
    return done;
  });
  bind(e.callOff, async ({ body: { reason, ...by }, address, requestId }) => {
    await answerSlip(context, { ...by, answer: { ...nothing, text: reason }, address, requestId });
    return done;
  });
}

export function bindSlipsDesk(bind: Bind, context: Context): void {
  bind(desk.listSlips, async ({ db, viewer, query }) =>
    ok(await listSlips(context, db, { id: viewer.userId, roles: viewer.roles }, query)),
  );
  bind(desk.sendSlip, async (call) => ok(await sendSlip(context, call.db, sender(call), call.body)));
  bind(desk.withdrawSlip, async (call) => {
    await withdrawSlip(context, sender(call), call.params.slip);
    return done;
  });
}
