import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { awaitedLines, type ReminderHours } from '@novosel/contract/signatures/rounds.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { bookingOfDeal, type DealRow, findParties, openDealOf } from '../../deals/public.ts';
import { type TellDeps, tellPerson, type Words } from '../../notifications/public.ts';
import { memberSigned, requestEnded, signingStopped } from '../signatures.events.ts';
import type { LineRow, SigningRow } from '../signatures.repo.ts';
import { endWords, reminderWords, signedWords, stoppedWords } from './signature-words.ts';

interface Told {
  readonly deal: Pick<DealRow, 'number' | 'estateId'>;
  readonly userIds: readonly number[];
  readonly fact: string;
  readonly words: Readonly<Record<'ru' | 'en', Words>>;
  readonly at: Date;
}

async function tellAll(deps: TellDeps, tx: Tx, { deal, userIds, ...told }: Told): Promise<void> {
  for (const userId of userIds)
    await tellPerson(deps, tx, {
      kind: 'deal',
      by: ['sms', 'mail'],
      userId,
      ...told,
      tags: [notificationTags.deal],
      link: path('dealPaperworkEds', { estate: deal.estateId }),
    });
}

async function dealOf(tx: Tx, dealId: string): Promise<DealRow | undefined> {
  const booking = await bookingOfDeal(tx, dealId);
  return booking === undefined ? undefined : openDealOf(tx, booking);
}

const partiesOf = async (tx: Tx, dealId: string): Promise<number[]> =>
  (await findParties(tx, dealId)).map(({ userId }) => userId);

/** Tells of signatures given, of requests that have ended, and of a refusal; of turns the deal tells. */
export function tellOfSignatures(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(memberSigned, async (tx, { lineId, dealId, name, left, at }) => {
    const deal = await dealOf(tx, dealId);
    if (!deal) return;
    const words = signedWords(deal.number, name, left);
    const userIds = await partiesOf(tx, dealId);
    await tellAll(deps, tx, { deal, userIds, fact: `signing-line:${lineId}:signed`, words, at });
  });
  deps.events.on(requestEnded, async (tx, { requestId, dealId, userId, end, at }) => {
    const deal = await dealOf(tx, dealId);
    const fact = `signature-request:${requestId}:${end}`;
    // What became of a request of the desk’s stands at the desk.
    if (!deal || !(await partiesOf(tx, dealId)).includes(userId)) return;
    await tellAll(deps, tx, { deal, userIds: [userId], fact, words: endWords(deal.number, end), at });
  });
  deps.events.on(signingStopped, async (tx, { signingId, dealId, name, reason, at }) => {
    const deal = await dealOf(tx, dealId);
    if (!deal) return;
    const words = stoppedWords(deal.number, name, reason);
    const userIds = await partiesOf(tx, dealId);
    await tellAll(deps, tx, { deal, userIds, fact: `signing:${signingId}:stopped`, words, at });
  });
}

interface Reminded {
  readonly signing: SigningRow;
  readonly lines: readonly LineRow[];
  readonly hours: ReminderHours;
  readonly at: Date;
}

/** Reminds the members who have not signed. */
export async function remindSigners(
  deps: TellDeps,
  tx: Tx,
  { signing, lines, hours, at }: Reminded,
): Promise<void> {
  const deal = await dealOf(tx, signing.dealId);
  if (!deal) return;
  const userIds = awaitedLines(lines).flatMap(({ userId }) => userId ?? []);
  const words = reminderWords(deal.number, { until: signing.until, hours, now: at });
  const fact = `signing:${signing.id}:${signing.until.toISOString()}:${hours}`;
  await tellAll(deps, tx, { deal, userIds, fact, words, at });
}
