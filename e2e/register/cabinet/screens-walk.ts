import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { sql } from '../../stage/database.ts';
import { makeBuyer, makeStaff } from '../../stage/people.ts';
import { openDeal } from '../../steps/browser/desk.ts';
import { seeFailed } from '../../steps/browser/retries.ts';
import { signInColleague } from '../../steps/people/sign-in.ts';
import { at, heading, longest, saying, step, type Walk, type Walker } from '../walk.ts';

/** An operator with a long name, who is connected, asks to see the buyer's screen; ends former requests. */
async function ask({ buyer }: Walker): Promise<void> {
  await sql(
    `update screen_sessions set ended_at = now(), ended_why = 'withdrawn' where user_id = $1 and ended_at is null`,
    [buyer.id],
  );
  await sql(
    `insert into screen_sessions (id, user_id, operator_id, operator_role, operator_session, operator_socket, asked_at, valid_until)
     values (gen_random_uuid(), $1, $1, 'support', gen_random_uuid(), 'far away', now(), now() + interval '2 minutes')`,
    [buyer.id],
  );
}

/**
 * Makes the next pages share a still picture, as a person's choice would; browsers of phones cannot share a
 * screen.
 */
const lendScreen = (page: Page) =>
  page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d');
    MediaDevices.prototype.getDisplayMedia = async () => canvas.captureStream();
  });

const asks = /просит показать экран/;

/** A request to see the screen, and the sharing, as a buyer sees them. */
export const screens: Walk = {
  name: 'screens',
  features: ['screens'],
  as: 'long',
  screens: [
    at('screensharing', '/screensharing'),
    step('screensharing-asked', async (walker) => {
      await ask(walker);
      await walker.page.goto('/screensharing');
      await expect(walker.page.getByRole('heading', { name: asks })).toBeVisible();
    }),
    step('screen-asked', async ({ page }) => {
      await page.goto('/notifications');
      await expect(page.getByRole('dialog', { name: asks })).toBeVisible();
    }),
    step('screen-shown', async (walker) => {
      const { page } = walker;
      await lendScreen(page);
      await ask(walker);
      await page.goto('/notifications');
      await page.getByRole('dialog', { name: asks }).getByRole('button', { name: 'Показать экран' }).click();
      await expect(page.getByRole('region', { name: 'Показ экрана' })).toContainText('видит ваш экран');
    }),
    step('screensharing-shown', async (walker) => {
      const { page } = walker;
      await ask(walker);
      await page.goto('/screensharing');
      await page.getByRole('main').getByRole('button', { name: 'Показать экран' }).click();
      await expect(page.getByRole('main').getByText(/видит ваш экран/)).toBeVisible();
    }),
    step('screen-unable', async (walker) => {
      const { page } = walker;
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
      });
      await ask(walker);
      await page.goto('/notifications');
      await expect(page.getByRole('button', { name: 'Понятно' })).toBeVisible();
    }),
    step('screensharing-failed', async ({ page }) => {
      await page.clock.install();
      await page.route('**/api/screens', (route) => route.abort());
      await page.goto('/screensharing');
      await seeFailed(page);
    }),
  ],
};

/** A colleague watches the screen of a buyer who has no page open; leaving the page ends it. */
async function watchScreen(page: Page): Promise<void> {
  const email = await makeStaff('support');
  await signInColleague(page, email);
  const { id: buyer } = await makeBuyer(longest);
  const [shown] = await sql<{ id: string }>(
    `insert into screen_sessions (id, user_id, operator_id, operator_role, operator_session, operator_socket,
       asked_at, valid_until, begun_at, ends_at)
     select gen_random_uuid(), $1, id, 'support', gen_random_uuid(), 'far away',
       now() - interval '2 minutes', now(), now() - interval '1 minute', now() + interval '14 minutes'
     from users where email = $2 returning id`,
    [buyer, email],
  );
  await page.goto(`${addresses.office}/screens/${shown?.id}`);
}

/** The same at the desk. */
export const deskScreens: Walk = {
  name: 'desk-screens',
  features: ['screens'],
  as: 'support',
  screens: [
    {
      ...step('desk-screen-asked', async ({ page }) => {
        // An operator watches one screen at a time, so this one is nobody else's.
        await signInColleague(page, await makeStaff('support'));
        await openDeal(page, 'Титов', 'Титов');
        await page.getByRole('button', { name: 'Попросить показать экран' }).click();
        await heading(page, 'Просьба отправлена');
      }),
      endsWhenLeft: true,
    },
    step('desk-screen-ended', async ({ page }) => {
      await page.getByRole('button', { name: 'Отозвать просьбу' }).click();
      await expect(page.getByText('Просьба отозвана')).toBeVisible();
    }),
    step('desk-screen-connecting', async ({ page }) => {
      await watchScreen(page);
      await expect(page.getByText(/соединяемся/)).toBeVisible();
    }),
    step('desk-screen-shown', async ({ page }) => {
      // A fake peer connection without another end brings a still picture.
      await page.addInitScript(() => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 800 });
        const drawn = canvas.getContext('2d');
        Object.defineProperty(RTCPeerConnection.prototype, 'ontrack', {
          set: (take: (event: object) => void) => {
            take({ streams: [canvas.captureStream()] });
            drawn?.fillRect(160, 100, 960, 600);
          },
        });
      });
      await watchScreen(page);
      await expect(page.getByText(/соединяемся/)).toBeHidden();
      await expect(page.locator('video')).toBeVisible();
    }),
    saying(
      'desk-screen-absent',
      `${addresses.office}/screens/00000000-0000-7000-8000-000000000000`,
      'Такого просмотра у вас нет',
    ),
  ],
};
