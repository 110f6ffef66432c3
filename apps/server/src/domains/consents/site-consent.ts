import type { Executor } from '../../platform/database/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { consentsOf, holdPerson, insertConsents } from './consents.repo.ts';
import { recordConsents } from './record-consents.ts';
import { type AskingSite, siteConsentText } from './site-consent-text.ts';

interface Whose {
  readonly userId: number;
  /** Its `client_id`. */
  readonly site: string;
  readonly address: string;
  readonly at: Date;
}

/**
 * Texts that were given to a site and not withdrawn since, the oldest first: it asks anew when it wants to
 * read more.
 */
async function inForce(tx: Executor, { userId, site }: Whose): Promise<readonly string[]> {
  const all = (await consentsOf(tx, userId, 'site')).filter((one) => one.site === site);
  return all.slice(all.findLastIndex(({ given }) => !given) + 1).map(({ sha256 }) => sha256);
}

/**
 * Writes down what a person has agreed to who lets a site of others read, once; the log's line is that of the
 * site.
 * @param read the hash of the text that he has read, in whichever language
 * @returns false when the text is another by now
 */
export async function giveSiteConsent(
  tx: Executor,
  asking: AskingSite,
  read: string | undefined,
  whose: Whose,
): Promise<boolean> {
  const text = (['ru', 'en'] as const)
    .map((locale) => siteConsentText(asking, locale))
    .find(({ sha256 }) => sha256 === read);
  if (!text) return false;
  const at = await holdPerson(tx, whose.userId, whose.at);
  if (!(await inForce(tx, whose)).includes(text.sha256)) await recordConsents(tx, [text], { ...whose, at });
  return true;
}

/**
 * The end of what was agreed to for a site: whoever leaves it withdraws it.
 * @returns false when there was nothing
 */
export async function endSiteConsent(tx: Executor, whose: Whose): Promise<boolean> {
  const at = await holdPerson(tx, whose.userId, whose.at);
  const sha256 = (await inForce(tx, whose)).at(-1);
  if (!sha256) return false;
  await insertConsents(tx, [{ ...whose, at, id: uuidv7(at), kind: 'site', given: false, sha256 }]);
  return true;
}
