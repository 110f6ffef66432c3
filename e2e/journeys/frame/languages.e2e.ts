// Features: deals, catalogue, profile, queue.
// Widths: wide, where the most is written at once.
import { expect, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { sql } from '../../stage/database.ts';
import { isWhole } from '../../stage/journey-files.ts';
import { demoPhone } from '../../stage/people.ts';
import { strayWords } from '../../steps/looks/stray-words.ts';
import { atDesk, type Role, signIn, signInStaff } from '../../steps/people/sign-in.ts';

test.use(atDesk);

const languages = ['en', 'ru'] as const;
const buyers = isWhole ? [4, 8, 10] : [4];
const roles: readonly Role[] = isWhole ? ['manager', 'support', 'lawyer', 'accountant', 'admin'] : ['admin'];

const speak = (phone: string, language: string) =>
  sql('update users set locale = $2 where phone = $1', [phone, language]);

for (const language of languages) {
  for (const buyer of buyers)
    test(`demo buyer ${buyer} reads every page in ${language}, and no word of the other language`, async ({
      page,
    }) => {
      test.setTimeout(isWhole ? 600_000 : 240_000);
      const phone = demoPhone(buyer);
      await speak(phone, language);
      try {
        await signIn(page, phone);
        expect(await strayWords(page, `${addresses.cabinet}/dashboard`, language)).toEqual([]);
      } finally {
        await speak(phone, 'ru');
      }
    });

  for (const role of roles)
    test(`the ${role} reads every page of the desk in ${language}, and no word of the other language`, async ({
      page,
    }) => {
      test.setTimeout(isWhole ? 600_000 : 240_000);
      await signInStaff(page, role);
      expect(await strayWords(page, `${addresses.office}/`, language)).toEqual([]);
    });
}
