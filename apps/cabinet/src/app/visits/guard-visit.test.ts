import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A promise that the test resolves when it wants. */
const held = <Value>(value: Value) => {
  let come = () => {};
  const coming = new Promise<Value>((resolve) => {
    come = () => resolve(value);
  });
  return { coming, come };
};

const begin = () => {
  const page = held({ default: () => null });
  const layout = held(undefined);
  const data = held(undefined);
  vi.doMock('../pages.ts', () => {
    const one = { load: () => page.coming, words: [] };
    const asks = [() => ({ queryKey: ['first'], queryFn: () => fetch('/first') })];
    return { built: { logout: one, estates: { ...one, asks } } };
  });
  vi.doMock('../layouts.tsx', () => ({ loadLayout: () => layout.coming }));
  vi.stubGlobal('fetch', async () => {
    await data.coming;
    return new Response(JSON.stringify({ result: true, data: [] }), { status: 200 });
  });
  return { page, layout, data };
};

/** A guest's visit, and whether the loading bar shows meanwhile. */
const visit = async (address: string) => {
  const [{ guardVisit }, { loadingNow }] = await Promise.all([
    import('./guard-visit.ts'),
    import('../../shared/page/loading.ts'),
  ]);
  const arrived = guardVisit(new URL(address, 'https://cabinet.test'));
  return {
    arrived,
    loadingNow,
    shows: (percent: number) => vi.waitFor(() => expect(loadingNow()).toEqual({ active: true, percent })),
  };
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'ru' }, querySelector: () => null });
  vi.stubGlobal('navigator', { userAgent: 'Chrome', onLine: true });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
});
afterEach(() => {
  vi.doUnmock('../pages.ts');
  vi.doUnmock('../layouts.tsx');
  vi.resetModules();
  vi.unstubAllGlobals();
});

test('[S4.7-18] a visit with code alone: 45 for the layout, 45 for the page', async () => {
  const { page, layout } = begin();
  const { arrived, loadingNow, shows } = await visit('/logout');
  await shows(0);
  layout.come();
  await shows(45);
  page.come();
  expect(await arrived).toMatchObject({ content: { page: { name: 'logout' } } });
  expect(loadingNow().active).toBe(false);
});

test('[S4.7-17] a visit with data and code: 30 for the layout, 30 for the page, 30 for the data', async () => {
  const { page, layout, data } = begin();
  const { arrived, loadingNow, shows } = await visit('/estates');
  await shows(0);
  layout.come();
  await shows(30);
  page.come();
  await shows(60);
  // The page is shown already, and tells itself that its data is loading.
  expect(await arrived).toMatchObject({ content: { page: { name: 'estates' } } });
  data.come();
  await vi.waitFor(() => expect(loadingNow().active).toBe(false));
});

test('[S4.7-17] a loaded layout counts at once, and the bar knows of the data first', async () => {
  const { layout } = begin();
  layout.come();
  const { shows } = await visit('/estates');
  await shows(30);
});
