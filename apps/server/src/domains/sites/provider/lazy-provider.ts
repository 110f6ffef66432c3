import type Provider from 'oidc-provider';
import type { ProviderDeps } from './provider-settings.ts';

const opened = new WeakMap<object, Promise<() => Promise<Provider>>>();

/**
 * The identity provider of this node. Its library is loaded at the first call, so that a start without sites
 * is not slower.
 */
export async function providerOf(deps: ProviderDeps): Promise<Provider> {
  let open = opened.get(deps.db);
  if (!open) {
    open = import('./open-provider.ts').then(({ openIdProvider }) => openIdProvider(deps));
    opened.set(deps.db, open);
  }
  return (await open)();
}
