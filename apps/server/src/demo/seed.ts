import type { Context } from '../context.ts';
import { seedBookings } from './bookings.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedPeople } from './people.ts';
import { registerTotp } from './register-totp.ts';

/** Brings an empty database to the demo's first day; does nothing where the data is there already. */
export async function seedDemo(context: Context): Promise<void> {
  await seedCatalogue(context);
  await seedPeople(context);
  await seedBookings(context);
  registerTotp(context);
}
