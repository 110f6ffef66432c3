import { clockIn, offsetMinutes, utcName } from '@novosel/contract/appointments/zone.ts';
import { formatterIn } from '@novosel/contract/time/clock.ts';
import type { OfficeRow } from './offices/offices.repo.ts';

/** «понедельник, 23 ноября, 14:00 по Санкт-Петербургу, UTC+3»: what is sent is read nobody knows where. */
export const sentTime = (at: Date, office: OfficeRow, locale: 'ru' | 'en'): string => {
  const zone = locale === 'ru' ? office.inZoneRu : office.inZoneEn;
  const weekday = formatterIn(office.zone, locale, { weekday: 'long' }).format(at);
  return `${weekday}, ${officeTime(at, office, locale)} ${zone}, ${utcName(offsetMinutes(at.getTime(), office.zone))}`;
};

/** «23 ноября, 14:00» by the clock of an office. */
export const officeTime = (at: Date, { zone }: OfficeRow, locale: 'ru' | 'en'): string =>
  `${formatterIn(zone, locale, { day: 'numeric', month: 'long' }).format(at)}, ${clockIn(at.getTime(), zone)}`;

/** «Офис продаж: Гаванская, 14», as the deal names the place of a visit. */
export const placeOf = ({ name, address }: Pick<OfficeRow, 'name' | 'address'>): string =>
  `${name}: ${address}`.slice(0, 200);
