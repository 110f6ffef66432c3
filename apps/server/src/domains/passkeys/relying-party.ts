import type { Config } from '../../config.ts';
import { brand } from '../../platform/brand.ts';
import { allowedOrigins } from '../../platform/http/origin.ts';

/**
 * The relying party, from the settings and never from the request: the host and the origins of the cabinet.
 */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>) {
  return {
    id: new URL(publicUrl).hostname,
    name: brand.name.ru,
    origins: [...allowedOrigins(publicUrl)],
  };
}

/** Loaded with the first passkey: the library also reads certificates and is slow to load. */
export const webauthn = () => import('@simplewebauthn/server');
