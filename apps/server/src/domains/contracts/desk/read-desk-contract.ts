import { contractFindingPhrase } from '@novosel/contract/contracts/findings.ts';
import { contractLackPhrase, isOfCatalogue } from '@novosel/contract/contracts/lacks.ts';
import type { ContractInputs, DeskContract } from '@novosel/contract/contracts/schema.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import canonicalize from 'canonicalize';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inSnapshot } from '../../../platform/database/in-snapshot.ts';
import { findBooking } from '../../booking/public.ts';
import { bookingOfDeal, type LockedDeal, openDealOf } from '../../deals/public.ts';
import { nameOfMember } from '../../members/public.ts';
import {
  type DraftRow,
  findAgreements,
  findDraft,
  findPromises,
  findQuestions,
  findReadings,
  findVersions,
  namesOfSigners,
} from '../contracts.repo.ts';
import { contractOfDeal, type DealContract } from '../data/contract-of-deal.ts';
import { type DealFacts, gatherFacts } from '../data/gather-facts.ts';
import { isForeigner } from '../data/people-part.ts';
import {
  keyTermsOf,
  toPromise,
  toQuestion,
  toSigner,
  toSummary,
  toVersionHead,
} from '../reading/contract-views.ts';
import { templateInForce } from '../templates/template-in-force.ts';

const nothingEntered: ContractInputs = { loan: null, capital: null, instalmentsFrom: null, consentOn: null };

/** @throws AppError NOT_FOUND for a deal that is closed */
export function readDeskContract(db: Executor, act: StaffAct, dealId: string): Promise<DeskContract> {
  return inSnapshot(db, async (at) => {
    const booking = await findBooking(at, (await bookingOfDeal(at, dealId)) ?? dealId);
    const deal = booking && (await openDealOf(at, booking.id));
    if (!deal) throw new AppError('NOT_FOUND');
    return deskView(at, act, { deal, booking });
  });
}

async function deskView(db: Executor, act: StaffAct, open: LockedDeal): Promise<DeskContract> {
  const { id, place, dueAt } = open.deal;
  const draft = await findDraft(db, id);
  const versions = await findVersions(db, id);
  const current = versions.find(({ state }) => state !== 'void');
  const readings = current ? await findReadings(db, current.id) : [];
  const agreements = current ? await findAgreements(db, current.id) : [];
  const asked = { versions, names: await namesOfSigners(db, id) };
  const facts = await gatherFacts(db, open);
  const made = contractNow(act, facts, draft);
  const locale = act.locale ?? 'ru';
  return {
    now: act.at.toISOString(),
    place,
    dueAt: dueAt?.toISOString() ?? null,
    house: { building: facts.estate.building.id, estate: facts.estate.id },
    lacks: made.lacks.map((code) => ({
      code,
      text: contractLackPhrase(code, locale),
      inCatalogue: isOfCatalogue(code),
    })),
    foreigners: facts.members
      .filter((member) => isForeigner(facts, member))
      .map((member) => ({ member: member.id, name: nameOfMember(member) })),
    draft: draft ? await draftView(db, act, draft, made) : null,
    current: current ? toVersionHead(current) : null,
    versions: versions.map(toSummary),
    signers: readings.map((reading) => toSigner(reading, agreements)),
    questions: (await findQuestions(db, id)).map((question) => toQuestion(question, asked)),
    promises: (await findPromises(db, id)).map(toPromise),
  };
}

/** What the deal gives for a contract now, with what was entered for the draft. */
function contractNow({ at }: StaffAct, facts: DealFacts, draft: DraftRow | undefined): DealContract {
  const today = isoDay(at);
  const inputs = draft?.inputs ?? nothingEntered;
  return contractOfDeal(facts, { inputs, madeOn: draft?.data.madeOn ?? today, today });
}

async function draftView(
  db: Executor,
  act: StaffAct,
  draft: DraftRow,
  made: DealContract,
): Promise<NonNullable<DeskContract['draft']>> {
  const { madeAt, hash, edition, inputs, data, findings } = draft;
  const isSame = 'data' in made && canonicalize(made.data) === canonicalize(data);
  const template = await templateInForce(db);
  return {
    madeAt: madeAt.toISOString(),
    hash,
    edition,
    outdated: !isSame || template.edition !== edition,
    inputs,
    keyTerms: keyTermsOf(draft),
    findings: findings.map((finding) => ({
      code: finding.code,
      field: finding.field,
      text: contractFindingPhrase(finding, act.locale ?? 'ru'),
    })),
  };
}
