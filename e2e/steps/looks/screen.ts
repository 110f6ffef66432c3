import type { Page } from '@playwright/test';

interface Captured {
  /** How often the page asked the browser for a screen. */
  screens: number;
  readonly ways: RTCPeerConnection[];
  tracks(): string[];
}

declare global {
  var captured: Captured | undefined;
}

/** Records what pages that are loaded afterwards ask the browser about screen sharing. */
export async function watchCapture(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const given: MediaStreamTrack[] = [];
    const captured: Captured = {
      screens: 0,
      ways: [],
      tracks: () => given.map(({ readyState }) => readyState),
    };
    globalThis.captured = captured;
    const ask = navigator.mediaDevices?.getDisplayMedia;
    if (ask)
      MediaDevices.prototype.getDisplayMedia = async function (options) {
        captured.screens += 1;
        const stream = await ask.call(this, options);
        given.push(...stream.getTracks());
        return stream;
      };
    globalThis.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(options?: RTCConfiguration) {
        super(options);
        captured.ways.push(this);
      }
    };
  });
}

/** Simulates that the page is hidden behind another tab, or comes back. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (value ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
