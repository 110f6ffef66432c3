import { housesEndpoints as h } from '@novosel/contract/catalogue/drawn/houses-endpoints.ts';
import { siteEndpoints as s } from '@novosel/contract/catalogue/drawn/site-endpoints.ts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../../context.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { ok } from '../../../platform/http/ok.ts';
import { readBoard } from './read-board.ts';
import { readSite } from './read-site.ts';
import { listSiteNews, readPicture } from './read-site-news.ts';

/** Public pages of buildings: the chart of estates («шахматка») and the news of the building site. */
export function bindHouses(bind: Bind, deps: Pick<Context, 'storage'>): void {
  bind(h.getHouseBoard, async ({ db, params }) => ok(await readBoard(db, params.building)));
  bind(s.getComplexSite, async ({ db, params }) => ok(await readSite(db, params.complex)));
  bind(h.listSiteNews, async ({ db, query }) => ok(await listSiteNews(db, query)));
  bind(h.getNewsPicture, async ({ db, params, reply }) =>
    sendPicture(reply, await readPicture(deps, db, params.picture), 'public'),
  );
}

/** A picture never changes under its ID; its bytes are never executed here (promise 30). */
export function sendPicture(
  reply: FastifyReply,
  { bytes, mime }: { bytes: Uint8Array; mime: string },
  whose: 'public' | 'private',
): Buffer {
  reply.type(mime);
  reply.header('content-disposition', 'inline');
  reply.header('content-security-policy', 'sandbox');
  reply.header('cache-control', `${whose}, max-age=31536000, immutable`);
  return Buffer.from(bytes);
}
