// Features: queue, deal, people.
// Widths: wide, staff work at a desk.
import { expect, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { isWhole } from '../../stage/journey-files.ts';
import { followLinks } from '../../steps/browser/follow-links.ts';
import { type Role, signInStaff } from '../../steps/people/sign-in.ts';

/** At the gate one role visits each kind of page. */
const roles: readonly Role[] = isWhole
  ? ['manager', 'support', 'lawyer', 'accountant', 'admin']
  : ['admin', 'lawyer'];

for (const role of roles) {
  test(`every link that the ${role} sees at the desk leads to a page, every paper is given`, async ({
    page,
  }) => {
    test.setTimeout(isWhole ? 900_000 : 240_000);
    await signInStaff(page, role);
    const { wrong, pressed } = await followLinks({
      page,
      start: `${addresses.office}/`,
      whole: isWhole,
    });
    expect(wrong).toEqual([]);
    expect(pressed).toBeGreaterThan(5);
  });
}
