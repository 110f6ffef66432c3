import { readFileSync } from 'node:fs';
import { bookingEvents, bookingStates } from '@novosel/contract/booking/rules.ts';
import { bookingCourse, lossCodes } from '@novosel/contract/deals/course.ts';
import { dealSteps } from '@novosel/contract/deals/steps.ts';
import { deskActs, refusalOf } from '@novosel/contract/desk/rules.ts';
import { staffRoles } from '@novosel/contract/endpoint.ts';
import { paymentMethods, providerStatuses } from '@novosel/contract/payments/rules.ts';
import po from 'pofile';
import { describe, expect, it } from 'vitest';
import { refusalKey } from '../features/deal/act-refusal.ts';
import { queueTabs } from '../features/queue/queue-filter.ts';

const source = new URL('..', import.meta.url);
const idsOf = (language: string): ReadonlySet<string> =>
  new Set(
    ['locales', 'features/queue/locales', 'features/deal/locales', 'features/audit/locales'].flatMap(
      (folder) =>
        po
          .parse(readFileSync(new URL(`${folder}/${language}.po`, source), 'utf8'))
          .items.map(({ msgid }) => msgid),
    ),
  );

const livingStates = bookingStates.filter((state) => state !== 'none');
const acts = [
  ...livingStates,
  ...bookingCourse.map(({ act }) => act),
  ...dealSteps.map(({ code }) => String(code)),
];
const refusals = deskActs.flatMap((act) =>
  livingStates.flatMap((state) =>
    [true, false].flatMap((yes) =>
      [[], [...staffRoles]].flatMap((roles) => {
        const refused = refusalOf(act, { state, holdAlive: yes, paidInCash: yes, roles });
        return refused === null ? [] : [refusalKey(act, refused, state)];
      }),
    ),
  ),
);

/** Ids that the code puts together of codes of the contract: no search of the code finds them. */
const madeIds = [
  ...acts.flatMap((act) => [`act.${act}`, `deal.course.${act}`]),
  'act.return-cash',
  ...livingStates.map((state) => `deal.state.${state}`),
  ...bookingEvents.map((event) => `deal.event.${event}`),
  ...lossCodes.map((loss) => `deal.loss.${loss}`),
  ...deskActs.map((act) => `deal.act.${act}`),
  ...staffRoles.map((role) => `role.${role}`),
  ...paymentMethods.map((method) => `deal.method.${method}`),
  ...providerStatuses.map((status) => `deal.provider.${status}`),
  ...queueTabs.map((tab) => `queue.tab.${tab}`),
  ...refusals,
];

describe.each(['ru', 'en'])('the words of the desk in %s', (language) => {
  it('has a word for every act, state, event and refusal that there is', () => {
    const ids = idsOf(language);
    expect(madeIds.filter((id) => !ids.has(id))).toEqual([]);
  });
});
