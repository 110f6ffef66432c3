import { isDealPlace, placeOfCode } from '@novosel/contract/deals/places.ts';
import type { AuditItem } from '@novosel/contract/desk/audit-endpoints.ts';
import { requestInboxes } from '@novosel/contract/desk/request-inboxes.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { formatDate, formatStamp, type TimeLocale } from '@novosel/contract/time/time.ts';
import type { Translate } from '@novosel/ui/text/i18n.tsx';

type Detail = AuditItem['details'][string];

/**
 * The text of an ID, or a substitute when the catalogue lacks it, so that a new kind of act is still shown.
 */
const known = (t: Translate, id: string, otherwise: string): string => {
  const words = t(id);
  return words === id ? otherwise : words;
};

export const actionWords = (action: string, t: Translate): string =>
  known(t, `audit.action.${action}`, action);

const nameWords = ({ kind, id, name }: AuditItem['actor'], t: Translate): string => {
  if (name !== null) return name;
  const who = known(t, `audit.actor.${kind}`, kind);
  return id === null ? who : t('audit.actor.numbered', { who, id });
};

/** Who did it, and on whose behalf when a delegate acts. */
export const actorWords = (
  { actor, onBehalfOf }: Pick<AuditItem, 'actor' | 'onBehalfOf'>,
  t: Translate,
): string => {
  const who = nameWords(actor, t);
  return onBehalfOf === null ? who : t('audit.actor.for', { who, id: onBehalfOf });
};

/** Text of an act on a request, from its family. */
const requestAct = (code: string, locale: TimeLocale): string | undefined =>
  requestInboxes.map(({ acts }) => acts[code]?.log[locale]).find((words) => words !== undefined);

/** One code of the contract in words; a role has the same name as elsewhere. */
function codeWords(domain: string, code: string, t: Translate, locale: TimeLocale): string {
  const ofRequest = domain === 'requests' ? requestAct(code, locale) : undefined;
  if (ofRequest !== undefined) return ofRequest;
  const words = known(t, `audit.value.${code}`, known(t, `role.${code}`, code));
  return known(t, `audit.value.${domain}.${code}`, words);
}

/** Older records have step codes instead of names of places. */
const placeIn = (code: string): string => (isDealPlace(code) ? code : placeOfCode(Number(code)));

function valueWords(domain: string, name: string, value: Detail, t: Translate, locale: TimeLocale): string {
  if (typeof value === 'number' && /kopecks$/i.test(name))
    return formatMoney(value, { suffix: t('ui.money.suffix'), kopecks: true });
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value))
    return formatStamp(value, { locale });
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
  const code = String(value);
  if (domain === 'deal' && /^(from|to)$/.test(name)) return t(`act.${placeIn(code)}`);
  // Roles, scopes and kinds are lists in one line.
  if (!/^[a-z][a-z_.-]*(?:,? [a-z][a-z_.-]*)*$/.test(code)) return code;
  return code
    .split(/,? /)
    .map((one) => codeWords(domain, one, t, locale))
    .join(', ');
}

/** Older records name services, which are now one family of requests. */
function domainOf(action: string): string {
  const [domain = ''] = action.split('.');
  return domain === 'services' ? 'requests' : domain;
}

/** «Цена: 8 450 000 ₽ · Срок: обычный»: details of a record, with codes in words. */
export const detailWords = (
  { action, details }: Pick<AuditItem, 'action' | 'details'>,
  t: Translate,
  locale: TimeLocale,
): string => {
  const domain = domainOf(action);
  return Object.entries(details)
    .map(
      ([name, value]) =>
        `${known(t, `audit.detail.${name}`, name)}: ${valueWords(domain, name, value, t, locale)}`,
    )
    .join(' · ');
};
