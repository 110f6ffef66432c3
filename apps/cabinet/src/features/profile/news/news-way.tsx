import { errorWords } from '@novosel/client/calls/errors.ts';
import { queryKeyOf } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import type { NewsKind } from '@novosel/contract/notifications/subscriptions.ts';
import {
  chooseSubscription,
  listSubscriptions,
  type Subscriptions,
} from '@novosel/contract/notifications/subscriptions-endpoints.ts';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './news.module.css';

interface NewsWayProps {
  kind: NewsKind;
  way: Subscriptions['items'][number]['ways'][number];
}

/** One channel of one kind of news: a switch, or a note that it is always on. */
export const NewsWay = ({ kind, way: { channel, on, mayChoose } }: NewsWayProps) => {
  const t = useText();
  const queries = useQueryClient();
  /** Shows the pressed state at once; the answer corrects it later. */
  const [wanted, setWanted] = useState<boolean>();
  const choose = useCall(chooseSubscription, {
    oneByOne: true,
    onDone: (answer) => queries.setQueryData(queryKeyOf(listSubscriptions), answer),
  });
  const name = t(`news.by.${channel}`);
  if (!mayChoose) return <p className={styles.fixed}>{t('news.fixed', { way: name })}</p>;
  return (
    <Checkbox
      value={wanted ?? on}
      onChange={(value) => {
        if (choose.isPending) return;
        setWanted(value);
        choose.mutate({ body: { kind, channel, on: value } }, { onSettled: () => setWanted(undefined) });
      }}
      error={choose.error ? errorWords(choose.error, t('network'))[0] : undefined}
    >
      {name}
    </Checkbox>
  );
};
