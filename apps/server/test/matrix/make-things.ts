import { randomUUID } from 'node:crypto';
import type { ImportBatch } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { DocumentSummary } from '@novosel/contract/documents/endpoints.ts';
import type { Notification } from '@novosel/contract/notifications/endpoints.ts';
import type { User } from '@novosel/contract/users/schema.ts';
import { loyaltyCertificates } from '../../src/domains/loyalty/loyalty.tables.ts';
import { unsubscribeLink } from '../../src/domains/notifications/unsubscribe.ts';
import { sql } from '../../src/platform/database/drizzle.ts';
import type { Browser } from '../browser.ts';
import { dealOfBooking } from '../deal-of-booking.ts';
import { lastCode, lastSms } from '../last-sms.ts';
import { enterDesk } from '../people/enter-desk.ts';
import { confirmOwnData, order, orderOf } from '../people/give-certificate.ts';
import { addSoftKey } from '../people/soft-authenticator.ts';
import { givePower } from '../people/trust.ts';
import type { TestServer } from '../test-server.ts';
import { drawn } from '../uploads/make-picture.ts';
import { makeAppointment } from './make-appointment.ts';
import { flatsForSale, given, type MadeBooking, makeBookings, uploadScan } from './make-bookings.ts';
import { makeContract } from './make-contract.ts';
import { makeInvitation, makeMembers } from './make-members.ts';
import { makeRequests } from './make-requests.ts';
import { makeSigning } from './make-signing.ts';
import { makeSites } from './make-sites.ts';
import { makeStaffThings } from './make-staff-things.ts';
import { sampleTrust } from './sample-body.ts';

export interface Things {
  readonly bookings: readonly MadeBooking[];
  /**
   * Real ids of things that are not the caller's: by the place of a path (`document`), by a place or field of
   * one endpoint (`flats.join token`, `notifications.archive id`).
   */
  readonly ids: Readonly<Record<string, readonly (string | number)[]>>;
  /** What only data of these people hold: names, phones, numbers, ids. */
  readonly marks: readonly string[];
}

/** One of everything that a person can have, made through the doors by people of the demo. */
export async function makeThings(server: TestServer): Promise<Things> {
  const bookings = await makeBookings(server);
  const bought = bookings.find(({ state }) => state === 'success');
  const owner = bought?.buyer ?? server.browser();
  const own = await makeOwn(server, owner, bought?.estate);
  const desk = await makeDesk(server);
  const deal = bought && (await makeDeal(server, bought));
  const uploads = [await uploadScan(owner)];
  const listed = given<DocumentSummary[]>(await owner.get('/api/documents'));
  const ids = {
    ...own,
    ...desk,
    ...deal,
    ...(await makeSites(server, owner)),
    ...(await makeStaffThings(server, await enterDesk(server, 'admin'))),
    booking: bookings.map(({ id }) => id),
    certificate: [await makeCertificate(server, owner)],
    ...(await orderSignature(server, owner)),
    deal: await dealsOf(server, bookings),
    estate: bookings.map(({ estate }) => estate),
    document: [...new Set([...listed.map(({ id }) => id), ...uploads])],
    sha256: listed.map(({ sha256 }) => sha256),
    files: uploads,
    scans: uploads,
  };
  return { bookings, ids, marks: await marksOf(bookings, Object.values(own).flat().map(String)) };
}

/** An order for a certificate of a signature, with an invoice. */
async function orderSignature(server: TestServer, owner: Browser): Promise<Record<string, string[]>> {
  await confirmOwnData(server, owner);
  given(await order(owner, { way: 'bank', branch: 'bank-mayachnaya' }));
  const { id } = await orderOf(owner);
  return { order: [id], 'eds.order renews': [id] };
}

async function makeOwn(
  server: TestServer,
  owner: Browser,
  estate: number | undefined,
): Promise<Record<string, (string | number)[]>> {
  const [flat] = await flatsForSale(server, 1);
  await owner.post('/api/flats/favourite', { estate: flat, favourite: true });
  await owner.post('/api/favourites/notes', { estate: flat, text: 'Светлая кухня', seen: '' });
  const used = given<Invitation>(await owner.post('/api/favourites/invitations', {}));
  const partner = await server.buyer('02');
  given(await partner.post(`/api/favourites/invitations/${used.token}/accept`, {}));
  const waiting = given<Invitation>(await owner.post('/api/favourites/invitations', {}));
  const file = await uploadScan(owner);
  const sent = await owner.post('/api/feedback', { subject: 'other', message: 'Вопрос', files: [file] });
  const feedback = given<{ id: string }>(sent).id;
  const draft = randomUUID();
  await owner.post(`/api/feedback/drafts/${draft}`, { subject: null, message: 'Начало', files: [] });
  const { guid } = given<{ guid: string }>(await owner.get('/api/chat/guid'));
  const message = randomUUID();
  const attached = await uploadScan(owner);
  given(
    await owner.post(`/api/chat/${guid}/messages`, { id: message, text: 'Здравствуйте', files: [attached] }),
  );
  const notices = given<Notification[]>(await owner.get('/api/notification/list'));
  const { id: personId } = (await owner.get('/api/users')).body as unknown as User;
  const support = await enterDesk(server, 'support');
  const screen = given<{ id: string }>(await support.post('/api/office/screens', { user_id: personId })).id;
  const sessions = given<{ items: { id: string }[] }>(await owner.get('/api/users/sessions')).items;
  const key = await addSoftKey(owner);
  const keys = given<{ items: { id: string }[] }>(await owner.get('/api/users/passkeys')).items;
  const other = await idOf(await server.buyer('03'));
  const delegation = await makeDelegation(owner, partner);
  await givePower(server, delegation, { state: 'accepted' });
  const power = await givePower(server, delegation, { state: 'asked', scans: [file] });
  return {
    person: [other],
    delegation: [delegation],
    power: [power],
    'powers.openScan document': [file],
    'delegates.givePower scans': [file],
    share: [used.id, waiting.id],
    'flats.invitation token': [used.token],
    'flats.join token': [used.token],
    feedback: [feedback],
    file: [file],
    draft: [draft],
    ...(await makeRequests(owner, estate)),
    guid: [guid],
    'chat.send id': [message],
    'chat.deskFile file': [attached],
    screen: [screen],
    session: sessions.map(({ id }) => id),
    passkey: keys.map(({ id }) => id),
    'passkeys.add id': [key.id],
    'session.proveByPasskey id': [key.id],
    'notifications.archive id': notices.map(({ id }) => id),
    'subscriptions.link token': [
      new URL(unsubscribeLink(server.context, personId, 'answers')).pathname.split('/').at(-1) ?? '',
    ],
  };
}

/** What the owner has entrusted to the one with whom he chooses. */
async function makeDelegation(owner: Browser, delegate: Browser): Promise<string> {
  const { phone } = (await delegate.get('/api/users')).body as unknown as User;
  given(await owner.act('/api/users/delegates', { phone, ...sampleTrust(), scope: 'sign' }));
  const { received } = given<{ received: { id: string }[] }>(await delegate.get('/api/users/delegates'));
  const id = received[0]?.id ?? '';
  given(await delegate.post(`/api/users/delegates/${id}/accept`, {}));
  return id;
}

const idOf = async (browser: Browser): Promise<number> =>
  ((await browser.get('/api/users')).body as unknown as User).id;

interface Invitation {
  readonly id: string;
  readonly token: string;
}

/** A deal with members whose bank has answered, and an invitation to it. */
async function makeDeal(
  server: TestServer,
  booking: MadeBooking,
): Promise<Record<string, (string | number)[]>> {
  const { buyer: owner, estate } = booking;
  const deal = await dealOfBooking(server, booking.id);
  const ids = await makeMembers(server, { owner, partner: await server.buyer('02'), estate, deal });
  const bid = await makeBid(server, booking);
  const invited = await makeInvitation(server, { estate, deal, by: await idOf(owner) });
  const contract = await makeContract(server, { deal, signer: await idOf(owner) });
  const meeting = await makeAppointment(server, { deal, signer: await idOf(owner) });
  const signing = await makeSigning(server, { deal, signer: await idOf(owner) });
  return {
    ...ids,
    ...contract,
    ...meeting,
    ...signing,
    'mortgage.choose bid': [bid],
    member: [...(ids.member ?? []), invited],
  };
}

async function makeDesk(server: TestServer): Promise<Record<string, (string | number)[]>> {
  server.clock.advance(31);
  const manager = await enterDesk(server, 'manager');
  const [flat] = await flatsForSale(server, 1);
  const picture = given<{ id: string }>(
    await manager.upload(
      '/api/office/news/pictures',
      'кран.png',
      await drawn().png().toBuffer(),
      'image/png',
      'file',
    ),
  ).id;
  const news = await manager.act('/api/office/news', {
    complex: 1,
    happenedOn: '2026-11-01',
    title: 'Тринадцатый этаж',
    text: 'Залили перекрытие.',
    pictures: [{ id: picture, alt: 'Кран над корпусом' }],
  });
  const set = given<{ id: string; link: string }>(
    await manager.post('/api/office/sets', { title: 'Для вас', estates: [flat], days: 7 }),
  );
  const discounts = `/api/office/people/${await idOf(await server.buyer('03'))}/discounts`;
  const terms = { title: 'Скидка', by: 'percent', value: 100, validUntil: '2099-01-01', reason: 'Проверка' };
  given(await manager.act(discounts, terms));
  const discount = given<{ items: { id: number }[] }>(await manager.get(discounts)).items[0]?.id ?? 0;
  given(
    await manager.act('/api/office/slips', {
      kind: 'tour',
      subject: null,
      questionnaire: null,
      what: 'Корпус 2',
      place: 'Ворота стройки',
      at: new Date(server.clock.now().getTime() + 86_400_000).toISOString(),
      channel: 'sms',
      person: null,
      phone: '+79220000001',
      email: null,
      locale: 'ru',
    }),
  );
  const slip = (await lastSms(server)).text.split('/').at(-1) ?? '';
  const [sent] = given<{ items: { id: string }[] }>(await manager.get('/api/office/slips')).items;
  const lines = Buffer.from(`id;Цена\n${flat};15 000 000\n`);
  const batch = given<ImportBatch>(
    await manager.upload('/api/office/imports?complex=1', 'цены.csv', lines, 'text/csv', 'file'),
  ).id;
  return {
    picture: [picture],
    news: [given<{ id: string }>(news).id],
    set: [set.id],
    discount: [discount],
    reward: [await makeReward(server)],
    'catalogue.set token': [set.link.split('/').at(-1) ?? ''],
    slip: [sent?.id ?? ''],
    'slips.show token': [slip],
    batch: [batch],
    building: [1],
    complex: [1],
    text: ['terms'],
  };
}

/** What a buyer is owed for a friend. */
async function makeReward({ context }: TestServer): Promise<string> {
  const { rows } = await context.db.execute<{ id: string }>(sql`
    insert into recommendations (id, user_id, friend_id, reward_kopecks, registered_at, earned_at, step)
    select gen_random_uuid(), a.id, b.id, 2000000, now(), now(), 'preload_documents'
    from users a, users b where a.phone = '79000000003' and b.phone = '79000000004' returning id`);
  return rows[0]?.id ?? '';
}

async function dealsOf(server: TestServer, bookings: readonly MadeBooking[]): Promise<string[]> {
  const paid = bookings.filter(({ state }) => state === 'success');
  return Promise.all(paid.map(({ id }) => dealOfBooking(server, id)));
}

/** A certificate that the developer has given to a buyer. */
async function makeCertificate(server: TestServer, owner: Browser): Promise<string> {
  const { id: userId } = (await owner.get('/api/users')).body as unknown as User;
  const id = randomUUID();
  const titles = { titleRu: 'Сертификат № С-0417', titleEn: 'Certificate No. C-0417' };
  await server.context.db
    .insert(loyaltyCertificates)
    .values({ id, userId, ...titles, kopecks: 2_000_000, validUntil: null });
  return id;
}

/** A bank's answer to an application of the deal that one of these has become. */
async function makeBid(server: TestServer, deal: MadeBooking): Promise<string> {
  const { buyer, estate } = deal;
  // The agreement has been signed by a code within the minute.
  server.clock.advance(61);
  given(await buyer.post('/api/mortgage/consent/code', {}));
  given(await buyer.act('/api/mortgage/consent', { agree: true, code: await lastCode(server) }));
  const { priceKopecks } = given<{ priceKopecks: number }>(await buyer.get(`/api/deals/${estate}`));
  const form = {
    estate,
    priceKopecks,
    program: 'family',
    ownKopecks: Math.ceil(priceKopecks / 3),
    months: 300,
    work: 'pension',
    employer: '',
    incomeKopecks: 18_000_000,
    banks: ['bereg'],
  };
  given(await buyer.act('/api/mortgage/applications', form));
  const { bids } = (await buyer.get('/api/mortgage')).body as unknown as { bids: { id: string }[] };
  return bids[0]?.id ?? '';
}

async function marksOf(bookings: readonly MadeBooking[], ids: readonly string[]): Promise<string[]> {
  const people = await Promise.all(
    bookings.map(async ({ buyer }) => (await buyer.get('/api/users')).body as unknown as User),
  );
  return [
    ...people.flatMap(({ phone, email, surname, name }) => [
      phone.slice(-10),
      email ?? phone,
      `${surname} ${name}`,
      `${name} ${surname}`,
    ]),
    ...bookings.flatMap(({ id, number }) => [id, number]),
    ...ids.filter((id) => id.length > 15),
  ];
}
