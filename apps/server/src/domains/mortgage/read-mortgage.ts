import type { AnswerOf } from '@novosel/contract/endpoint.ts';
import type { getMortgage } from '@novosel/contract/mortgage/endpoints.ts';
import type { Executor } from '../../platform/db.ts';
import { prepareReadMortgage } from './mortgage.repo.ts';

type Answer = AnswerOf<typeof getMortgage>;

/** The mortgage of a person (S3-44, S7-30): what banks have told us, in one prepared statement. */
export function readMortgage(db: Executor): (userId: number) => Promise<Answer> {
  const read = prepareReadMortgage(db);
  return async (userId) => {
    const rows = await read(userId);
    const state = rows[0]?.state;
    return {
      bids: rows.flatMap(({ bid }) => (bid ? [toBid(bid)] : [])),
      externalDraft: (state?.externalDraft ?? null) as Answer['externalDraft'],
      sopdSigned: state?.sopdSigned ?? false,
    };
  };
}

type BidRow = NonNullable<Awaited<ReturnType<ReturnType<typeof prepareReadMortgage>>>[number]['bid']>;

function toBid({ id, bank, status, kopecks, ratePercent, validUntil }: BidRow): Answer['bids'][number] {
  return {
    id,
    bank,
    status,
    amountKopecks: kopecks,
    ratePercent,
    validUntil: validUntil?.toISOString() ?? null,
  };
}
