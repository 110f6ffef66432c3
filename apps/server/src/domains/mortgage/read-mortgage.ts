import type { getMortgage } from '@novosel/contract/mortgage/endpoints.ts';
import { loanCourse } from '@novosel/contract/mortgage/loan-course.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Executor } from '../../platform/database/db.ts';
import { bankName, bankPlace } from './banks.ts';
import { type ApplicationRow, type BidRow, prepareReadMortgage } from './mortgage.repo.ts';

type Answer = AnswerOf<typeof getMortgage>;

/** A person's mortgage (S3-44, S7-30) with the banks' answers, in one prepared statement. */
export function readMortgage(db: Executor): (userId: number) => Promise<Answer> {
  const read = prepareReadMortgage(db);
  return async (userId) => {
    const rows = await read(userId);
    const [last] = rows;
    return {
      bids: rows
        .toSorted((a, b) => bankPlace(a.bid?.bank ?? '') - bankPlace(b.bid?.bank ?? ''))
        .flatMap(({ application, bid }) => (application && bid ? [toBid(application, bid)] : [])),
      externalDraft: last?.application ? toApplication(last.application) : null,
      sopdSigned: last?.state?.sopdSigned ?? false,
    };
  };
}

function toApplication(row: ApplicationRow): Answer['externalDraft'] {
  const { program, ownKopecks, months, work, employer, incomeKopecks, priceKopecks } = row;
  return {
    program,
    ownKopecks,
    months,
    work,
    employer,
    incomeKopecks,
    estate: row.estateId,
    priceKopecks,
    loanKopecks: priceKopecks - ownKopecks,
    sentAt: row.sentAt.toISOString(),
  };
}

function toBid({ estateId }: ApplicationRow, bid: BidRow): Answer['bids'][number] {
  const { id, bank, status, kopecks, ratePercent, months, insuranceKopecks, reason } = bid;
  return {
    id,
    estate: estateId,
    bank: bankName(bank),
    status,
    amountKopecks: kopecks,
    ratePercent,
    months,
    ...costOf(bid),
    insuranceKopecks,
    promisedAt: bid.promisedAt?.toISOString() ?? null,
    validUntil: bid.validUntil?.toISOString() ?? null,
    reason,
  };
}

const basisPoints = 100;

/**
 * The monthly payment and all interest, calculated as everywhere in the cabinet, so that banks are
 * comparable.
 */
function costOf({ kopecks: loan, ratePercent, months, createdAt }: BidRow) {
  if (ratePercent === null || months === null) return { monthlyKopecks: null, interestKopecks: null };
  const given = { year: createdAt.getUTCFullYear(), month: createdAt.getUTCMonth() + 1 };
  const rateBasisPoints = Math.round(ratePercent * basisPoints);
  const { payment, interest } = loanCourse({ loan, rateBasisPoints, months, given });
  return { monthlyKopecks: payment, interestKopecks: interest };
}
