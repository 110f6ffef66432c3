import type { Context } from '../context.ts';
import { findOffices, saveHostRow, saveOfficeRow } from '../domains/appointments/offices/offices.repo.ts';
import { employees } from '../domains/identity/public.ts';
import { uuidv7 } from '../platform/ids.ts';

const hours = (days: readonly number[], from: number, to: number) =>
  days.map((weekday) => ({ weekday, from: `${from}:00`, to: `${to}:00` }));

/** Where the demo's buyers sign on paper, and who receives them; nothing where there is an office already. */
export async function seedOffices({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  if ((await findOffices(db)).length > 0) return;
  const staff = await employees(db);
  await db.transaction(async (tx) => {
    const id = uuidv7(clock.now());
    await saveOfficeRow(tx, {
      id,
      name: 'Офис продаж',
      address: 'Гаванская, 14',
      directions: 'Пять минут от метро «Приморье». Парковка для гостей, пандус со двора.',
      zone: 'Europe/Moscow',
      inZoneRu: 'по Санкт-Петербургу',
      inZoneEn: 'in St Petersburg',
      region: 'federal',
      stepFree: true,
      hours: [...hours([1, 2, 3, 4, 5], 10, 19), ...hours([6, 7], 11, 17)],
      open: true,
    });
    for (const { id: hostId } of staff.slice(0, 2))
      await saveHostRow(tx, { officeId: id, hostId, hours: null, languages: ['ru', 'en'], active: true });
  });
}
