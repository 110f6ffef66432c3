import { createHash } from 'node:crypto';
import type { Evidence } from '@novosel/proof/evidence-chain.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { subjectOf } from '../../booking/public.ts';
import { maskPhone, personOf } from '../../identity/public.ts';
import { recordSignature } from '../../signing/public.ts';
import { findSignatory } from '../desk/signatories.repo.ts';
import type { ReachedSigning } from '../reach-signing.ts';
import { findRequests, type LineRow, type RequestRow } from '../signatures.repo.ts';

interface Proven {
  readonly line: LineRow;
  readonly request: RequestRow;
  /** DER. */
  readonly signature: Uint8Array;
  readonly provenAt: Date;
}

/** Who has signed what with which certificate, from where he has asked for it (promise 45). */
export async function recordEvidence(
  deps: Pick<Context, 'signingKeys'>,
  tx: Tx,
  { signing, booking }: ReachedSigning,
  { line, request, signature, provenAt }: Proven,
): Promise<void> {
  const evidence: Omit<Evidence, 'prevHash' | 'at'> = {
    who: await signerOf(tx, line, request),
    agreementVersion: signing.edition,
    rulesVersion: booking.rulesVersion,
    documentSha256: signing.sha256,
    codeId: request.id,
    tries: (await findRequests(tx, [line.id])).length,
    ip: request.address,
    userAgent: request.userAgent,
    kind: signing.kind,
    certificate: {
      serial: request.serial,
      signatureSha256: createHash('sha256').update(signature).digest('hex'),
    },
  };
  await recordSignature(deps, tx, {
    documentId: signing.documentId,
    chain: subjectOf(booking.id),
    userId: line.userId ?? request.askedBy,
    at: provenAt,
    evidence,
  });
}

async function signerOf(tx: Tx, line: LineRow, request: RequestRow): Promise<Evidence['who']> {
  if (line.userId !== null) {
    const phone = (await personOf(tx, line.userId))?.phone;
    const { name: fullName, passportHash } = line;
    return {
      userId: String(line.userId),
      fullName,
      passportHash: passportHash ?? '',
      phoneMasked: phone ? maskPhone(phone) : '',
    };
  }
  const signatory = await findSignatory(tx, request.orderId);
  const { lastName, firstName, patronymic, phone = '', powerNumber } = { ...signatory };
  const named = [line.name, powerNumber, request.serial].join('\n');
  return {
    userId: String(request.askedBy),
    fullName: [lastName, firstName, patronymic].filter(Boolean).join(' '),
    // An organisation signs by a power, which takes the place of a passport.
    passportHash: createHash('sha256').update(named).digest('hex'),
    phoneMasked: maskPhone(phone.replace('+', '')),
  };
}
