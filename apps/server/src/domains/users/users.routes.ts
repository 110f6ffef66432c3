import { usersEndpoints } from '@novosel/contract/users/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
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
  bind(usersEndpoints.getUser, ({ viewer }) => user(viewer));
  bind(usersEndpoints.getPassport, ({ viewer }) => passport(viewer.userId));
  bind(usersEndpoints.setLocale, async ({ viewer, body }) => {
    await keepLocale(db, viewer.userId, body.locale);
    return { result: true as const, data: { locale: body.locale } };
  });
  bind(usersEndpoints.getCode, ({ viewer, body: { scenario: _, agree: __, ...said }, request }) =>
    answerRefusals(request, async () => answered(await sendCompletionCode(deps, viewer, said))),
  );
  bind(usersEndpoints.acceptConditions, ({ body: { scenario: _, ...said }, ...call }) =>
    answerRefusals(call.request, async () => {
      await accept(call, said);
      return answered({});
    }),
  );
}

const answered = <Data>(data: Data) => ({ result: true, message: '', errors: {}, data });
