import type { sendSlip as endpoint } from '@novosel/contract/slips/desk-endpoints.ts';
import { isVisit, slipLimits } from '@novosel/contract/slips/rules.ts';
import { momentFits, type SlipForm } from '@novosel/contract/slips/schema.ts';
import { endOfOwnTerm } from '@novosel/contract/time/end-of-term.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { addToOutbox } from '../../platform/jobs/outbox.ts';
import { countTry } from '../../platform/limits.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { keyedHash, newToken } from '../identity/public.ts';
import { type Reader, readerOf } from './reader-of.ts';
import { slipHash } from './slip-token.ts';
import { slipLink, slipWords } from './slip-words.ts';
import { insertSlip } from './slips.repo.ts';

const daySeconds = 24 * 60 * 60;

type Deps = Pick<Context, 'config' | 'clock' | 'jobs'>;

/**
 * Sends a person a link. Only its hash is stored; the message is queued in the same transaction, and is not
 * sent after the link has expired.
 * @throws AppError ROLE_DENIED for a buyer if the sender may not see buyers, NOT_FOUND for an unknown one,
 * VALIDATION, RATE_LIMITED
 */
export function sendSlip(
  deps: Deps,
  db: Executor,
  act: StaffAct,
  asked: SlipForm,
): Promise<AnswerOf<typeof endpoint>['data']> {
  const { at: createdAt, actor } = act;
  return inTransaction(db, async (tx) => {
    const matter = matterOf(asked, createdAt);
    const reader = await readerOf(tx, actor, asked);
    await countSending(deps, tx, reader, createdAt);
    const token = newToken();
    const slip = {
      ...matter,
      id: uuidv7(createdAt),
      tokenHash: slipHash(deps.config, token),
      channel: asked.channel,
      address: reader.address,
      userId: reader.userId,
      staffId: actor.id,
      createdAt,
    };
    await insertSlip(tx, slip);
    const { subject, text } = slipWords(slip, slipLink(deps.config, slip.kind, token), reader.locale);
    const to = reader.address;
    await addToOutbox(
      deps,
      tx,
      asked.channel === 'sms'
        ? { topic: 'sms', payload: { to, text } }
        : { topic: 'mail', payload: { to, subject, text } },
      slip.expiresAt,
    );
    await audit(tx, act, {
      action: 'slips.send',
      subject: `slip:${slip.id}`,
      details: { kind: slip.kind, channel: asked.channel },
    });
    await tell(tx, { to: 'desk', topic: 'slips', id: slip.id });
    return { id: slip.id, address: to, expiresAt: slip.expiresAt.toISOString() };
  });
}

/**
 * The content of the link, without fields that its kind does not have.
 * @throws AppError VALIDATION when its moment must be in the future or the past and is not
 */
function matterOf({ kind, ...asked }: SlipForm, now: Date) {
  const at = kind === 'questionnaire' || asked.at === null ? null : new Date(asked.at);
  if (at && !momentFits(kind, at, now)) throw new AppError('VALIDATION', { fields: { at: ['default'] } });
  return {
    kind,
    subject: kind === 'opinion' ? asked.subject : null,
    questionnaire: kind === 'questionnaire' ? asked.questionnaire : null,
    what: kind === 'questionnaire' ? '' : asked.what,
    place: isVisit(kind) ? asked.place : '',
    at,
    expiresAt: isVisit(kind) && at ? at : endOfOwnTerm(now, slipLimits.answerDays),
  };
}

/** @throws AppError RATE_LIMITED */
async function countSending({ config }: Deps, tx: Executor, { address }: Reader, now: Date): Promise<void> {
  const key = `slips:to:${keyedHash(config.secret, 'slip-to', address)}`;
  const reached = await countTry(tx, [{ key, max: slipLimits.toOneADay, seconds: daySeconds }], now);
  if (!reached) return;
  const seconds = Math.ceil((reached.until.getTime() - now.getTime()) / 1000);
  throw new AppError('RATE_LIMITED', { params: { seconds } });
}
