import { path } from '@novosel/contract/paths.ts';
import type { Context } from '../../context.ts';
import { uploadInfected } from '../documents/public.ts';
import { notify } from './notify.ts';
import { uploadWords } from './upload-words.ts';

/** Tells a person that a file of his was found infected after it had been taken. */
export function followUploadsForNotices({ events }: Pick<Context, 'events'>): void {
  events.on(uploadInfected, (tx, { uploadId, ownerId, fileName, at }) =>
    notify(tx, {
      userId: ownerId,
      fact: `upload:${uploadId}:infected`,
      words: { ru: uploadWords.infected.ru(fileName), en: uploadWords.infected.en(fileName) },
      tags: [],
      link: path('dashboard'),
      at,
    }),
  );
}
