import { randomInt } from 'node:crypto';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { DeskSigning, SignatoryView, SigningView } from '@novosel/contract/signatures/schema.ts';
import { expect } from '@playwright/test';
import brand from '../../../brand.json' with { type: 'json' };
import { answerInApp } from '../../stage/outside.ts';
import type { Buyer } from '../../stage/people.ts';
import { openCalls } from '../browser/calls.ts';
import { haveCertificate } from '../people/certificate.ts';
import { awaitSigning } from './appointments.ts';

/** A phone on which nobody else signs. */
export const signatoryPhone = (): string => `+7911${String(randomInt(10_000_000)).padStart(7, '0')}`;

/** What the desk enters of who signs for the developer. */
export const signatory = {
  side: 'developer',
  bank: null,
  lastName: 'Печатников',
  firstName: 'Олег',
  patronymic: null,
  snils: '112-233-445 95',
  organization: brand.developer.shortName,
  inn: brand.developer.inn,
  ogrn: brand.developer.ogrn,
  title: 'Руководитель юридического отдела',
  power: { number: 'МЧД-77', givenOn: '2026-01-10', until: '2029-01-10' },
} as const;

/** Somebody who may sign for the developer, made by calls. */
export async function haveSignatory(
  lastName: string,
): Promise<{ readonly id: string; readonly phone: string }> {
  const admin = await openCalls('office', 'admin@demo.test');
  const phone = signatoryPhone();
  const path = '/api/office/signatories';
  const { items } = await admin.act<{ items: SignatoryView[] }>(path, { ...signatory, lastName, phone });
  const id = items.at(-1)?.id ?? '';
  // The order is made by a job: until then the operator knows nobody whose passport was checked.
  await expect
    .poll(async () => {
      const answer = await admin.act<{ items: SignatoryView[] }>(`${path}/${id}/confirm`);
      return answer.items.find((one) => one.id === id)?.state;
    })
    .toBe('active');
  return { id, phone };
}

export const dealOf = async (buyer: Buyer, estate: number): Promise<DealView> =>
  (await openCalls('cabinet', buyer.phone)).get<DealView>(`/api/deals/${estate}`);

/** A buyer alone with a certificate, whose signature is due. */
export async function readyToSign(buyer: Buyer, estate: number): Promise<void> {
  await awaitSigning(buyer, estate);
  await haveCertificate(buyer);
}

/** The buyer asks for his signature by calls, and signs in the operator’s app. */
export async function signByCalls(buyer: Buyer, estate: number): Promise<void> {
  const calls = await openCalls('cabinet', buyer.phone);
  const at = `/api/deals/${estate}/signing`;
  const { paper, mine } = await calls.get<SigningView>(at);
  await calls.act(`${at}/ask`, { sha256: paper.sha256, certificate: mine?.certificates[0]?.id });
  await answerInApp(`+${buyer.phone}`);
  await expect.poll(async () => (await dealOf(buyer, estate)).place).toBe('counter-signing');
}

export const deskSigningOf = async (deal: string): Promise<DeskSigning> =>
  (await openCalls('office', 'lawyer@demo.test')).get<DeskSigning>(`/api/office/deals/${deal}/signing`);
