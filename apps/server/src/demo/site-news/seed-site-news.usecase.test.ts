import type { SiteNews } from '@novosel/contract/catalogue/drawn/houses-endpoints.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { seedSiteNews } from './seed-site-news.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('each of the demo’s news has a picture that a guest is shown as it is said to be, with words for who does not see it', async () => {
  await seedSiteNews(server.context);
  await seedSiteNews(server.context);
  const guest = server.browser();
  const { items } = (await guest.get('/api/catalogue/news')).body.data as unknown as { items: SiteNews[] };
  expect(items.length).toBeGreaterThan(3);
  expect(new Set(items.map(({ title }) => title)).size).toBe(items.length);
  for (const { pictures } of items) {
    expect(pictures).toHaveLength(1);
    const [picture] = pictures;
    expect(picture?.alt).toMatch(/^Рисунок: /);
    const answer = await guest.get(`/api/catalogue/news/pictures/${picture?.id}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(answer.raw.rawPayload).metadata();
    expect({ width, height }).toEqual({ width: picture?.width, height: picture?.height });
  }
});
