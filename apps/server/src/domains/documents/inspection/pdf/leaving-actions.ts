import type { PdfObjects } from './read-objects.ts';
import type { PdfValue } from './read-value.ts';
import { resolved } from './stream-facts.ts';

/**
 * Names that a scan does not need: scripts, programs, attachments, other files, forms that send (ISO 32000-1,
 * 12.6.4).
 */
export const acting: ReadonlySet<string> = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'RichMedia',
  'EmbeddedFile',
  'EmbeddedFiles',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
]);

/** Keys that name an external file (7.11.3); `F` also means flags and filters, but those are not strings. */
const files = ['F', 'UF', 'DOS', 'Unix', 'Mac'];
/** Actions allowed when a paper is opened or a page is turned: going to places in the same paper. */
const staying: ReadonlySet<string> = new Set(['GoTo', 'Named']);
const mostSteps = 100;

/**
 * Whether a file runs actions, opens something outside of it automatically, or names another file or a
 * network location.
 */
export function actsOrLeaves({ values, numbered }: PdfObjects): boolean {
  const plain = (value: PdfValue | undefined) => resolved(value, numbered);
  const isText = (value: PdfValue | undefined) => plain(value).some(({ is }) => is === 'string');
  const leaves = (entries: ReadonlyMap<string, PdfValue>): boolean =>
    files.some((name) => isText(entries.get(name))) ||
    [...plain(entries.get('URI')), ...baseOf(entries.get('URI'))].some(
      (address) => address.is === 'string' && !isWebAddress(address.text),
    ) ||
    ownActions(entries).some((action) => !stays(action));
  const baseOf = (value: PdfValue | undefined) =>
    plain(value).flatMap((one) => (one.is === 'dictionary' ? plain(one.entries.get('Base')) : []));
  /** Actions without a click: when the paper opens, and at other events. */
  const ownActions = (entries: ReadonlyMap<string, PdfValue>): readonly (PdfValue | undefined)[] => {
    const opening = entries.get('OpenAction');
    const moments = plain(entries.get('AA')).flatMap((one) =>
      one.is === 'dictionary' ? [...one.entries.values()] : [],
    );
    return opening ? [opening, ...moments] : moments;
  };
  const stays = (action: PdfValue | undefined): boolean => {
    const waiting = [action];
    for (let steps = 0; waiting.length > 0; steps += 1) {
      const found = plain(waiting.pop());
      // An action that we do not find may still be found by another reader.
      if (found.length === 0 || steps > mostSteps) return false;
      for (const one of found) {
        if (one.is !== 'dictionary') continue;
        const [kind] = plain(one.entries.get('S'));
        if (kind?.is !== 'name' || !staying.has(kind.text)) return false;
        const next = one.entries.get('Next');
        const [list] = plain(next);
        if (next) waiting.push(...(list?.is === 'array' ? list.items : [next]));
      }
    }
    return true;
  };
  const bad = (value: PdfValue): boolean => {
    if (value.is === 'name') return acting.has(value.text);
    if (value.is === 'array') return value.items.some(bad);
    if (value.is !== 'dictionary') return false;
    const { entries } = value;
    return leaves(entries) || [...entries].some(([key, inner]) => acting.has(key) || bad(inner));
  };
  return values.some(bad);
}

/** A link that a person may click: to a web page, an e-mail address or a phone number. */
function isWebAddress(written: string): boolean {
  // Browsers ignore control characters anywhere in an address (URL Standard, 4.4).
  const address = written
    .replaceAll(/[\0-\x20]/g, '')
    .replace(/^(þÿ|ÿþ|ï»¿)/, '')
    .trim();
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return /^(https?:\/\/|mailto:|tel:)/i.test(address);
  return !/^[/\\]/.test(address);
}
