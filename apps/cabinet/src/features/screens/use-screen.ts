import { errorWords } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { presentScreen, type ScreenView } from '@novosel/contract/screens/endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { endShare, onShare, onShareEnd, presentShare, refuse, type ShareEnd, showScreen } from './share.ts';

export const useShare = () => useSyncExternalStore(onShare, presentShare);

const onVisibility = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
};
/** A hidden page neither polls nor shows the screen (S7-64). */
export const useVisible = () => useSyncExternalStore(onVisibility, () => !document.hidden);

/** The request to see the screen, and the reaction when the server says that it is over. */
export function useScreen(enabled: boolean) {
  const t = useText();
  const query = useQuery({ ...queryFor(presentScreen), enabled });
  const share = useShare();
  const answer = query.data?.data;
  const shown = share.kind === 'shown' ? share.screen : undefined;
  useEffect(() => {
    if (shown !== undefined && answer !== undefined && answer?.id !== shown) endShare('over');
  }, [shown, answer]);
  useEffect(
    () =>
      onShareEnd((why: ShareEnd) => {
        const words = why === 'hidden' ? 'screens.over.hidden' : 'screens.over.note';
        void toast({ title: t('screens.over'), text: t(words), tone: 'info' });
      }),
    [t],
  );
  return { ...query, share, screen: answer ?? undefined };
}

/** The two answers that a person may give. */
export function useAnswer({ id }: ScreenView) {
  const t = useText();
  const queries = useQueryClient();
  const askAnew = () => queries.invalidateQueries({ queryKey: queryFor(presentScreen).queryKey });
  const tellTrouble = (error: unknown) =>
    toast({ text: errorWords(error, t('network')).join(' '), tone: 'warn' });
  const done = (act: Promise<void>) => act.catch(tellTrouble).then(askAnew);
  return {
    show: () => void done(showScreen(id)),
    refuse: () => void done(refuse(id, 'declined')),
    unable: () => void done(refuse(id, 'unable')),
  };
}
