import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { attachment } from '../../../platform/http/attachment.ts';
import { type Download, findDocument } from '../../documents/public.ts';
import { dealAsParty } from '../../members/public.ts';
import { signingOfDeal } from '../reach-signing.ts';
import { signatureOfLine } from '../signatures.repo.ts';

/**
 * The signature of one signer as a file: his own at once, those of others when everybody has signed (promise
 * 47).
 * @throws AppError NOT_FOUND
 */
export async function signatureFile(
  db: Executor,
  act: BuyerAct,
  { estateId, lineId }: { readonly estateId: number; readonly lineId: string },
): Promise<Download> {
  const deal = await dealAsParty(db, act.actor.id, estateId);
  const found = deal && (await signingOfDeal(db, deal.id));
  const line = found?.lines.find(({ id }) => id === lineId);
  const isOpen = found?.signing.state === 'done' || line?.userId === act.actor.id;
  const signature = line && isOpen ? await signatureOfLine(db, line.id) : undefined;
  const paper = signature && (await findDocument(db, signature.documentId));
  if (!line || !signature || !paper) throw new AppError('NOT_FOUND');
  const name = paper.fileName.replaceAll('\u00a0', ' ');
  return {
    bytes: signature.signature,
    mime: 'application/pkcs7-signature',
    disposition: attachment(`${name}.${line.position}.sig`),
  };
}
