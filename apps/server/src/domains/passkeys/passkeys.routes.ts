import { passkeyEndpoints } from '@novosel/contract/session/passkey-endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { browserOf } from '../../platform/http/cookies.ts';
import { ok } from '../../platform/http/ok.ts';
import { answerSignIn } from '../identity/public.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey } from './keep-passkeys.ts';
import { askForProof, proveByPasskey } from './prove-by-passkey.ts';
import { askForPasskey, signInByPasskey } from './sign-in-by-passkey.ts';

const done = { result: true } as const;

export function bindPasskeys(bind: Bind, context: Context): void {
  const enter = signInByPasskey(context);
  bind(passkeyEndpoints.listPasskeys, async ({ db, act }) => ok(await listPasskeys(db, act)));
  bind(passkeyEndpoints.beginPasskey, async ({ db, act, viewer }) =>
    ok(await beginPasskey(context, db, act, viewer.sessionId)),
  );
  bind(passkeyEndpoints.addPasskey, async ({ act, viewer: { sessionId }, body }) => {
    await addPasskey(context, act, { sessionId, given: body });
    return done;
  });
  bind(passkeyEndpoints.renamePasskey, async ({ db, act, params, body }) => {
    await renamePasskey(db, act, { ...params, ...body });
    return done;
  });
  bind(passkeyEndpoints.removePasskey, async ({ db, act, params }) => {
    await removePasskey(context, db, act, params.passkey);
    return done;
  });
  bind(passkeyEndpoints.askPasskey, async ({ db, act, viewer, request }) => {
    const { guest } = browserOf(request, 'cabinet');
    return ok(await askForPasskey(context, db, act, { sessionId: viewer?.sessionId, guest }));
  });
  bind(passkeyEndpoints.enterByPasskey, async ({ act, viewer, request, reply, body }) => {
    const browser = browserOf(request, 'cabinet');
    const asker = { sessionId: viewer?.sessionId, guest: browser.guest };
    return answerSignIn(reply, act, await enter(act, browser, { assertion: body, asker }));
  });
  bind(passkeyEndpoints.askPasskeyProof, async ({ db, act, viewer }) =>
    ok(await askForProof(context, db, act, viewer.sessionId)),
  );
  bind(passkeyEndpoints.proveByPasskey, async ({ act, viewer: { sessionId }, body }) => {
    await proveByPasskey(context, act, { sessionId, assertion: body });
    return done;
  });
}
