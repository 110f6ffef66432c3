import type { Browser } from '../browser.ts';
import { linkOf, makeStaff } from '../people/set-up-staff.ts';
import type { TestServer } from '../test-server.ts';

/**
 * Of the staff: a member of its own, so that the demo's keep their rights, and an invitation with its link.
 */
export async function makeStaffThings(
  server: TestServer,
  admin: Browser,
): Promise<Record<string, (string | number)[]>> {
  const { id } = await makeStaff(server, admin);
  const made = await admin.post('/api/office/staff/invitations', {
    surname: 'Ждущая',
    name: 'Инна',
    email: 'invited@work.test',
    roles: ['support'],
  });
  const invitation = (made.body.data as unknown as { id: string }).id;
  const link = await linkOf(server);
  const ofStaff = ['one', 'changeRoles', 'block', 'unblock', 'resetFactor'].map((act) => [
    `staff.${act} person`,
    [id],
  ]);
  const ofLink = ['show', 'begin', 'finish'].map((act) => [`setUp.${act} token`, [link]]);
  return { invitation: [invitation], ...Object.fromEntries([...ofStaff, ...ofLink]) };
}
