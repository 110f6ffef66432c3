import { Readable } from 'node:stream';
import type { Context } from '../../../context.ts';
import { uploadInfected } from '../documents.events.ts';
import { keepVerdict, unscannedUploads, type Verdict } from './uploads.repo.ts';

const atOnce = 50;
const seconds = 10;

type Deps = Pick<Context, 'db' | 'storage' | 'clock' | 'scanner' | 'events' | 'log'>;

/** Scans quarantined uploads on this node, if there is a scanner. */
export async function workScanning(deps: Deps & Pick<Context, 'jobs'>): Promise<void> {
  if (!deps.scanner) return;
  await deps.jobs.every('document.scan', seconds, async () => {
    try {
      while ((await scanUploads(deps)) === atOnce);
    } catch (error) {
      // It is retried soon; until then nothing in quarantine can be downloaded.
      deps.log.warn({ err: error }, 'virus scanner');
    }
  });
}

/**
 * Scans uploads that are not scanned yet.
 * @returns their number
 * @throws when the scanner or the storage does not answer
 */
export async function scanUploads({ db, storage, clock, scanner, events }: Deps): Promise<number> {
  if (!scanner) return 0;
  const waiting = await unscannedUploads(db, atOnce);
  for (const { id, ownerId, fileName, storageKey } of waiting) {
    const threat = await scanner.scan(Readable.from([Buffer.from(await storage.get(storageKey))]));
    const at = clock.now();
    const verdict: Verdict =
      threat === undefined ? { state: 'clean', at } : { state: 'infected', threat, at };
    await db.transaction(async (tx) => {
      const first = await keepVerdict(tx, id, verdict);
      if (first && threat !== undefined)
        await events.publish(tx, uploadInfected, { uploadId: id, ownerId, fileName, at });
    });
  }
  return waiting.length;
}
