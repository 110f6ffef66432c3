import type { LaunchOptions } from '@playwright/test';

/** Flags for containers; QUIC and the browser's own calls home would only add noise. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page that asks for its own tab is given it, as by a person's choice; both ends find each other on this
  // machine.
  '--auto-accept-this-tab-capture',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
];

const whole = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** The engine without windows and bars, a third of the work; where it is missing, the whole browser. */
export const quickBrowser = process.env.CHROMIUM_SHELL_PATH ?? whole;

/** It draws some points by itself: whoever compares pictures asks. */
export const isQuick = quickBrowser !== whole;

/** How a browser is started. */
export const launchOf = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: flags,
  // Without a locale of its own the browser would not know Russian names of files from damage.
  env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' } as Record<string, string>,
});

/** For journeys that want what only a whole browser has: `test.use(inWholeBrowser)` at the head of a file. */
export const inWholeBrowser = { launchOptions: launchOf(whole) };
