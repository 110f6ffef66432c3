import type { DealSummary, DealView } from '@novosel/contract/deals/endpoints.ts';
import type { MembersView } from '@novosel/contract/members/schema.ts';
import type { OwnershipType } from '@novosel/contract/parameters/schema.ts';
import { expect, type Page } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { type Buyer, demoPhone, makeBuyer, pickEstate } from '../../stage/people.ts';
import { openCalls } from '../../steps/browser/calls.ts';
import { button } from '../../steps/deals/booking.ts';
import { decideOn, sendOwnPapers } from '../../steps/deals/members.ts';
import { lead, reach } from '../../steps/deals/states.ts';
import { chooseTerms } from '../../steps/deals/terms.ts';
import { heading, longest, type Screen, saying, step, unanswered, type Walk } from '../walk.ts';

const address = (estate: number) => `/deals/${estate}/members`;

/** Changes the first member of a kind in the database, as people or the clock would have. */
const changeMember = (buyer: Buyer, kind: 'adult' | 'child', set: string) =>
  sql(
    `update deal_members set ${set} where id = (
       select id from deal_members where added_by = $1 and kind = $2 and user_id is distinct from $1 limit 1)`,
    [buyer.id, kind],
  );

/** The buyer chooses another kind of ownership. */
async function changeOwnership(buyer: Buyer, estate: number, ownership: OwnershipType): Promise<void> {
  await (await openCalls('cabinet', buyer.phone)).act(`/api/deals/${estate}/parameters/change`);
  await chooseTerms(buyer, estate, 'full', { ownership });
}

/** Puts the buyer's deal at a place. */
const place = (buyer: Buyer, at: string) =>
  sql(`update deals set place = $2 where id in (select deal_id from deal_parties where user_id = $1)`, [
    buyer.id,
    at,
  ]);

/** The lawyer accepts the buyer's papers, or returns them. */
async function decide(buyer: Buyer, estate: number, findings: readonly object[] = []): Promise<void> {
  const calls = await openCalls('cabinet', buyer.phone);
  const { id: deal } = await calls.get<DealView>(`/api/deals/${estate}`);
  const { members } = await calls.get<MembersView>(`/api/deals/${estate}/members`);
  const me = members.find((member) => member.me);
  await decideOn(await openCalls('office', 'lawyer@demo.test'), deal ?? '', me?.id ?? '', findings);
}

/** Another buyer invites the walker into his deal. @returns its estate */
async function inviteInto({ phone }: Buyer): Promise<number> {
  const [other, estate] = await Promise.all([makeBuyer(longest), pickEstate()]);
  await lead(other, estate, 'success', 'free');
  await chooseTerms(other, estate, 'full', { ownership: 'joint' });
  const calls = await openCalls('cabinet', other.phone);
  await calls.act(`/api/deals/${estate}/members`, {
    phone: `+${phone}`,
    name: 'Полина',
    role: 'holder',
    actsFor: null,
  });
  return estate;
}

async function typeShares(page: Page, ...shares: readonly (readonly [string, string])[]): Promise<void> {
  const form = page.getByRole('form', { name: 'Доли' });
  for (const [index, [numerator, denominator]] of shares.entries()) {
    await form.getByLabel('Числитель').nth(index).fill(numerator);
    await form.getByLabel('Знаменатель').nth(index).fill(denominator);
  }
}

/** Members of a deal, from the buyer's consent to the check of everybody. */
export const members: Walk = {
  name: 'members',
  features: ['members'],
  as: 'new',
  screens: [
    step('members', async ({ page, buyer, estate }) => {
      await reach(page, buyer, estate, 'success', 'free');
      await chooseTerms(buyer, estate, 'full', { ownership: 'shared' });
      await page.goto(address(estate));
      await heading(page, 'Участники и доли');
    }),
    step('members-unready', async ({ page }) => {
      await button(page, 'Дать согласие').click();
      await expect(page.getByText('Отметьте, что даёте согласие.')).toBeVisible();
    }),
    step('members-papers', async ({ page }) => {
      await page.getByRole('checkbox', { name: /^Даю\sсогласие/ }).check();
      await button(page, 'Дать согласие').click();
      await expect(page.getByRole('form', { name: /^Документы/ })).toBeVisible();
    }),
    step('members-papers-unready', async ({ page }) => {
      await button(page, 'Временная').click();
      await button(page, 'Отправить мои документы').click();
      await expect(page.getByText('Необходимо заполнить «СНИЛС»')).toBeVisible();
    }),
    step('members-foreigner', async ({ page }) => {
      await page.getByLabel('Гражданство').click();
      await page.getByRole('option', { name: 'Армения' }).click();
      await heading(page, 'Документ другой страны');
    }),
    step('members-add-child', async ({ page }) => {
      await button(page, 'Вписать ребёнка').click();
      await button(page, 'Добавить').click();
      await expect(page.getByText('Необходимо заполнить «Дата рождения»')).toBeVisible();
    }),
    step('members-child', async ({ page, buyer, estate }) => {
      const calls = await openCalls('cabinet', buyer.phone);
      await sendOwnPapers(calls, estate);
      await calls.act(`/api/deals/${estate}/members/children`, {
        lastName: longest.surname,
        firstName: 'Мирослава-Екатерина',
        patronymic: null,
        birthday: '2019-09-14',
        relation: 'guardian',
      });
      await page.reload();
      await expect(page.getByText('Акт о назначении опекуна')).toBeVisible();
    }),
    step('members-invite-refused', async ({ page, buyer }) => {
      const form = page.getByRole('form', { name: 'Пригласить взрослого' });
      await form.getByRole('button', { name: 'Доверенное лицо' }).click();
      await form.getByLabel('Телефон').fill(`+${buyer.phone}`);
      await form.getByLabel('Имя, чтобы узнал себя').fill('Полина');
      await form.getByRole('button', { name: 'Отправить СМС' }).click();
      await expect(form.getByText('Необходимо заполнить «За кого действует»')).toBeVisible();
    }),
    step('members-invited', async ({ page, buyer, estate }) => {
      const other = await makeBuyer(longest);
      const calls = await openCalls('cabinet', buyer.phone);
      await calls.act(`/api/deals/${estate}/members`, {
        phone: `+${other.phone}`,
        name: longest.surname,
        role: 'holder',
        actsFor: null,
      });
      await page.goto(address(estate));
      await expect(page.getByText('Ждём ответа на приглашение')).toBeVisible();
    }),
    step('members-remove', async ({ page }) => {
      await page.getByRole('button', { name: /^Отозвать приглашение/ }).click();
      await heading(page, `Отозвать приглашение: ${longest.surname}?`);
    }),
    step('members-shares-lack', async ({ page }) => {
      await page.keyboard.press('Escape');
      await typeShares(page, ['1', '2'], ['1', '8'], ['1', '4']);
      await expect(page.getByText('Не хватает 1/8')).toBeVisible();
    }),
    step('members-shares-surplus', async ({ page }) => {
      await typeShares(page, ['1', '2'], ['1', '2'], ['1', '4']);
      await expect(page.getByText('Лишняя 1/4')).toBeVisible();
    }),
    step('members-spouses', async ({ page }) => {
      await page.getByLabel('Двое владеют своей долей вместе, как супруги').check();
      await button(page, 'Поровну').click();
      await heading(page, 'Свидетельство о браке');
    }),
    step('members-refused', async ({ page, buyer, estate }) => {
      await changeMember(
        buyer,
        'adult',
        `state = 'refused', invited_until = null, refusal = 'Решили подождать до весны и посмотреть другие дома'`,
      );
      await page.goto(address(estate));
      await expect(page.getByText(/Решили подождать до весны/)).toBeVisible();
    }),
    step('members-turns', async ({ page, buyer, estate }) => {
      await changeMember(
        buyer,
        'child',
        `birthday = (select (end_day - interval '14 years')::date from (
           select (now() + interval '2 days')::date as end_day) soon)`,
      );
      await page.goto(address(estate));
      await expect(page.getByText(/исполнится 14\sлет/)).toBeVisible();
    }),
    step('members-joint', async ({ page, buyer, estate }) => {
      await sql(`update deal_members set removed_at = now() where added_by = $1 and kind = 'child'`, [
        buyer.id,
      ]);
      await changeMember(
        buyer,
        'adult',
        `state = 'invited', refusal = null, invited_until = now() + interval '7 days'`,
      );
      await changeOwnership(buyer, estate, 'joint');
      await page.goto(address(estate));
      await heading(page, 'Свидетельство о браке');
    }),
    step('members-sole', async ({ page, buyer, estate }) => {
      await sql(
        `update deal_members set removed_at = now() where added_by = $1 and user_id is distinct from $1`,
        [buyer.id],
      );
      await changeOwnership(buyer, estate, 'sole');
      await page.goto(address(estate));
      await heading(page, 'Собственник один');
    }),
    step('members-returned', async ({ page, buyer, estate }) => {
      const note = 'Номер в документе и в форме разный';
      await decide(buyer, estate, [{ field: 'snils', reason: 'mismatch', note }]);
      await page.goto(address(estate));
      await expect(page.getByText(/СНИЛС: не совпадает с тем, что вписано/)).toBeVisible();
    }),
    step('members-passed', async ({ page, buyer, estate }) => {
      await sendOwnPapers(await openCalls('cabinet', buyer.phone), estate);
      await decide(buyer, estate);
      await page.goto(address(estate));
      await expect(
        button(page, 'Проверить итог')
          .or(page.getByRole('link', { name: 'Проверить итог' }))
          .first(),
      ).toBeVisible();
    }),
    step('members-settled', async ({ page, buyer, estate }) => {
      await place(buyer, 'contract-reading');
      await page.goto(address(estate));
      await expect(page.getByText('Пригласить взрослого')).toHaveCount(0);
    }),
    step('dashboard-invited', async (walker) => {
      const { page, buyer } = walker;
      walker.estate = await inviteInto(buyer);
      await page.goto('/dashboard');
      await heading(page, 'Вас приглашают участвовать в сделке');
    }),
    step('members-invitation', async ({ page }) => {
      await page.getByRole('link', { name: 'Открыть приглашение' }).click();
      await heading(page, 'Александра-Виктория К. зовёт вас в сделку');
    }),
    step('members-invitation-refuse', async ({ page }) => {
      await button(page, 'Отказаться').click();
      await expect(page.getByLabel('Причина')).toBeVisible();
    }),
    step('members-joined', async ({ page }) => {
      await button(page, 'Оставить').click();
      await button(page, 'Участвовать').click();
      await heading(page, 'Участники и доли');
    }),
    step('members-leave', async ({ page }) => {
      await button(page, 'Отказаться от участия').click();
      await heading(page, 'Отказаться от участия?');
    }),
    saying('members-absent', address(999_999), 'Такой сделки у вас нет'),
    ...unanswered('members', address(1), '**/api/deals/1/members'),
  ],
};

/** The members' page of a demo person's deal. */
const ofDemo = (name: string, number: number, look: string | RegExp): Screen =>
  step(name, async ({ page }) => {
    const calls = await openCalls('cabinet', demoPhone(number));
    const { items } = await calls.get<{ items: DealSummary[] }>('/api/deals');
    await page.goto(address(items.find(({ open }) => open)?.estate.id ?? 0));
    await expect(page.getByText(look).first()).toBeVisible();
  });

/** A family with shares: a paper of the child was returned. */
export const membersFamily: Walk = {
  name: 'members-family',
  features: ['members'],
  as: 16,
  screens: [ofDemo('members-family', 16, /Свидетельство о рождении: не читается/)],
};

/** The same for the other adult, who cannot change the others. */
export const membersSpouse: Walk = {
  name: 'members-spouse',
  features: ['members'],
  as: 19,
  screens: [ofDemo('members-spouse', 19, 'Отказаться от участия')],
};
