import { personLog } from '@novosel/contract/desk/audit-endpoints.ts';
import { deskEndpoints as e } from '@novosel/contract/desk/endpoints.ts';
import { openDealPaper } from '@novosel/contract/desk/papers-endpoints.ts';
import { deskPerson, findPeople as findPeopleEndpoint } from '@novosel/contract/desk/people-endpoints.ts';
import { listStaff, roleTable, staffOne } from '@novosel/contract/desk/staff-endpoints.ts';
import { awaitedTransfers } from '@novosel/contract/desk/transfers-endpoints.ts';
import type { Context } from '../context.ts';
import { sendDownload } from '../domains/documents/public.ts';
import { prepareListManagers } from '../domains/managers/public.ts';
import type { Bind } from '../platform/http/bind.ts';
import { ok } from '../platform/http/ok.ts';
import { listAudit } from './audit/list-audit.ts';
import { openPaper } from './deal/open-paper.ts';
import { readDeal } from './deal/read-deal.ts';
import { findPeople } from './people/find-people.ts';
import { readPerson } from './people/read-person.ts';
import { readPersonLog } from './people/read-person-log.ts';
import { readRoles, readStaff, readStaffOne } from './people/read-staff.ts';
import { readQueue } from './queue/read-queue.ts';
import { readTransfers } from './transfers/read-transfers.ts';

/** Pages of the desk that read many domains: the queue, a deal, a person, the staff, the log. */
export function bindReading(bind: Bind, deps: Pick<Context, 'clock' | 'db' | 'scanner' | 'storage'>): void {
  const { clock } = deps;
  const managers = prepareListManagers(deps.db);
  bind(e.deskQueue, async ({ db, query }) => ok(await readQueue(deps, db, query)));
  bind(e.deskDeal, async ({ db, params, viewer }) =>
    ok(await readDeal({ clock, managersOf: managers(viewer.locale) }, db, params.deal, viewer)),
  );
  bind(awaitedTransfers, async ({ db, query }) => ok(await readTransfers(deps, db, query)));
  bind(openDealPaper, async ({ db, act, params: { deal, document }, reply }) =>
    sendDownload(reply, await openPaper(deps, db, act, { id: deal, document })),
  );
  bind(findPeopleEndpoint, async ({ db, query }) => ok(await findPeople(deps, db, query)));
  bind(deskPerson, async ({ db, params }) => ok(await readPerson(deps, db, params.person)));
  bind(personLog, async ({ db, act, params, query: { before } }) =>
    ok(await readPersonLog(db, act, { userId: params.person, before })),
  );
  bind(listStaff, async ({ db }) => ok(await readStaff(deps, db)));
  bind(staffOne, async ({ db, params }) => ok(await readStaffOne(deps, db, params.person)));
  bind(roleTable, () => ok(readRoles()));
  bind(e.auditLog, async ({ db, query }) => ok(await listAudit(db, query)));
}
