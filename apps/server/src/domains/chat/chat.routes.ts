import { chatDeskEndpoints as d } from '@novosel/contract/chat/desk-endpoints.ts';
import { chatEndpoints as e } from '@novosel/contract/chat/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { sendDownload, type UploadDeps } from '../documents/public.ts';
import { countUnread } from './chat.repo.ts';
import { closeChat } from './close-chat.ts';
import { openFile, uploadForBuyer } from './desk/desk-files.ts';
import { findBuyerChat } from './desk/find-buyer-chat.ts';
import { listChats } from './desk/list-chats.ts';
import { readDeskChat } from './desk/read-desk-chat.ts';
import { answerChat, beginChat } from './desk/write-to-buyer.ts';
import { markDeskRead, markRead } from './mark-read.ts';
import { openChat } from './open-chat.ts';
import { openPresence } from './presence/read-presence.ts';
import { readOwnChat } from './read-own-chat.ts';
import { readScript } from './read-script.ts';
import { sendMessage } from './send-message.ts';

const done = { result: true } as const;

export function bindChat(bind: Bind, deps: Pick<Context, 'db' | 'clock' | 'scanner'>): void {
  const presence = openPresence(deps);
  bind(e.getChatGuid, async ({ viewer }) => ok({ guid: await openChat(deps, viewer.userId) }));
  bind(e.getChatScript, async ({ request, reply }) => {
    const { text, etag } = await readScript();
    reply.headers({ etag, 'cache-control': 'no-cache' }).type('text/javascript; charset=utf-8');
    if (request.headers['if-none-match'] === etag) reply.code(304);
    return reply.statusCode === 304 ? '' : text;
  });
  bind(e.getUnread, async ({ db, viewer }) => ok({ unread: await countUnread(db, viewer.userId) }));
  bind(e.getChatDesk, async () => ok(await presence()));
  bind(e.getConversation, async ({ viewer, params, query }) =>
    ok(await readOwnChat(deps, viewer.userId, params.guid, query.before)),
  );
  bind(e.sendMessage, async ({ viewer, params, body }) =>
    ok(await sendMessage(deps, viewer.userId, params.guid, body)),
  );
  bind(e.markRead, async ({ viewer, params, body }) => {
    await markRead(deps, viewer.userId, params.guid, body.seq);
    return done;
  });
}

/** What support and the managers do with conversations. */
export function bindChatDesk(bind: Bind, deps: UploadDeps & Pick<Context, 'jobs'>): void {
  bind(d.deskChats, async ({ query }) => ok(await listChats(deps, query.state)));
  bind(d.buyerChat, async ({ params }) => ok(await findBuyerChat(deps, params.person)));
  bind(d.deskConversation, async (call) =>
    ok(await readDeskChat(deps, call, call.params.guid, call.query.before)),
  );
  bind(d.answerChat, async (call) => ok(await answerChat(deps, call, call.params.guid, call.body)));
  bind(d.beginChat, async (call) => ok(await beginChat(deps, call, call.params.person, call.body)));
  bind(d.uploadChatFile, (call) => uploadForBuyer(deps, call.request, call));
  bind(d.openChatFile, async (call) => sendDownload(call.reply, await openFile(deps, call, call.params)));
  bind(d.markDeskRead, async ({ params, body }) => {
    await markDeskRead(deps, params.guid, body.seq);
    return done;
  });
  bind(d.closeChat, async (call) => {
    await closeChat(deps, call, call.params.guid);
    return done;
  });
}
