import type { Context } from '../../context.ts';
import { sealDocument, sealWaiting } from './seal-document.ts';

const sweepSeconds = 15;

/** The background work of sealing. */
export async function workSigning(context: Context): Promise<void> {
  const { jobs } = context;
  await jobs.work<{ documentId: string }>('document.seal', ({ documentId }) =>
    sealDocument(context, documentId),
  );
  await jobs.every('document.sweep', sweepSeconds, () => sealWaiting(context));
}
