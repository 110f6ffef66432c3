import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { MembersView } from '@novosel/contract/members/schema.ts';
import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { sql } from '../../stage/database.ts';
import { type Buyer, makeBuyer } from '../../stage/people.ts';
import { openCalls } from '../../steps/browser/calls.ts';
import { allowAll, hang, refuse } from '../../steps/browser/refuse.ts';
import { decideOn, sendChild, sendOwnPapers } from '../../steps/deals/members.ts';
import { lead } from '../../steps/deals/states.ts';
import { chooseTerms } from '../../steps/deals/terms.ts';
import { longest, step, type Walk, type Walker } from '../walk.ts';

const list = '**/api/office/deals/*/members';
const childName = 'Мирослава-Екатерина';

async function dealOf({ buyer, estate }: Pick<Walker, 'buyer' | 'estate'>): Promise<string> {
  const calls = await openCalls('cabinet', buyer.phone);
  return (await calls.get<DealView>(`/api/deals/${estate}`)).id ?? '';
}

/** Opens the card of the walker's deal, and waits until its part about members shows a text. */
async function openCard(walker: Walker, text: string | RegExp): Promise<void> {
  await walker.page.goto(`${addresses.office}/deals/${await dealOf(walker)}`);
  await expect(walker.page.getByText(text).first()).toBeVisible();
}

/** Changes the adult whom the buyer invited, or the child. */
const changeMember = (buyer: Buyer, kind: 'adult' | 'child', set: string) =>
  sql(`update deal_members set ${set} where added_by = $1 and kind = $2 and user_id is distinct from $1`, [
    buyer.id,
    kind,
  ]);

const windowOf = (page: Page) => page.getByRole('dialog', { name: /^Документы: / });

async function openPapers(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Открыть документы: ${name}` }).click();
  await expect(windowOf(page).getByText('СНИЛС', { exact: true })).toBeVisible();
}

/** Members of a deal as the lawyer sees them: none yet, being entered, sent, opened, returned. */
export const deskMembers: Walk = {
  name: 'desk-members',
  features: ['deal', 'members'],
  as: 'lawyer',
  screens: [
    step('desk-members-none', async (walker) => {
      walker.buyer = await makeBuyer(longest);
      await lead(walker.buyer, walker.estate, 'success', 'free');
      await openCard(walker, 'Участников пока нет: покупатель ещё выбирает условия.');
    }),
    step('desk-members-invited', async (walker) => {
      const { buyer, estate } = walker;
      await chooseTerms(buyer, estate, 'full', { ownership: 'shared' });
      const [calls, other] = [await openCalls('cabinet', buyer.phone), await makeBuyer(longest)];
      await sendChild(calls, estate, { lastName: longest.surname, firstName: childName });
      await calls.act(`/api/deals/${estate}/members`, {
        phone: `+${other.phone}`,
        name: longest.surname,
        role: 'holder',
        actsFor: null,
      });
      await openCard(walker, 'Не у всех собственников есть доля');
    }),
    step('desk-members-refused', async (walker) => {
      await changeMember(
        walker.buyer,
        'adult',
        `state = 'refused', invited_until = null, refusal = 'Решили подождать до весны и посмотреть другие дома'`,
      );
      await openCard(walker, 'Причина отказа: Решили подождать до весны и посмотреть другие дома');
    }),
    step('desk-members-turns', async (walker) => {
      await changeMember(
        walker.buyer,
        'child',
        `birthday = (select (end_day - interval '14 years')::date from (
           select (now() + interval '2 days')::date as end_day) soon)`,
      );
      await openCard(walker, /исполнится 14\sлет/);
    }),
    step('desk-members-check', async (walker) => {
      const { buyer, estate } = walker;
      const calls = await openCalls('cabinet', buyer.phone);
      await changeMember(buyer, 'child', `birthday = '2019-09-14'`);
      await sql(`update deal_members set removed_at = now() where added_by = $1 and state = 'refused'`, [
        buyer.id,
      ]);
      await sendOwnPapers(calls, estate);
      const { members } = await calls.get<MembersView>(`/api/deals/${estate}/members`);
      const groups = members.map(({ id }, index) => ({
        share: { numerator: index === 0 ? 7 : 1, denominator: 8 },
        holders: [id],
        joint: false,
        marriage: null,
      }));
      await calls.act(`/api/deals/${estate}/members/shares`, { groups });
      await openCard(walker, 'Ждёт проверки');
    }),
    step('desk-members-papers', async ({ page }) => {
      await openPapers(page, `${longest.surname} ${childName}`);
    }),
    step('desk-members-unready', async ({ page }) => {
      const window = windowOf(page);
      await window.getByRole('checkbox', { name: 'Вернуть: свидетельство о рождении' }).check();
      await window.getByRole('checkbox', { name: 'Вернуть: документ опекуна' }).check();
      await window.getByRole('button', { name: /^Вернуть\s2\sполя$/ }).click();
      await expect(window.getByText('Выберите причину').first()).toBeVisible();
    }),
    step('desk-members-stale', async ({ page }) => {
      const window = windowOf(page);
      await window.getByRole('checkbox', { name: 'Вернуть: документ опекуна' }).uncheck();
      await window.getByRole('combobox', { name: /^Причина/ }).click();
      await page.getByRole('option', { name: 'не читается' }).click();
      await refuse(page, `${list}/*/decide`, { code: 'STEP_WRONG', method: 'POST' });
      await window.getByRole('button', { name: /^Вернуть\s1\sполе$/ }).click();
      await expect(window.getByText('Участник прислал другие документы: откройте заново')).toBeVisible();
    }),
    step('desk-members-opened', async (walker) => {
      const { page, buyer, estate } = walker;
      await allowAll(page);
      const calls = await openCalls('cabinet', buyer.phone);
      const { members } = await calls.get<MembersView>(`/api/deals/${estate}/members`);
      const child = members.find(({ kind }) => kind === 'child');
      await decideOn(await openCalls('office', 'admin@demo.test'), await dealOf(walker), child?.id ?? '', [
        { field: 'certificate', reason: 'unreadable', note: 'Снимите без блика' },
      ]);
      await windowOf(page).getByRole('button', { name: 'Открыть заново' }).click();
      await expect(windowOf(page).getByText('Вернули участнику')).toBeVisible();
    }),
    step('desk-members-adult', async ({ page, buyer }) => {
      await page.keyboard.press('Escape');
      await expect(windowOf(page)).toBeHidden();
      await openPapers(page, `${buyer.surname} ${buyer.name} Петровна`);
    }),
    {
      name: 'desk-members-papers-loading',
      waits: true,
      async reach({ page, buyer }) {
        await page.keyboard.press('Escape');
        await expect(windowOf(page)).toBeHidden();
        await hang(page, `${list}/*/open`, 'POST');
        await page
          .getByRole('button', { name: new RegExp(`Открыть документы: ${buyer.surname} ${buyer.name}`) })
          .click();
        await expect(windowOf(page)).toBeVisible();
      },
    },
    step('desk-members-papers-failed', async ({ page, buyer }) => {
      await page.keyboard.press('Escape');
      await allowAll(page);
      await refuse(page, `${list}/*/open`, { code: 'UNAVAILABLE' });
      await page
        .getByRole('button', { name: new RegExp(`Открыть документы: ${buyer.surname} ${buyer.name}`) })
        .click();
      await expect(windowOf(page).getByText('Документы не загрузились')).toBeVisible();
    }),
    {
      name: 'desk-members-loading',
      waits: true,
      async reach(walker) {
        await allowAll(walker.page);
        await hang(walker.page, list, 'GET');
        await openCard(walker, 'Участники');
      },
    },
    step('desk-members-failed', async (walker) => {
      await allowAll(walker.page);
      await refuse(walker.page, list, { code: 'UNAVAILABLE' });
      await openCard(walker, 'Участники не загрузились');
    }),
  ],
};
