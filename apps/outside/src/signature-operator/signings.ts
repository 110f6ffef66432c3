import { createHash } from 'node:crypto';
import { signerOf } from '@novosel/pki/authority/make-authority.ts';
import { signDetached } from '@novosel/pki/cades/sign-detached.ts';
import { makeSerial } from '@novosel/pki/certificates/issue-certificate.ts';
import { readCertificate } from '@novosel/pki/der.ts';
import { answerTimestamp, askTimestamp, tokenOf } from '@novosel/pki/timestamps/timestamp.ts';
import type { World } from '../world.ts';
import { authorityOf, fromBase64, toBase64, toSecond } from './authorities.ts';
import { operatorSentinelOf } from './sentinels.ts';
import { tell } from './tell.ts';
import type { StoredOrder, StoredSigning } from './types.ts';

export interface SigningRequest {
  /** ID of the order whose certificate signs. */
  order: string;
  title: string;
  /** Base64. */
  document: string;
  until: string;
}

/**
 * The request of this ID; a repeat returns the same one.
 * @returns undefined when this ID was used for another request
 */
export function takeSigning(
  world: World,
  id: string,
  { request, order }: { request: SigningRequest; order: StoredOrder },
): StoredSigning | undefined {
  const { signings } = world.store.state;
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const known = signings.find((one) => one.id === id);
  if (known) return known.requestHash === requestHash ? known : undefined;
  const taken: StoredSigning = {
    id,
    requestHash,
    orderId: order.id,
    phone: order.person.phone,
    title: request.title,
    document: request.document,
    askedAt: world.now().toISOString(),
    until: request.until,
    state: 'waiting',
    reason: null,
    answeredAt: null,
    signature: null,
    manner: operatorSentinelOf(order.person.surname),
  };
  signings.push(taken);
  if (taken.manner === 'Отказов') answer(world, taken, { state: 'refused', reason: 'declined_by_person' });
  world.store.touch();
  return taken;
}

/** A request by its ID; undefined when it never arrived. */
export const findSigning = ({ store }: World, id: string): StoredSigning | undefined =>
  store.state.signings.find((one) => one.id === id && one.manner !== 'Потеряев');

/** Requests that wait in the app of a telephone. */
export const waitingIn = ({ store }: World, phone: string): readonly StoredSigning[] =>
  store.state.signings.filter(
    (one) => one.phone === phone && isOpen(one) && one.manner !== 'Тишин' && one.manner !== 'Потеряев',
  );

const isOpen = ({ state }: StoredSigning): boolean => state === 'waiting' || state === 'opened';

/** The person opens the paper. */
export function openSigning(world: World, signing: StoredSigning): void {
  if (signing.state !== 'waiting') return;
  signing.state = 'opened';
  world.store.touch();
}

export function refuseSigning(world: World, signing: StoredSigning): void {
  if (isOpen(signing)) answer(world, signing, { state: 'refused', reason: 'declined_by_person' });
}

/** Signs with the certificate's key and adds a timestamp. */
export async function confirmSigning(world: World, signing: StoredSigning): Promise<void> {
  const order = world.store.state.orders.find(({ id }) => id === signing.orderId);
  if (!isOpen(signing) || !order || order.revokedAt !== null) return;
  if (signing.manner === 'Двойнов') tell(world, 'signing.answered', signing.id);
  const signature = toBase64(await signatureOf(world, signing, order));
  answer(world, signing, { state: 'signed', signature });
}

async function signatureOf(
  world: World,
  { document }: StoredSigning,
  order: StoredOrder,
): Promise<Uint8Array> {
  const { issuing, timestamps } = authorityOf(world, order.algorithm);
  const at = toSecond(world.now());
  const stamp = async (bytes: Uint8Array) =>
    tokenOf(
      answerTimestamp(askTimestamp(bytes, order.algorithm), {
        at,
        serial: makeSerial(),
        authority: signerOf(timestamps),
      }),
    );
  const signer = {
    algorithm: order.algorithm,
    certificate: readCertificate(fromBase64(order.certificate ?? '')),
    privateKey: fromBase64(order.privateKey ?? ''),
  };
  const chain = [issuing.certificate];
  return signDetached({ content: fromBase64(document), signedAt: at, chain, stamp }, signerOf(signer));
}

type Answer = Pick<StoredSigning, 'state'> & Partial<Pick<StoredSigning, 'reason' | 'signature'>>;

function answer(world: World, signing: StoredSigning, given: Answer): void {
  Object.assign(signing, given, { answeredAt: world.now().toISOString() });
  world.store.touch();
  tell(world, 'signing.answered', signing.id);
}

/** Expires requests whose term is over, except those of «Позднев». */
export function expireSignings(world: World): void {
  const now = world.now();
  for (const signing of world.store.state.signings) {
    if (isOpen(signing) && signing.manner !== 'Позднев' && new Date(signing.until) <= now)
      answer(world, signing, { state: 'expired', reason: 'term_over' });
  }
}

/** A request as its client sees it. */
export const signingAnswer = ({ id, state, reason, answeredAt, signature }: StoredSigning) => ({
  id,
  state,
  reason,
  answered_at: answeredAt,
  signature,
});
