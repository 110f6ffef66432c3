import { expect, type Locator, type Page } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import type { Buyer } from '../../stage/people.ts';

/** The window of the chat. */
export const chatOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Чат с менеджером и поддержкой' });

/** In px: narrower pages have a tab bar at the foot instead of the header's buttons. */
const wide = 1232;

/** Opens the chat by the frame's button: in the header, or in the tab bar on a phone. */
export async function openChatHere(page: Page): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < wide;
  const place = isNarrow ? page.getByRole('navigation', { name: 'Главное' }) : page.getByRole('banner');
  await place.getByRole('button', { name: /^Чат/ }).click();
}

export async function say(page: Page, text: string): Promise<void> {
  const chat = chatOf(page);
  await chat.getByRole('textbox', { name: 'Сообщение' }).fill(text);
  await chat.getByRole('button', { name: 'Отправить' }).click();
}

/** Texts that fill the lines, with a word that fits into none. */
export const longWords = {
  question: 'Здравствуйте! Когда придут ключи и что взять с собой на приёмку квартиры?',
  answer:
    'Здравствуйте! Дом сдаётся в мае 2028 года. Возьмите паспорт, договор и фонарик: https://novosel.example/priyomka-kvartiry-shag-za-shagom-pamyatka-pokupatelya',
};

interface Conversation {
  /** In their order, a minute apart. */
  readonly lines: readonly (readonly [author: 'buyer' | 'staff', text: string])[];
  /** When it began, and since when the person waits for an answer, as intervals of PostgreSQL. */
  readonly began: string;
  readonly waits?: string;
  readonly closed?: boolean;
  /** Whether the last answer of the desk is unread. */
  readonly unread?: boolean;
}

/**
 * Inserts a conversation as both sides would have written it; closes the former open one. The answering
 * member of staff has the buyer's name, so that it is as long.
 */
export const keepConversation = (buyer: Buyer, conversation: Conversation): Promise<void> =>
  // A pending message of the page may open another one in between.
  expect(() => replaceConversation(buyer, conversation)).toPass({ timeout: 10_000 });

const replaceConversation = async (
  { id }: Buyer,
  { lines, began, waits, closed = false, unread = false }: Conversation,
): Promise<void> => {
  await sql(
    'update chats set closed_at = now(), waiting_since = null where user_id = $1 and closed_at is null',
    [id],
  );
  await sql(
    `with chat as (
       insert into chats (id, user_id, opened_at, closed_at, moved_at, waiting_since, last_seq, read_seq)
       select gen_random_uuid(), $1::int, began, case when $5::boolean then now() end,
         began + $6::int * interval '1 minute', now() - $7::interval, $6::int, case when $8::boolean then 0 else $6::int end
       from (select now() - $4::interval as began) moment
       returning id, opened_at
     )
     insert into chat_messages (chat_id, seq, id, author, staff_id, role, text, at)
     select chat.id, place, gen_random_uuid(), author, case author when 'staff' then $1::int end,
       case author when 'staff' then 'support' end, text, opened_at + place * interval '1 minute'
     from chat, unnest($2::text[], $3::text[]) with ordinality as line(author, text, place)`,
    [
      id,
      lines.map(([author]) => author),
      lines.map(([, text]) => text),
      began,
      closed,
      lines.length,
      waits ?? null,
      unread,
    ],
  );
};
