import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceStore, tabStore } from './browser-store.ts';

const denied = () => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};
const room = (length: number) => {
  const kept = new Map<string, string>();
  return {
    kept,
    storage: new Proxy(
      {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (value.length > length) throw new DOMException('full', 'QuotaExceededError');
          kept.set(key, value);
        },
        removeItem: (key: string) => void kept.delete(key),
      },
      {
        ownKeys: () => [...kept.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  };
};
const closed = { getItem: denied, setItem: denied, removeItem: denied };

beforeEach(() => {
  for (const store of [tabStore, deviceStore]) store.forgetAll('');
});
afterEach(() => {
  for (const store of [tabStore, deviceStore]) store.forgetAll('');
  vi.unstubAllGlobals();
});

describe.each([
  [
    'that throws when it is touched',
    () => Object.defineProperty(globalThis, 'localStorage', { get: denied, configurable: true }),
  ],
  ['whose every act throws', () => vi.stubGlobal('localStorage', closed)],
  ['that is full', () => vi.stubGlobal('localStorage', room(0).storage)],
  ['that is not there', () => vi.stubGlobal('localStorage', undefined)],
])('a storage %s', (_, make) => {
  beforeEach(make);
  afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'));

  it('keeps values for this page when the browser refuses to, and says so', () => {
    expect(deviceStore.read('a')).toBeNull();
    expect(deviceStore.keep('draft:a', 'one')).toBe(false);
    expect(deviceStore.keep('draft:b', 'two')).toBe(false);
    expect(deviceStore.keep('other', 'three')).toBe(false);
    expect(deviceStore.read('draft:a')).toBe('one');
    deviceStore.forget('draft:a');
    expect(deviceStore.read('draft:a')).toBeNull();
    deviceStore.forgetAll('draft:');
    expect([deviceStore.read('draft:b'), deviceStore.read('other')]).toEqual([null, 'three']);
  });
});

describe('a storage that works', () => {
  it('stores all values, and reads them each time, since another tab may have changed them', () => {
    const { kept, storage } = room(100);
    vi.stubGlobal('localStorage', storage);
    expect(deviceStore.keep('draft:a', 'one')).toBe(true);
    expect([...kept]).toEqual([['draft:a', 'one']]);
    kept.set('draft:a', 'two');
    expect(deviceStore.read('draft:a')).toBe('two');
    kept.set('other', 'three');
    deviceStore.forgetAll('draft:');
    expect([...kept]).toEqual([['other', 'three']]);
  });

  it('keeps no old value when the new one does not fit', () => {
    const { kept, storage } = room(3);
    vi.stubGlobal('sessionStorage', storage);
    expect(tabStore.keep('draft', 'one')).toBe(true);
    expect(tabStore.keep('draft', 'longer')).toBe(false);
    expect([kept.has('draft'), tabStore.read('draft')]).toEqual([false, 'longer']);
    expect(tabStore.keep('draft', 'two')).toBe(true);
    expect([kept.get('draft'), tabStore.read('draft')]).toEqual(['two', 'two']);
  });
});
