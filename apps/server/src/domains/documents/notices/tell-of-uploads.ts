import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { uploadInfected } from '../documents.events.ts';
import { uploadWords } from './upload-words.ts';

/** Notifies a person that a file of his was found infected after it had been accepted. */
export function tellOfUploads(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(uploadInfected, (tx, { uploadId, ownerId, fileName, at }) =>
    tellPerson(deps, tx, {
      kind: 'deal',
      userId: ownerId,
      fact: `upload:${uploadId}:infected`,
      words: { ru: uploadWords.infected.ru(fileName), en: uploadWords.infected.en(fileName) },
      tags: [],
      link: path('dashboard'),
      at,
    }),
  );
}
