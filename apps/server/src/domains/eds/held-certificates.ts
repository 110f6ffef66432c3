import type { SignatureKind } from '@novosel/contract/eds/states.ts';
import type { Executor } from '../../platform/database/db.ts';
import { type OrderRow, ordersInForce } from './eds.repo.ts';
import { givenNameOf } from './operator/given-name.ts';

/** A certificate with which a person can sign; its key is with the operator. */
export interface HeldCertificate {
  /** The operator signs by the certificate of this order. */
  readonly orderId: string;
  readonly kind: SignatureKind;
  /** In hexadecimal digits. */
  readonly serial: string;
  /** 11 digits. */
  readonly snils: string;
  /** «Фамилия Имя Отчество» */
  readonly fullName: string;
  readonly surname: string;
  readonly name: string;
  readonly patronymic: string | null;
  readonly validFrom: Date;
  readonly validUntil: Date;
  /** DER. */
  readonly certificate: Uint8Array;
}

/** Certificates of a person that are in force at a moment, the longest valid first. */
export async function certificatesInForce(
  db: Executor,
  userId: number,
  at: Date,
): Promise<readonly HeldCertificate[]> {
  return (await ordersInForce(db, userId, at)).flatMap(toHeld);
}

function toHeld({
  id,
  kind,
  person,
  serial,
  certificate,
  validFrom,
  validUntil,
}: OrderRow): HeldCertificate[] {
  if (!serial || !certificate || !validFrom || !validUntil) return [];
  const { surname, name, patronymic, snils } = person;
  return [
    {
      ...{ orderId: id, kind, serial, snils, surname, name, patronymic, validFrom, validUntil },
      fullName: `${surname} ${givenNameOf(person)}`,
      certificate: new Uint8Array(Buffer.from(certificate, 'base64')),
    },
  ];
}
