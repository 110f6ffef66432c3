import { exportDays } from '@novosel/contract/privacy/held.ts';
import { ownTermsSince } from '@novosel/contract/time/end-of-term.ts';
import { formatDate, formatSentDayTime } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import { packZip } from '../../platform/files/safe-zip.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { documentsToGive, dropArchive, forgetArchive, keepArchive } from '../documents/public.ts';
import { type Person, personOf } from '../identity/public.ts';
import { tellPerson } from '../notifications/public.ts';
import { keptUntil } from './ask-export.ts';
import { exportIndex } from './export-index.ts';
import { exportsToRemove, findExport, markReady, markRemoved } from './exports.repo.ts';
import { readHolding } from './held.repo.ts';
import { type Erasure, listErasure } from './replay-erasures.ts';

type Deps = Pick<Context, 'config' | 'clock' | 'db' | 'holdings' | 'jobs' | 'scanner' | 'storage'>;

/** What to delete: a person's exports and these files, or without a person all expired exports. */
interface Removal {
  readonly userId?: number;
  readonly files?: readonly string[];
  /** Set when a deletion causes it. */
  readonly erased?: Erasure;
}

export async function workExports(deps: Deps): Promise<void> {
  await deps.jobs.work<{ id: string }>('privacy.export', ({ id }) => makeExport(deps, id));
  await deps.jobs.work<Removal>('privacy.remove', async ({ userId, files = [], erased }) => {
    if (erased) await listErasure(deps, erased);
    for (const file of files) await deps.storage.delete(file);
    await removeExports(deps, userId);
  });
}

/** Makes the archive, stores it as a document of the person and notifies him; a repeat does nothing. */
async function makeExport(deps: Deps, id: string): Promise<void> {
  const asked = await findExport(deps.db, id);
  const person = asked && (await personOf(deps.db, asked.userId));
  if (!person || asked.readyAt || asked.removedAt) return;
  const now = deps.clock.now();
  const zip = await archiveOf(deps, person, now);
  const documentId = uuidv7(now);
  const keep = deps.db.transaction(async (tx) => {
    const locale = person.locale === 'en' ? 'en' : 'ru';
    await keepArchive(deps, tx, {
      id: documentId,
      ownerId: person.id,
      title: exportWords[locale].title,
      fileName: `${exportWords[locale].title}, ${formatDate(now)}.zip`,
      zip,
      at: now,
    });
    if (!(await markReady(tx, id, { documentId, bytes: zip.length, readyAt: now })))
      throw new Error('the copy has been made by a twin, or removed');
    const until = keptUntil(now);
    await deps.jobs.enqueue(tx, 'privacy.remove', {}, { at: until });
    const text = (said: 'ru' | 'en') =>
      exportWords[said].ready(formatSentDayTime(until, { now, locale: said }));
    await tellPerson(deps, tx, {
      kind: 'deal',
      by: ['mail'],
      userId: person.id,
      fact: `export:${id}`,
      words: {
        ru: { title: exportWords.ru.told, text: text('ru') },
        en: { title: exportWords.en.told, text: text('en') },
      },
      tags: [],
      link: path('profile'),
      at: now,
    });
  });
  await keep.catch(async (error: unknown) => {
    await forgetArchive(deps, deps.db, documentId);
    throw error;
  });
}

const exportWords = {
  ru: {
    title: 'Мои данные',
    told: 'Копия ваших данных готова',
    ready: (until: string) => `Скачайте её в настройках кабинета до ${until}. Потом мы её удалим.`,
  },
  en: {
    title: 'My data',
    told: 'The copy of your data is ready',
    ready: (until: string) =>
      `Download it in the settings of your account until ${until}. Then we delete it.`,
  },
} as const;

/** All data as of one moment: a JSON file for each holding, the person's documents, and an index page. */
async function archiveOf(deps: Deps, person: Person, now: Date): Promise<Buffer> {
  const locale = person.locale === 'en' ? 'en' : 'ru';
  const { data, papers } = await inSnapshot(deps.db, async (db) => ({
    data: await readAll(deps, db, person.id, locale),
    papers: await documentsToGive(deps, db, person.id),
  }));
  const files = new Map<string, Buffer>();
  const listed: { title: string; file: string; note: string }[] = [];
  for (const [place, { id, fileName, title, key, createdAt }] of papers.entries()) {
    const file = `documents/${String(place + 1).padStart(3, '0')}-${fileName.replace(/[\\/:*?"<>|]/g, '_')}`;
    files.set(file, Buffer.from(await deps.storage.get(key)));
    listed.push({ title: title || id, file, note: formatDate(createdAt) });
  }
  const index = exportIndex({
    locale,
    person: [person.surname, person.name, person.patronymic].filter(Boolean).join(' '),
    made: formatSentDayTime(now, { now, locale }),
    data: data.map(({ title, file, rows }) => ({ title, file, note: String(rows.length) })),
    papers: listed,
  });
  return packZip(
    new Map([
      ['index.html', Buffer.from(index)],
      ...data.map(({ file, rows }): [string, Buffer] => [
        file,
        Buffer.from(`${JSON.stringify(rows, null, 2)}\n`),
      ]),
      ...files,
    ]),
  );
}

/** The profile, then what is deleted with the account, then what the law keeps. */
const order = ['blank', 'erase', 'keep'];

async function readAll(
  { holdings }: Pick<Context, 'holdings'>,
  db: Executor,
  userId: number,
  locale: 'ru' | 'en',
) {
  const all = [];
  const before = new Map<string, number>();
  for (const holding of order.flatMap((end) => holdings.filter((each) => Object.hasOwn(each.end, end)))) {
    const { table } = holding;
    const nth = (before.get(table) ?? 0) + 1;
    before.set(table, nth);
    all.push({
      title: holding.title[locale],
      // A table with several holdings has a file for each.
      file: `data/${table}${nth > 1 ? `-${nth}` : ''}.json`,
      rows: await readHolding(db, holding, userId),
    });
  }
  return all;
}

/** Deletes expired exports; all exports of a person when he is named. */
export async function removeExports(
  deps: Pick<Context, 'clock' | 'db' | 'storage'>,
  userId?: number,
): Promise<void> {
  const now = deps.clock.now();
  for (const { id, documentId } of await exportsToRemove(deps.db, ownTermsSince(now, exportDays), userId)) {
    if (documentId) await dropArchive(deps, deps.db, documentId);
    await markRemoved(deps.db, id, now);
  }
}
