import { pickEstate } from '../../stage/people.ts';
import { lacksLongWords } from '../looks/entered-columns.ts';
import { writeDeal } from './long-deal.ts';
import { makeLongBuyer, makeLongStaff, takeOffStaff } from './long-people.ts';
import {
  takeOffSite,
  writeFlats,
  writeOwn,
  writePassportChange,
  writePrices,
  writeSite,
  writeSlips,
  writeTalk,
  writeTrust,
} from './long-words.ts';

/** Writes texts without spaces everywhere a new buyer, a friend and a member of staff may write. */
export async function writeEverywhere() {
  const [buyer, friend, staff] = await Promise.all([makeLongBuyer(), makeLongBuyer(), makeLongStaff()]);
  const writers = { buyer, friend, staff };
  const deal = await writeDeal(buyer, staff);
  const free = await pickEstate(1);
  // One after another: a file is attached in one place, and the changed passport is that of the deal.
  const talk = await writeTalk(writers, deal);
  const [notification, flats, trusted, slips, site, prices] = await Promise.all([
    writeOwn(writers, deal),
    writeFlats(writers, [free, deal.estate]),
    writeTrust(writers),
    writeSlips(writers),
    writeSite(writers),
    writePrices(free),
  ]);
  await writePassportChange(writers);
  const lacking = await lacksLongWords();
  const takeOff = () => Promise.all([prices.takeOff(), takeOffStaff(staff), takeOffSite(site)]);
  return {
    ...writers,
    deal,
    notification,
    ...talk,
    ...flats,
    ...trusted,
    slips,
    site,
    batch: prices.batch,
    /** Columns without such a text so far. */
    lacking,
    takeOff,
  };
}
export type Written = Awaited<ReturnType<typeof writeEverywhere>>;
