import { createHash } from 'node:crypto';
import { algorithms } from '@novosel/pki/algorithms/algorithms.ts';
import { toHex } from '@novosel/pki/bytes.ts';
import { issueCertificate, makeSerial } from '@novosel/pki/certificates/issue-certificate.ts';
import { derOf, readCertificate } from '@novosel/pki/der.ts';
import type { DistinguishedName } from '@novosel/pki/names.ts';
import type { World } from '../world.ts';
import { addressesOf, authorityOf, fromBase64, toBase64, toSecond } from './authorities.ts';
import { operatorSentinelOf } from './sentinels.ts';
import { tell } from './tell.ts';
import type { StoredOrder } from './types.ts';

export type OrderRequest = Pick<StoredOrder, 'person' | 'organization' | 'kind' | 'algorithm' | 'in_app'> & {
  /** The serial number of a certificate in force whose owner was identified already. */
  renews: string | null;
};

/** Validity in months of a certificate that people sign with (order of the FSB no. 796). */
const MONTHS = 15;

/**
 * The order of this ID; a repeat returns the same one.
 * @returns undefined when this ID was used for another order
 */
export function takeOrder(world: World, id: string, request: OrderRequest): StoredOrder | undefined {
  const { orders } = world.store.state;
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const known = orders.find((one) => one.id === id);
  if (known) return known.requestHash === requestHash ? known : undefined;
  const { renews, ...ordered } = request;
  const taken: StoredOrder = {
    id,
    requestHash,
    ...ordered,
    orderedAt: world.now().toISOString(),
    state: 'identity-needed',
    reason: null,
    certificate: null,
    privateKey: null,
    revokedAt: null,
    revocationReason: null,
  };
  orders.push(taken);
  if (renews !== null && isOwnInForce(world, renews, taken)) issue(world, taken);
  world.store.touch();
  return taken;
}

const isOwnInForce = (world: World, serial: string, { person }: StoredOrder): boolean => {
  const old = findBySerial(world, serial);
  return old?.person.snils === person.snils && old.revokedAt === null && world.now() < termOf(old).until;
};

const appHours = 24;

/** Orders that their person can confirm in the app of a telephone. */
export const confirmableIn = ({ store, now }: World, phone: string): readonly StoredOrder[] =>
  store.state.orders.filter(
    (one) =>
      one.in_app === true &&
      one.person.phone === phone &&
      one.state === 'identity-needed' &&
      operatorSentinelOf(one.person.surname) !== 'Тишин' &&
      now().getTime() - new Date(one.orderedAt).getTime() < appHours * 3_600_000,
  );

/** Records the result of the identity check; a decided order stays as it is. */
export function decideIdentity(world: World, order: StoredOrder, refusal: string | null): void {
  if (order.state !== 'identity-needed') return;
  const reason = operatorSentinelOf(order.person.surname) === 'Отказов' ? 'person_not_confirmed' : refusal;
  if (reason === null) issue(world, order);
  else Object.assign(order, { state: 'refused', reason });
  tell(world, 'order.changed', order.id);
}

/** Issues a certificate as if its person had been confirmed at that moment. */
export function issueAsAt(world: World, order: StoredOrder, at: Date): void {
  if (order.state !== 'identity-needed') return;
  issue(world, order, at);
  tell(world, 'order.changed', order.id);
}

function issue(world: World, order: StoredOrder, at = world.now()): void {
  const algorithm = algorithms[order.algorithm];
  const privateKey = algorithm.makeKey();
  const notBefore = toSecond(at);
  const notAfter = new Date(notBefore);
  notAfter.setUTCMonth(notAfter.getUTCMonth() + MONTHS);
  const certificate = issueCertificate(
    {
      subject: nameOf(order),
      publicKey: algorithm.publicKeyInfo(privateKey),
      use: 'signature',
      serial: makeSerial(),
      notBefore,
      notAfter,
      addresses: addressesOf(world, order.algorithm),
      qualified: order.kind === 'qualified',
    },
    authorityOf(world, order.algorithm).issuing,
  );
  Object.assign(order, {
    state: 'issued',
    certificate: toBase64(derOf(certificate)),
    privateKey: toBase64(privateKey),
  });
}

function nameOf({ person, organization }: StoredOrder): DistinguishedName {
  const givenName = [person.name, person.patronymic].filter(Boolean).join(' ');
  const own = {
    surname: person.surname,
    givenName,
    snils: person.snils,
    ...(person.inn && { inn: person.inn }),
  };
  if (!organization) return { commonName: `${person.surname} ${givenName}`, ...own };
  return {
    commonName: organization.name,
    ...own,
    organization: organization.name,
    title: organization.title,
    innLegal: organization.inn,
    ogrn: organization.ogrn,
  };
}

/** Revokes a certificate at once; a repeat changes nothing. */
export function revoke(
  world: World,
  order: StoredOrder,
  reason: NonNullable<StoredOrder['revocationReason']>,
): void {
  if (order.state !== 'issued' || order.revokedAt !== null) return;
  Object.assign(order, { revokedAt: world.now().toISOString(), revocationReason: reason });
  tell(world, 'order.changed', order.id);
}

const certificateOf = ({ certificate }: StoredOrder) => readCertificate(fromBase64(certificate ?? ''));

export const serialOf = (order: StoredOrder): Uint8Array =>
  certificateOf(order).serialNumber.valueBlock.valueHexView;

const termOf = (order: StoredOrder) => {
  const { notBefore, notAfter } = certificateOf(order);
  return { from: notBefore.value, until: notAfter.value };
};

/** @param serial in hexadecimal digits */
export const findBySerial = ({ store }: World, serial: string): StoredOrder | undefined =>
  store.state.orders.find((one) => one.certificate !== null && toHex(serialOf(one)) === serial);

/** An order as its client sees it. */
export function orderAnswer(order: StoredOrder) {
  const { id, state, reason, certificate, revokedAt } = order;
  if (certificate === null) return { id, state, reason };
  const { from, until } = termOf(order);
  return {
    id,
    state,
    reason,
    serial: toHex(serialOf(order)),
    certificate,
    valid_from: from.toISOString(),
    valid_until: until.toISOString(),
    revoked_at: revokedAt,
  };
}
