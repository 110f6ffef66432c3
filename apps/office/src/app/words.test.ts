import { globSync, readFileSync } from 'node:fs';
import { bookingEvents, bookingStates } from '@novosel/contract/booking/rules.ts';
import { directions, estateKinds, finishings, viewCodes } from '@novosel/contract/catalogue/codes.ts';
import { importColumns, importStates, lineProblems } from '@novosel/contract/catalogue/desk/desk-rules.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import { contractActs } from '@novosel/contract/contracts/acts.ts';
import { bookingCourse, lossCodes } from '@novosel/contract/deals/course.ts';
import { dealPlaces } from '@novosel/contract/deals/places.ts';
import { dealEvents } from '@novosel/contract/deals/rules.ts';
import { deskActs, refusalOf } from '@novosel/contract/desk/rules.ts';
import { memberActs } from '@novosel/contract/members/acts.ts';
import { refundStates, returnWays } from '@novosel/contract/payments/refunds.ts';
import { paymentMethods, providerStatuses } from '@novosel/contract/payments/rules.ts';
import { staffRoles } from '@novosel/contract/wire/endpoint.ts';
import { endpointTable } from '@novosel/contract/wire/table.ts';
import po from 'pofile';
import { describe, expect, it } from 'vitest';
import { sectionsFor } from '../features/catalogue/frame/sections.ts';
import { lineKinds } from '../features/catalogue/imports/use-import.ts';
import { refusalKey } from '../features/deal/act-refusal.ts';
import { queueTabs } from '../features/queue/queue-filter.ts';
import { actKey, requestRight } from '../features/staff/right-words.ts';

const source = new URL('..', import.meta.url);
const idsOf = (language: string): ReadonlySet<string> =>
  new Set(
    globSync(`{locales,features/**}/${language}.po`, { cwd: source.pathname }).flatMap((file) =>
      po.parse(readFileSync(new URL(file, source), 'utf8')).items.map(({ msgid }) => msgid),
    ),
  );

const livingStates = bookingStates.filter((state) => state !== 'none');
const acts = [...livingStates, ...bookingCourse.map(({ act }) => act), ...dealPlaces];
const refusals = deskActs.flatMap((act) =>
  livingStates.flatMap((state) =>
    [true, false].flatMap((yes) =>
      [true, false].flatMap((termAlive) =>
        [[], [...staffRoles]].flatMap((roles) => {
          const past = { paidInCash: yes, transferAwaited: yes, failedRefunds: [], contractSigned: yes };
          const refused = refusalOf(act, { state, holdAlive: yes, termAlive, ...past, roles });
          return refused === null ? [] : [refusalKey(act, refused, state)];
        }),
      ),
    ),
  ),
);

/** Message IDs that the code builds from codes of the contract: a text search cannot find them. */
const madeIds = [
  ...acts.flatMap((act) => [`act.${act}`, `deal.course.${act}`]),
  'act.return-cash',
  'act.trusted-paying',
  'act.refund-failed',
  ...returnWays.flatMap((way) => [`deal.otherwise.way.${way}`, `deal.otherwise.receipt.${way}`]),
  ...refundStates.map((state) => `deal.money.refund.${state}`),
  ...livingStates.map((state) => `booking.state.${state}`),
  ...[...bookingEvents, ...dealEvents, ...memberActs, ...contractActs].map((event) => `deal.event.${event}`),
  ...lossCodes.map((loss) => `deal.loss.${loss}`),
  ...deskActs.map((act) => `deal.act.${act}`),
  ...staffRoles.map((role) => `role.${role}`),
  ...paymentMethods.map((method) => `deal.method.${method}`),
  ...providerStatuses.map((status) => `deal.provider.${status}`),
  ...queueTabs.map((tab) => `queue.tab.${tab}`),
  ...refusals,
  ...Object.keys(importColumns).map((column) => `catalogue.column.${column}`),
  ...importStates.map((state) => `catalogue.import.state.${state}`),
  ...lineProblems.flatMap((problem) => [`catalogue.problem.${problem}`, `catalogue.problem.${problem}.how`]),
  ...Object.keys(estateStatuses).map((status) => `catalogue.status.${status}`),
  ...Object.keys(estateKinds).flatMap((kind) => [`catalogue.kind.${kind}`, `catalogue.scope.kind.${kind}`]),
  ...viewCodes.map((view) => `catalogue.view.${view}`),
  ...directions.map((side) => `catalogue.side.${side}`),
  ...finishings.map((finishing) => `catalogue.finishing.${finishing}`),
  ...sectionsFor(staffRoles).map(({ key }) => `catalogue.section.${key}`),
  ...endpointTable
    .filter(({ name, owner }) => owner.kind === 'staff' && !requestRight(name))
    .map(({ name }) => actKey(name)),
  ...lineKinds.map((kind) => `catalogue.lines.${kind}`),
];

describe.each(['ru', 'en'])('the words of the desk in %s', (language) => {
  it('has a word for every act, state, event and refusal that there is', () => {
    const ids = idsOf(language);
    expect(madeIds.filter((id) => !ids.has(id))).toEqual([]);
  });
});
