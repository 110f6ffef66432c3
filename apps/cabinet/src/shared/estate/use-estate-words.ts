import type { RoomCode } from '@novosel/contract/catalogue/drawn/plan.ts';
import type { Estate, PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import type { Kopecks } from '@novosel/contract/texts/money.ts';
import { formatQuarter } from '@novosel/contract/time/time.ts';
import { type Locale, type Translate, useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useMemo } from 'react';

const noBreakSpace = '\u00a0';

const kopecksInMillion = 100_000_000;

const oneDecimal = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** Hundredths of a square metre as «58,4». */
const areaNumber = (centiM2: number, locale: Locale): string => oneDecimal(centiM2 / 100, locale);

const fourAndMore = 4;

const makeWords = (t: Translate, locale: Locale) => {
  const area = (centiM2: number) => `${areaNumber(centiM2, locale)}${noBreakSpace}${t('estate.m2')}`;
  const rooms = (estate: Estate) =>
    estate.rooms === null
      ? t('estate.kind', { kind: estate.kind })
      : t('estate.rooms', { rooms: Math.min(estate.rooms, fourAndMore), kind: estate.kind });
  return {
    area,
    /** «Двухкомнатная квартира», «Машино-место». */
    rooms,
    /** «Двухкомнатная квартира, 58,4 м²». */
    title: (estate: Estate) => `${rooms(estate)}, ${area(estate.areas.all)}`,
    /** «квартира № 243». */
    name: (estate: Pick<Estate, 'kind' | 'number'>) =>
      t('estate.name', { kind: estate.kind, number: estate.number }),
    /** «квартиру № 243». */
    object: (estate: Estate) => t('estate.object', { kind: estate.kind, number: estate.number }),
    /** «квартиры № 243». */
    of: (estate: Estate) => t('estate.of', { kind: estate.kind, number: estate.number }),
    /** «квартирой». */
    along: (kind: Estate['kind']) => t('estate.with', { kind }),
    kinds: (kind: Estate['kind']) => t('estate.kinds', { kind }),
    floor: (estate: Estate) =>
      estate.floor < 0
        ? t('estate.floor.under', { floor: -estate.floor })
        : t('estate.floor', { floor: estate.floor, floors: estate.floors }),
    finishing: (estate: Pick<Estate, 'finishing'>) => t('estate.finishing', { code: estate.finishing }),
    view: (code: string) => t('estate.view', { code }),
    views: (estate: Estate) => estate.viewSides.map((code) => t('estate.view', { code })).join(', '),
    quarter: ({ year, quarter }: Pick<Estate['handover'], 'year' | 'quarter'>, short = false) =>
      formatQuarter(`${year}-${String(quarter * 3).padStart(2, '0')}-01`, { locale, short }),
    /** «5,1 млн»: a price where there is no room for all digits. */
    millions: (sum: Kopecks) => t('estate.millions', { sum: oneDecimal(sum / kopecksInMillion, locale) }),
    /** «5,1» where the unit is shown elsewhere. */
    millionsBare: (sum: Kopecks) => oneDecimal(sum / kopecksInMillion, locale),
    form: (form: PaymentForm) => t('estate.form', { form }),
    room: (code: RoomCode) => t('estate.room', { code }),
  };
};

/** Names of estates, so that every page uses the same words. */
export const useEstateWords = () => {
  const t = useText();
  const locale = useLocale();
  return useMemo(() => makeWords(t, locale), [t, locale]);
};
