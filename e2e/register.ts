import { expect, type Page } from '@playwright/test';
import { answers } from './register/cabinet/answers-walk.ts';
import { ended, english, guest, newcomer, unfinished } from './register/cabinet/cabinet-walks.ts';
import { catalogue, catalogueFaults, choosing, choosingFaults } from './register/cabinet/catalogue-walks.ts';
import { chat } from './register/cabinet/chat-walk.ts';
import { discounts } from './register/cabinet/discounts-walk.ts';
import { elements, elementWindows } from './register/cabinet/elements-walk.ts';
import { deskFeedback, feedback } from './register/cabinet/feedback-walk.ts';
import { loyalty, prestige } from './register/cabinet/loyalty-walk.ts';
import { lastKnown, nothingKnown } from './register/cabinet/offline-walk.ts';
import { ownData, ownPassport } from './register/cabinet/own-data-walk.ts';
import { deskPassports } from './register/cabinet/passports-walk.ts';
import { deskScreens, screens } from './register/cabinet/screens-walk.ts';
import { deskServices, services, servicesOfNobody } from './register/cabinet/services-walk.ts';
import { idle, shell } from './register/cabinet/shell-walk.ts';
import { deskSites, siteConsent, siteProof } from './register/cabinet/sites-walk.ts';
import { deskSlips, slips } from './register/cabinet/slips-walk.ts';
import { bookingFaults, moneyFaults } from './register/deal/booking-faults-walk.ts';
import { booking } from './register/deal/booking-walk.ts';
import {
  dealAtKeys,
  dealAtMembers,
  dealAtRegistry,
  dealInParts,
  dealOver,
  dealToChooseBank,
  dealToRead,
  dealToSign,
  deskInstallment,
  deskMoves,
  deskSchedule,
} from './register/deal/deal-walks.ts';
import { mortgage, mortgageApplication, mortgagePayment } from './register/deal/mortgage-walk.ts';
import { refund } from './register/deal/refund-walk.ts';
import { resign, resignFaults } from './register/deal/resign-walk.ts';
import { scoring } from './register/deal/scoring-walk.ts';
import { transfer } from './register/deal/transfer-walk.ts';
import { trusted, trustedPays, trustedSigns } from './register/deal/trust-walk.ts';
import { deskChats, deskDealChat, deskDenied } from './register/desk/desk-chat-walk.ts';
import { deskDiscounts } from './register/desk/desk-discounts-walk.ts';
import { deskImports, deskImportsRead } from './register/desk/desk-imports-walk.ts';
import { deskMoney } from './register/desk/desk-money-walk.ts';
import { deskAudit, deskPeople, deskPersonLog } from './register/desk/desk-people-walk.ts';
import { deskPricePlan } from './register/desk/desk-prices-walk.ts';
import { deskQueue } from './register/desk/desk-queue-walk.ts';
import { deskSets } from './register/desk/desk-sets-walk.ts';
import { deskSiteNews } from './register/desk/desk-site-news-walk.ts';
import { desk, deskCatalogue, deskDoor } from './register/desk/desk-walks.ts';
import { deskStaff } from './register/desk/staff-walk.ts';
import { longest, type Screen, type Walk, type Walker } from './register/walk.ts';
import { demoPhone, makeBuyer, pickEstate } from './stage/people.ts';
import { enterPhone, isRole, signIn, signInStaff } from './steps/people/sign-in.ts';

/** Every screen of the product in every state. */
export const walks: readonly Walk[] = [
  guest,
  newcomer,
  ownPassport,
  ownData,
  elements,
  elementWindows,
  booking,
  bookingFaults,
  moneyFaults,
  resign,
  resignFaults,
  refund,
  transfer,
  ended,
  loyalty,
  prestige,
  english,
  answers,
  discounts,
  catalogue,
  catalogueFaults,
  choosing,
  choosingFaults,
  unfinished,
  deskDoor,
  desk,
  deskQueue,
  deskDiscounts,
  deskPeople,
  deskAudit,
  deskPersonLog,
  deskMoney,
  deskCatalogue,
  deskImports,
  deskImportsRead,
  deskPricePlan,
  deskSets,
  deskSiteNews,
  deskPassports,
  feedback,
  services,
  servicesOfNobody,
  deskServices,
  deskFeedback,
  chat,
  deskChats,
  deskDealChat,
  deskDenied,
  screens,
  deskScreens,
  slips,
  deskSlips,
  deskSites,
  siteProof,
  siteConsent,
  deskStaff,
  scoring,
  trusted,
  trustedPays,
  trustedSigns,
  mortgage,
  mortgageApplication,
  mortgagePayment,
  dealAtMembers,
  dealToChooseBank,
  dealToRead,
  dealToSign,
  dealAtRegistry,
  dealInParts,
  dealAtKeys,
  dealOver,
  deskInstallment,
  deskMoves,
  deskSchedule,
  shell,
  idle,
  lastKnown,
  nothingKnown,
];

/** Brings the walker to the start of a walk. */
export async function setOut(page: Page, { as }: Walk): Promise<Walker> {
  const estate = await pickEstate();
  if (typeof as === 'number') {
    await page.goto('/auth');
    await enterPhone(page, demoPhone(as));
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
    return { page, estate, buyer: { id: 0, phone: demoPhone(as), surname: '', name: '' } };
  }
  if (isRole(as)) {
    await signInStaff(page, as);
    return { page, estate, buyer: await makeBuyer() };
  }
  const buyer = await makeBuyer(as === 'long' ? longest : {});
  if (as !== 'guest') await signIn(page, buyer.phone);
  return { page, estate, buyer };
}

/**
 * A screen is there when nothing on it waits any more, unless waiting is what it shows, and when its address
 * no longer moves: an address that only leads on has a heading too, for a moment.
 */
export async function settle(page: Page, { waits }: Screen): Promise<void> {
  await expect(async () => {
    await expect(page.locator('h1').first()).toBeVisible();
    if (!waits) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(stays)).toBe(true);
  }).toPass({ timeout: 20_000 });
}

/**
 * Runs in the page.
 * @returns whether a heading was there at one address for three frames: what leads on does so in the next
 */
async function stays(): Promise<boolean> {
  const address = location.href;
  for (let frame = 0; frame < 3; frame += 1) {
    if (!document.querySelector('h1') || location.href !== address) return false;
    await new Promise(requestAnimationFrame);
  }
  return document.querySelector('h1') !== null && location.href === address;
}

/** What would be asked for when it is scrolled to is on a photograph as well. */
export const bringPictures = (page: Page): Promise<void> => page.evaluate(bringHere);

/** Runs in the page. */
async function bringHere(): Promise<void> {
  const waiting = [...document.images].filter((one) => !one.complete);
  const come = waiting.map((one) => {
    one.loading = 'eager';
    return one.decode().catch(() => undefined);
  });
  await Promise.race([Promise.all(come), new Promise((done) => setTimeout(done, 3000))]);
}

/** Both themes, without a reload. */
export const paint = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
