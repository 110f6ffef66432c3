import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Answer, readAnswer, send } from '@novosel/testing/http.ts';
import { nth } from '@novosel/testing/nth.ts';
import type { Person } from '@novosel/testing/people.ts';
import { passportOf } from '../../../apps/server/src/demo/people.data.ts';
import { actAt, beginBody, readPage } from './booking.ts';
import type { House } from './house.ts';

/** A person with a deal whose paper waits for his electronic signature, and with a certificate for it. */
export interface ToSign {
  readonly person: Person;
  readonly estate: number;
  readonly deal: string;
  readonly line: string;
  /** ID of the order at the operator. */
  readonly certificate: string;
  /** The paper that he is shown. */
  readonly paper: Uint8Array;
  readonly sha256: string;
  readonly storageKey: string;
}

const shaOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A scan of a person, inserted directly; other tests cover uploading. */
export async function plantScan({ db }: House, { id: owner }: Person): Promise<string> {
  const id = randomUUID();
  await db.query(
    `insert into documents (id, owner_id, kind, title, file_name, version, sha256, bytes, mime, storage_key, created_at)
     values ($1, $2, 'upload', 'scan', 'scan.png', 1, $3, 1, 'image/png', 'none', now())`,
    [id, owner, '0'.repeat(64)],
  );
  return id;
}

async function must(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}

/**
 * A deal that stands at its signing: the booking is made by calls, the way to the contract, which other tests
 * cover, is planted.
 */
export async function plantSigning(house: House, person: Person, estate: number): Promise<ToSign> {
  const origin = house.apps[0].origin;
  const act = (name: string, body: object) => must(actAt(origin, person, estate, name, body));
  await act('begin', { ...(await beginBody(house, person, estate)), term: 'free' });
  const scans = [await plantScan(house, person)];
  await act('passport', { passport: passportOf(0), scans });
  const { booking } = await readPage(origin, person, estate);
  const sha256 = booking?.agreement?.sha256 ?? '';
  const path = `/api/booking/${estate}/signing-code`;
  await must(send(origin, { method: 'POST', path, headers: person.headers, body: { sha256 } }));
  await act('sign', { sha256, code: await house.outside.code(person.phone) });
  const { rows } = await house.db.query<{ deal: string; booking: string }>(
    `select d.id as deal, b.id as booking from deals d join bookings b on b.id = d.booking_id where b.user_id = $1`,
    [person.id],
  );
  const { deal, booking: bookingId } = nth(rows, 0);
  const planted = await plantPaper(house, { person, deal, bookingId });
  const certificate = await plantCertificate(house, person);
  return { person, estate, deal, certificate, ...planted };
}

interface Planted {
  readonly person: Person;
  readonly deal: string;
  readonly bookingId: string;
}

async function plantPaper({ db, dataDir }: House, { person, deal, bookingId }: Planted) {
  const paper = new TextEncoder().encode(`%PDF-1.7 ${randomUUID()}\n%%EOF`);
  const [document, signing, line] = [randomUUID(), randomUUID(), randomUUID()];
  const storageKey = `documents/${document}.pdf`;
  const file = join(dataDir, 'files', storageKey);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, paper);
  const sha256 = shaOf(paper);
  await db.query(
    `insert into documents (id, owner_id, kind, subject, title, file_name, version, sha256, bytes, mime, storage_key, created_at)
     values ($1, $2, 'contract', 'booking:' || $3, 'Договор', 'Договор.pdf', 1, $4, $5, 'application/pdf', $6, now())`,
    [document, person.id, bookingId, sha256, paper.length, storageKey],
  );
  await db.query(`update deals set place = 'signing', due_at = now() + interval '5 days' where id = $1`, [
    deal,
  ]);
  await db.query(
    `insert into signings (id, deal_id, document_id, sha256, kind, edition, paper_only, opened_at, until, submit_by, state)
     values ($1, $2, $3, $4, 'qualified', '1', '{}', now(), now() + interval '5 days', now() + interval '8 days', 'open')`,
    [signing, deal, document, sha256],
  );
  await db.query(
    `insert into signing_lines (id, signing_id, deal_id, position, side, user_id, name, passport_hash, signs_for)
     values ($1, $2, $3, 1, 'members', $4, 'Проверкина Вера', $5, '{}'), ($6, $2, $3, 2, 'developer', null, 'ООО', null, '{}')`,
    [line, signing, deal, person.id, '0'.repeat(64), randomUUID()],
  );
  return { line, paper, sha256, storageKey };
}

interface Issued {
  readonly serial: string;
  readonly certificate: string;
  readonly valid_from: string;
  readonly valid_until: string;
}

async function plantCertificate({ db, outside }: House, { id, phone }: Person): Promise<string> {
  const order = randomUUID();
  const owner = {
    surname: 'Проверкина',
    name: 'Вера',
    patronymic: null,
    snils: '11223344595',
    inn: null,
    phone,
  };
  const issued = await outside.orderCertificate<Issued>(order, owner);
  await db.query(
    `insert into eds_orders (id, user_id, way, kind, person, passport_hash, state, state_at, created_at, kopecks,
       certificate, serial, valid_from, valid_until)
     values ($1, $2, 'goskey', 'qualified', $3, '', 'issued', now(), now(), 0, $4, $5, $6, $7)`,
    [order, id, owner, issued.certificate, issued.serial, issued.valid_from, issued.valid_until],
  );
  return order;
}

/** Asks for the signature of a person, as his page does. */
export function askFor(
  origin: string,
  { person, estate, certificate, sha256 }: ToSign,
  { hash = sha256, key = randomUUID() }: { readonly hash?: string; readonly key?: string } = {},
): Promise<Answer> {
  return send(origin, {
    method: 'POST',
    path: `/api/deals/${estate}/signing/ask`,
    headers: { ...person.headers, 'idempotency-key': key },
    body: { sha256: hash, certificate },
  });
}

export const codeOf = (answer: Answer): string => readAnswer(answer).code ?? '';

/** What has become of the signature of a person. */
export async function outcomeOf({ db }: House, { line, deal }: ToSign) {
  const { rows } = await db.query<{
    signatures: number;
    evidence: number;
    signed: boolean;
    place: string;
    open: number;
    signature: Buffer | null;
  }>(
    `select (select count(*)::int from signatures where line_id = l.id) as signatures,
       (select count(*)::int from signature_evidence e join signings s on s.document_id = e.document_id
         where s.id = l.signing_id) as evidence,
       l.signed_at is not null as signed, d.place,
       (select count(*)::int from signature_requests r where r.line_id = l.id
         and r.state in ('sent', 'unclear', 'waiting', 'opened')) as open,
       (select signature from signatures where line_id = l.id) as signature
     from signing_lines l join deals d on d.id = $2 where l.id = $1`,
    [line, deal],
  );
  return nth(rows, 0);
}
