import { path } from '@novosel/contract/paths.ts';
import type { Context } from '../../context.ts';
import { uploadInfected } from '../documents/public.ts';
import { type TellDeps, tellPerson } from './tell-person.ts';
import { uploadWords } from './upload-words.ts';

/** Tells a person that a file of his was found infected after it had been taken. */
export function followUploadsForNotices(deps: TellDeps & Pick<Context, 'events'>): void {
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
