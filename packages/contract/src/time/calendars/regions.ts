/**
 * Regions with known days off. `federal` has only those of the whole country; each other region adds its own.
 * The setting `CALENDAR_REGION` takes one of them.
 */
export const calendarRegions = ['federal', 'bashkortostan'] as const;
export type CalendarRegion = (typeof calendarRegions)[number];
