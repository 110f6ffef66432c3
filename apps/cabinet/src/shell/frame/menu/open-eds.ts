import { errorWords } from '@novosel/client/calls/errors.ts';
import { type Loaded, loadingState } from '@novosel/client/queries/loading-state.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getEds } from '@novosel/contract/eds/endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { text } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { go } from '../../../shared/navigation/go.ts';
import { setFlag } from '../../../shared/page/flags.ts';
import { queries } from '../../../shared/page/queries.ts';

/**
 * The target of «Электронная подпись» (S4.4): data loaded earlier lead to the list, data loaded now by their
 * content.
 */
export const edsTarget = (before: Loaded, signatures: number): string =>
  path(before || signatures > 0 ? 'edsSignatures' : 'eds');

/**
 * Opens «Электронная подпись»: loads missing data behind the preloader. A person who has left meanwhile is
 * not brought back, and sees no failure.
 */
export const openEds = async (): Promise<void> => {
  const before = loadingState(queries, getEds);
  if (before) return go(edsTarget(before, 0));
  const { href } = window.location;
  const isHere = () => window.location.href === href;
  setFlag('preloader', true);
  try {
    const { data } = await queries.fetchQuery(queryFor(getEds));
    if (isHere()) await go(edsTarget(before, data.signatures.length));
  } catch (error) {
    const [words] = errorWords(error, text('network'));
    if (!words || !isHere()) return;
    setFlag('menu', false);
    void toast({ tone: 'bad', text: words });
  } finally {
    setFlag('preloader', false);
  }
};
