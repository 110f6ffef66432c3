import type { PdfObjects } from './read-objects.ts';
import type { PdfValue } from './read-value.ts';
import { resolved } from './stream-facts.ts';

/**
 * Names of what a scan has no use for: scripts, programs, attachments, other files, forms that send (ISO
 * 32000-1, 12.6.4).
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

/**
 * Names under which a file outside of this one is given (7.11.3); `F` is flags and filters, too, but then no
 * text.
 */
const files = ['F', 'UF', 'DOS', 'Unix', 'Mac'];
/** What may be done when a paper is opened or turned over: other places of the same paper. */
const staying: ReadonlySet<string> = new Set(['GoTo', 'Named']);
const mostSteps = 100;

/**
 * Whether something of a file acts, leads out of it by itself, or names another file or a place of a network.
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
  /** What happens without a press: when the paper opens, and at other moments. */
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
      // One that nobody finds is one that another reader may find.
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

/** A link that a person may press leads to a page of the web, to a letter or to a call. */
function isWebAddress(written: string): boolean {
  // Browsers pass over control signs, wherever they stand (URL Standard, 4.4).
  const address = written
    .replaceAll(/[\0-\x20]/g, '')
    .replace(/^(þÿ|ÿþ|ï»¿)/, '')
    .trim();
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return /^(https?:\/\/|mailto:|tel:)/i.test(address);
  return !/^[/\\]/.test(address);
}
