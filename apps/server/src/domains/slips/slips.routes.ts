import { slipDeskEndpoints as desk } from '@novosel/contract/slips/desk-endpoints.ts';
import { slipEndpoints as e } from '@novosel/contract/slips/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { answerSlip } from './answer-slip.ts';
import { listSlips, showSlip } from './read-slips.ts';
import { sendSlip } from './send-slip.ts';
import { withdrawSlip } from './withdraw-slip.ts';

const done = { result: true } as const;
const nothing = { mark: null, text: '', answers: [] };

export function bindSlips(bind: Bind, context: Context): void {
  bind(e.showSlip, async ({ db, params, query }) => ok(await showSlip(context, db, { ...params, ...query })));
  bind(e.giveOpinion, async ({ act, body: { mark, comment, ...by } }) => {
    const answer = { ...nothing, mark, text: comment };
    await answerSlip(context, act, { ...by, kind: 'opinion', answer });
    return done;
  });
  bind(e.answerQuestions, async ({ act, body: { answers, ...by } }) => {
    const answer = { ...nothing, answers };
    await answerSlip(context, act, { ...by, kind: 'questionnaire', answer });
    return done;
  });
  bind(e.callOff, async ({ act, body: { reason, ...by } }) => {
    await answerSlip(context, act, { ...by, answer: { ...nothing, text: reason } });
    return done;
  });
}

export function bindSlipsDesk(bind: Bind, context: Context): void {
  bind(desk.listSlips, async ({ db, act, query }) => ok(await listSlips(context, db, act, query)));
  bind(desk.sendSlip, async ({ db, act, body }) => ok(await sendSlip(context, db, act, body)));
  bind(desk.withdrawSlip, async ({ act, params }) => {
    await withdrawSlip(context, act, params.slip);
    return done;
  });
}
