import type Provider from 'oidc-provider';
import type { ProviderDeps } from './provider-settings.ts';

const opened = new WeakMap<object, Promise<() => Promise<Provider>>>();

/**
 * The identity provider of this node. Its library is loaded when it is first asked for: a start without sites
 * costs nothing.
 */
export async function providerOf(deps: ProviderDeps): Promise<Provider> {
  let open = opened.get(deps.db);
  if (!open) {
    open = import('./open-provider.ts').then(({ openIdProvider }) => openIdProvider(deps));
    opened.set(deps.db, open);
  }
  return (await open)();
}
