import { usersEndpoints } from '@novosel/contract/users/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { answerRefusals } from '../../platform/http/refusals.ts';
import { keepLocale } from '../identity/public.ts';
import { acceptConditions } from './accept-conditions.ts';
import { currentUser } from './current-user.ts';
import { preparePassportOf } from './passport.ts';
import { sendCompletionCode } from './send-completion-code.ts';

export function bindUsers(bind: Bind, deps: Pick<Context, 'config' | 'clock' | 'db' | 'jobs'>): void {
  const { db } = deps;
  const [user, accept] = [currentUser(deps), acceptConditions(deps)];
  const passport = preparePassportOf(db);
  bind(usersEndpoints.getUser, ({ act }) => user(act.actor.id));
  bind(usersEndpoints.getPassport, ({ act }) => passport(act.actor.id));
  bind(usersEndpoints.setLocale, async ({ act, body }) => {
    await keepLocale(db, act.actor.id, body.locale);
    return ok({ locale: body.locale });
  });
  bind(usersEndpoints.getCode, ({ act, body: { scenario: _, agree: __, ...said }, request }) =>
    answerRefusals(request, async () => answered(await sendCompletionCode(deps, act, said))),
  );
  bind(usersEndpoints.acceptConditions, ({ act, body: { scenario: _, ...said }, request }) =>
    answerRefusals(request, async () => {
      await accept(act, said);
      return answered({});
    }),
  );
}

const answered = <Data>(data: Data) => ({ result: true, message: '', errors: {}, data });
