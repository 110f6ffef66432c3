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
 * Texts of a person's consents to a site that are not withdrawn, the oldest first: the site asks again when
 * it wants to read more.
 */
async function inForce(tx: Executor, { userId, site }: Whose): Promise<readonly string[]> {
  const all = (await consentsOf(tx, userId, 'site')).filter((one) => one.site === site);
  return all.slice(all.findLastIndex(({ given }) => !given) + 1).map(({ sha256 }) => sha256);
}

/**
 * Records a person's consent to an outside site, once; the site writes the audit record.
 * @param read hash of the text that he has read, in either language
 * @returns false when the text has changed since
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
 * Ends the consent to a site: a person withdraws it by disconnecting the site.
 * @returns false when there was none
 */
export async function endSiteConsent(tx: Executor, whose: Whose): Promise<boolean> {
  const at = await holdPerson(tx, whose.userId, whose.at);
  const sha256 = (await inForce(tx, whose)).at(-1);
  if (!sha256) return false;
  await insertConsents(tx, [{ ...whose, at, id: uuidv7(at), kind: 'site', given: false, sha256 }]);
  return true;
}
