import type { RequestItem } from '@novosel/contract/requests/calls.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { ComponentType } from 'react';
import { useUser } from '../../account/use-user.ts';
import { type Back, useBackLink } from '../../navigation/back-link.tsx';
import type { RequestKinds } from '../request-family.ts';
import styles from '../requests.module.css';

interface OrderPageProps<Kind extends string, Item extends RequestItem> {
  family: RequestKinds<Kind, Item>;
  kind: Kind;
  /** Link to the page above this one. */
  back: Back;
  form: ComponentType<{ user: number }>;
}

/** The page that makes a request. */
export const OrderPage = <Kind extends string, Item extends RequestItem>(
  props: OrderPageProps<Kind, Item>,
) => {
  const { family, kind, back, form: Form } = props;
  const t = useText();
  const locale = useLocale();
  const user = useUser()?.id;
  useBackLink(back);
  return (
    <div className={styles.page}>
      <PageHead title={family.words.kind(kind, locale)} note={family.words.orderNote(t, kind)} />
      <Card aria-busy={user === undefined || undefined}>
        {user === undefined ? <Skeleton lines={4} height="56px" /> : <Form user={user} />}
      </Card>
    </div>
  );
};
