import type { CDPSession, Page } from '@playwright/test';

export interface Device {
  /** How many keys it holds. */
  keys(): Promise<number>;
}

/** Adds a virtual authenticator with a fingerprint reader to this tab, which always confirms. */
export async function giveDevice(page: Page): Promise<Device> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async keys() {
      return (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
    },
  };
}
