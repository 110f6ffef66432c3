import { passkeyEndpoints } from '@novosel/contract/session/passkey-endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey } from './keep-passkeys.ts';
import { askForProof, proveByPasskey } from './prove-by-passkey.ts';
import { askForPasskey, signInByPasskey } from './sign-in-by-passkey.ts';

export function bindPasskeys(bind: Bind, context: Context): void {
  bind(passkeyEndpoints.listPasskeys, ({ viewer }) => listPasskeys(context, viewer));
  bind(passkeyEndpoints.beginPasskey, (call) => beginPasskey(context, call));
  bind(passkeyEndpoints.addPasskey, (call) => addPasskey(context, call));
  bind(passkeyEndpoints.renamePasskey, (call) => renamePasskey(context, call));
  bind(passkeyEndpoints.removePasskey, (call) => removePasskey(context, call));
  bind(passkeyEndpoints.askPasskey, (call) => askForPasskey(context, call));
  bind(passkeyEndpoints.enterByPasskey, signInByPasskey(context));
  bind(passkeyEndpoints.askPasskeyProof, (call) => askForProof(context, call));
  bind(passkeyEndpoints.proveByPasskey, (call) => proveByPasskey(context, call));
}
