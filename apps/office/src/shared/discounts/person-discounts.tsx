import { queryFor } from '@novosel/client/queries/query-for.ts';
import { type DeskDiscount, listPersonDiscounts } from '@novosel/contract/loyalty/desk-endpoints.ts';
import { discountGivers, discountReaders } from '@novosel/contract/loyalty/desk-rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { List } from '@novosel/ui/blocks/list-row.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayBy } from '../may-by.ts';
import { Section } from '../panes/section.tsx';
import { useRoles } from '../use-roles.ts';
import { DiscountRow } from './discount-row.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** A buyer's personal discounts, and the acts that give and withdraw them; for roles that may. */
export const PersonDiscounts = ({ person }: { person: number }) => {
  const roles = useRoles();
  if (!mayBy(discountReaders, roles)) return null;
  return <Discounts person={person} gives={mayBy(discountGivers, roles)} />;
};

const Discounts = ({ person, gives }: { person: number; gives: boolean }) => {
  const t = useText();
  const [asking, setAsking] = useState<'give' | DeskDiscount>();
  const query = useQuery(queryFor(listPersonDiscounts, { params: { person } }));
  const close = () => setAsking(undefined);
  if (!query.data)
    return (
      <Section title={t('discounts.title')}>
        <LoadState query={query} failed={{ title: t('discounts.failed') }}>
          <Skeleton lines={2} />
        </LoadState>
      </Section>
    );
  const { now, items } = query.data.data;
  const denied = gives ? null : t('discounts.denied');
  return (
    <Section title={t('discounts.title')}>
      {items.length === 0 && <p className="small muted">{t('discounts.none')}</p>}
      <List label={t('discounts.title')}>
        {items.map((one) => (
          <DiscountRow
            key={one.id}
            discount={one}
            now={now}
            onWithdraw={gives ? () => setAsking(one) : undefined}
          />
        ))}
      </List>
      <div>
        <Button small variant="secondary" disabledReason={denied} onClick={() => setAsking('give')}>
          {t('discounts.give')}
        </Button>
      </div>
      {asking === 'give' && <GiveDialog person={person} now={now} onClose={close} />}
      {asking && asking !== 'give' && <WithdrawDialog person={person} discount={asking} onClose={close} />}
    </Section>
  );
};
