import { errorWords } from '@novosel/client/calls/errors.ts';
import { queriesOf, queryFor } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { archiveNotification, listNotifications } from '@novosel/contract/notifications/endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Archives a notification: on the page at once, and refetches the list when the server has it (S4.9-02,
 * S4.9-03). Without a connection it is sent later; a refusal brings the notification back.
 */
export const useArchive = (id: number): (() => void) => {
  const t = useText();
  const queries = useQueryClient();
  const archive = useCall(archiveNotification, { invalidates: [listNotifications] });
  return () => {
    queries.setQueryData(
      queryFor(listNotifications).queryKey,
      (list) =>
        list && {
          ...list,
          data: list.data.map((one) => (one.id === id ? { ...one, isNew: false, isArchive: true } : one)),
        },
    );
    // The row may be unmounted before the answer comes: unlike its callbacks, the promise is still settled.
    void archive.mutateAsync({ body: { id } }).catch((error: unknown) => {
      void queries.invalidateQueries(queriesOf(listNotifications));
      void toast({ tone: 'bad', text: errorWords(error, t('network'))[0] });
    });
  };
};
