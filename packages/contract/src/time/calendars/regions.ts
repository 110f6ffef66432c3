/**
 * Regions whose days off are known. `federal` has those of the whole country alone; each other region adds
 * its own. The setting `CALENDAR_REGION` takes one of them.
 */
export const calendarRegions = ['federal', 'bashkortostan'] as const;
export type CalendarRegion = (typeof calendarRegions)[number];
