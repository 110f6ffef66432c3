import { type Loaded, loadedState } from '@novosel/client/loaded.ts';
import { queryFor } from '@novosel/client/query-for.ts';
import { getEds } from '@novosel/contract/eds/endpoints.ts';
import { path } from '@novosel/contract/paths.ts';
import { go } from '../../routing/go.ts';
import { setFlag } from '../flags.ts';
import { queries } from '../queries.ts';

/** Where «Электронная подпись» leads (S4.4): data that was there before leads to the list, data of now by what it holds. */
export const edsTarget = (before: Loaded, signatures: number): string =>
  path(before || signatures > 0 ? 'edsSignatures' : 'eds');

const countOf = async (): Promise<number> => {
  const eds = await queries.fetchQuery(queryFor(getEds)).catch(() => undefined);
  return eds?.data.signatures.length ?? 0;
};

/** The item «Электронная подпись»: what is not known yet is asked for behind the preloader. */
export const openEds = async (): Promise<void> => {
  const before = loadedState(queries, getEds);
  if (before) return go(edsTarget(before, 0));
  setFlag('preloader', true);
  const signatures = await countOf();
  setFlag('preloader', false);
  await go(edsTarget(before, signatures));
};
