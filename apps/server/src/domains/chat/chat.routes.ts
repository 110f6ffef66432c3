import { chatDeskEndpoints as d } from '@novosel/contract/chat/desk-endpoints.ts';
import { chatEndpoints as e } from '@novosel/contract/chat/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { withFiles } from '../../platform/http/fields/with-files.ts';
import { ok } from '../../platform/http/ok.ts';
import { answerUpload, sendDownload, type UploadDeps } from '../documents/public.ts';
import { countUnread } from './chat.repo.ts';
import { closeChat } from './close-chat.ts';
import { forgetUnsent, openFile, uploadForBuyer } from './desk/desk-files.ts';
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
  bind(e.getChatGuid, async ({ act }) => ok({ guid: await openChat(deps, act) }));
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
  bind(e.sendMessage, async ({ act, params, body }) => ok(await sendMessage(deps, act, params.guid, body)));
  bind(e.markRead, async ({ act, params, body }) => {
    await markRead(deps, act, params.guid, body.seq);
    return done;
  });
}

/** Acts of support and managers on conversations. */
export function bindChatDesk(bind: Bind, deps: UploadDeps & Pick<Context, 'jobs'>): void {
  bind(d.deskChats, async ({ query }) => ok(await listChats(deps, query.state)));
  bind(d.buyerChat, async ({ params }) => ok(await findBuyerChat(deps, params.person)));
  bind(d.deskConversation, async ({ act, params, query }) =>
    ok(await readDeskChat(deps, act, params.guid, query.before)),
  );
  bind(d.answerChat, async ({ act, params, body }) => ok(await answerChat(deps, act, params.guid, body)));
  bind(d.beginChat, async ({ act, params, body }) => ok(await beginChat(deps, act, params.person, body)));
  bind(d.uploadChatFile, async ({ act, request }) => {
    await forgetUnsent(deps, act);
    return answerUpload(act, () =>
      withFiles(deps.config.dataDir, request, (files) => uploadForBuyer(deps, act, files)),
    );
  });
  bind(d.openChatFile, async ({ act, params, reply }) =>
    sendDownload(reply, await openFile(deps, act, params)),
  );
  bind(d.markDeskRead, async ({ params, body }) => {
    await markDeskRead(deps, params.guid, body.seq);
    return done;
  });
  bind(d.closeChat, async ({ act, params }) => {
    await closeChat(deps, act, params.guid);
    return done;
  });
}
