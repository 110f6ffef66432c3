import type { Config } from '../../config.ts';
import { brand } from '../../platform/brand.ts';
import { allowedOrigins } from '../../platform/http/origin.ts';

/**
 * Whom keys are made for, as the settings say and never the request: the host of the cabinet, on the pages it
 * is reached by.
 */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>) {
  return {
    id: new URL(publicUrl).hostname,
    name: brand.name.ru,
    origins: [...allowedOrigins(publicUrl)],
  };
}

/** The library reads certificates, too, which takes a while to load: it comes with the first key. */
export const webauthn = () => import('@simplewebauthn/server');
