import { errorWords } from '@novosel/client/calls/errors.ts';
import { queriesOf, queryFor } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { archiveNotification, listNotifications } from '@novosel/contract/notifications/endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Closes a notification for good: at once on the page, and the list is read again when the server has it
 * (S4.9-02, S4.9-03). Without a connection it goes later by itself; a refusal brings the notification back.
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
    // The row may be gone from the list by the time of the answer: a promise is heard all the same.
    void archive.mutateAsync({ body: { id } }).catch((error: unknown) => {
      void queries.invalidateQueries(queriesOf(listNotifications));
      void toast({ tone: 'bad', text: errorWords(error, t('network'))[0] });
    });
  };
};
