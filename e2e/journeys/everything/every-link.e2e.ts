// Features: deals, catalogue, profile.
import { expect, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { isWhole, onlyPhone } from '../../stage/journey-files.ts';
import { demoPhone } from '../../stage/people.ts';
import { followLinks } from '../../steps/browser/follow-links.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const buyers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 17, 19];
/**
 * At the gate, and on a wide screen, only these demo buyers, who have most to show, visit each kind of page
 * once.
 */
const withMost = [4, 10];

for (const number of isWhole ? buyers : withMost) {
  const tag = withMost.includes(number) ? [] : [onlyPhone];
  test(`every link that demo buyer ${number} sees leads to a page, every paper is given`, { tag }, async ({
    page,
  }) => {
    test.setTimeout(isWhole ? 900_000 : 240_000);
    await signIn(page, demoPhone(number));
    const { wrong, pressed } = await followLinks({
      page,
      start: `${addresses.cabinet}/dashboard`,
      whole: isWhole,
      popups: [
        (here) => here.getByRole('button', { name: /^Уведомления/ }),
        (here) => here.getByRole('button', { name: 'Ещё', exact: true }),
        (here) => here.getByRole('button', { name: 'Меню пользователя' }),
      ],
    });
    expect(wrong).toEqual([]);
    expect(pressed).toBeGreaterThan(15);
  });
}
