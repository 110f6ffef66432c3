import type { PassportForm } from '@novosel/contract/users/schema.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { readEstateCard } from '../../catalogue/public.ts';
import {
  type BookingAgreementData,
  createDocument,
  paperOf,
  type Representative,
} from '../../documents/public.ts';
import { personOf } from '../../identity/public.ts';
import type { BookingRow } from '../booking.repo.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { subjectOf } from '../booking-view.ts';
import { agreementData } from './agreement-data.ts';
import { signerOf } from './signer-of.ts';

interface AgreementOrder {
  readonly booking: BookingRow;
  readonly passport: PassportForm;
  /** Scans of the passport: kept as long as the agreement. */
  readonly scans: readonly string[];
  /** Only for a new edition of a signed agreement. */
  readonly edition?: BookingAgreementData['edition'];
  /** It replaces an unsigned agreement that names an old passport. */
  readonly renewed?: true;
  /** The person who signs on the buyer's behalf. */
  readonly representative?: Representative | undefined;
  readonly at: Date;
}

/** Makes the next version of a booking's agreement. @returns its ID */
export async function makeAgreement(
  deps: Pick<BookingDeps, 'storage' | 'typesetter'>,
  tx: Tx,
  { booking, passport, scans, edition, renewed, representative, at }: AgreementOrder,
): Promise<string> {
  const card = await readEstateCard(tx, booking.estateId, undefined);
  const person = await personOf(tx, booking.userId);
  if (!card || !person) throw new AppError('NOT_FOUND');
  const acting = representative && (await actingIn(tx, representative));
  const data = agreementData({ booking, estate: card.estate, passport, person, at, edition, acting });
  const pdf = paperOf(deps.typesetter, { kind: 'booking-agreement', data });
  // A no-break space keeps «№» and the number on one line.
  const name = `Соглашение о бронировании №\u00a0${booking.number}`;
  const title = edition ? `${name}, редакция\u00a0${edition.number}` : name;
  const { id } = await createDocument(deps, tx, {
    ownerId: booking.userId,
    kind: 'booking-agreement',
    subject: subjectOf(booking.id),
    title,
    fileName: `${title.replaceAll('\u00a0', ' ')}.pdf`,
    pdf,
    signer: {
      ...signerOf(passport),
      scans,
      ...(renewed ? { renewed } : {}),
      ...(representative ? { representative } : {}),
    },
    at,
  });
  return id;
}

/** @throws AppError NOT_FOUND when the representative's account is deleted */
async function actingIn(tx: Tx, { userId, fullName, power }: Representative) {
  const person = await personOf(tx, userId);
  if (!person) throw new AppError('NOT_FOUND');
  return { fullName, power, phone: person.phone };
}
