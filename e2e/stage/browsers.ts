import type { LaunchOptions } from '@playwright/test';

/** Flags for containers; QUIC and the browser's own network calls would only be noise. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page that asks to share its own tab gets it, as by a person's choice; both peers are on this machine.
  '--auto-accept-this-tab-capture',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
];

const whole = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** The engine without windows, with a third of the CPU; where it is missing, the whole browser. */
export const quickBrowser = process.env.CHROMIUM_SHELL_PATH ?? whole;

/** Whether it is the engine: it renders some pixels differently, which matters for pictures. */
export const isQuick = quickBrowser !== whole;

/** Options to start a browser. */
export const launchOf = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: flags,
  // Without a UTF-8 locale the browser would corrupt Russian names of files.
  env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' } as Record<string, string>,
});

/** For journeys that need a whole browser: `test.use(inWholeBrowser)` at the beginning of a file. */
export const inWholeBrowser = { launchOptions: launchOf(whole) };
