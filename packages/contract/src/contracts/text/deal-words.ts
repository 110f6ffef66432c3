import type { RoomCode } from '../../catalogue/drawn/plan.ts';

/** «ДДУ-1042» of the deal «С-1042». */
export const contractNumber = (dealNumber: string): string => `ДДУ-${dealNumber.replace(/^\D+/, '')}`;

/** How a contract is called in lists of papers. */
export const contractTitle = (number: string): string =>
  `Договор участия в долевом строительстве №\u00a0${number}`;

export const contractFileName = (number: string): string => `Договор ${number}.pdf`;

/** What a contract calls a room of a plan, and whether it is a living one. */
export const roomTitles: Readonly<Record<RoomCode, readonly [title: string, main: boolean]>> = {
  studio: ['студия', true],
  living: ['гостиная', true],
  kitchen: ['кухня', false],
  kitchenLiving: ['кухня-гостиная', true],
  bedroom: ['спальня', true],
  nursery: ['детская', true],
  study: ['кабинет', true],
  hall: ['прихожая', false],
  bathroom: ['ванная', false],
  toilet: ['туалет', false],
  wardrobe: ['гардеробная', false],
  laundry: ['прачечная', false],
  sales: ['торговый зал', true],
  stock: ['склад', false],
  place: ['машино-место', true],
  storage: ['кладовая', false],
};
