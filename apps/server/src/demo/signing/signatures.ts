import type { Context } from '../../context.ts';
import { findOwnBookings } from '../../domains/booking/booking.repo.ts';
import { certificatesInForce } from '../../domains/eds/public.ts';
import { askOperator } from '../../domains/signatures/asking/ask-operator.ts';
import { askSignature } from '../../domains/signatures/asking/ask-signature.ts';
import { findSignatories } from '../../domains/signatures/desk/signatories.repo.ts';
import { addSignatory, askSignatory, confirmSignatory } from '../../domains/signatures/desk/signatories.ts';
import { findRequests, hastenRequest } from '../../domains/signatures/signatures.repo.ts';
import { readSigning } from '../../domains/signatures/view/read-signing.ts';
import { brand } from '../../platform/brand.ts';
import { actOf, demoDeps, userOf } from '../bookings.ts';

/** The lawyer of the demo signs for the developer by a machine-readable power. */
export async function addDemoSignatory(context: Context): Promise<void> {
  const { db, operator } = context;
  if ((await findSignatories(db)).length > 0) return;
  const act = await actOf(context, 'admin');
  const { shortName: organization, inn, ogrn } = brand.developer;
  await addSignatory(context, db, act, {
    ...{ side: 'developer', bank: null, organization, inn, ogrn },
    ...{ lastName: 'Жданова', firstName: 'Ирина', patronymic: 'Львовна' },
    ...{ snils: '161-742-038 47', phone: '+79000000203', title: 'Начальник юридического отдела' },
    power: { number: 'МЧД-2026-017', givenOn: '2026-01-12', until: '2028-12-31' },
  });
  const [added] = await findSignatories(db);
  if (!added) return;
  await askSignatory(context, added.id);
  await confirmSignatory({ operator }, db, act, added.id);
}

/** Buyer 18 has signed, and the second owner of her deal is awaited. */
export async function signFirst(context: Context): Promise<void> {
  const { db, clock, config } = context;
  const userId = await userOf(context, '79000000018');
  const [booking] = userId === undefined ? [] : await findOwnBookings(db, userId);
  if (userId === undefined || !booking) return;
  const act = { at: clock.now(), actor: { kind: 'buyer', id: userId }, address: '127.0.0.1' } as const;
  const { estateId } = booking;
  const { paper, mine, signers } = await readSigning(context, db, act, estateId);
  const [certificate] = await certificatesInForce(db, userId, act.at);
  if (!certificate || !mine || mine.request) return;
  await askSignature(demoDeps(context), db, act, {
    ...{ estateId, sha256: paper.sha256 },
    certificate: certificate.orderId,
  });
  const [request] = await findRequests(
    db,
    signers.flatMap(({ id, me }) => (me ? [id] : [])),
  );
  if (!request) return;
  await askOperator(context, request.id);
  const answer = await fetch(`${config.operator.url}/app/${request.id}/sign`, { method: 'POST' });
  await answer.body?.cancel();
  await db.transaction((tx) => hastenRequest(tx, request.id, clock.now()));
  await askOperator(context, request.id);
}
