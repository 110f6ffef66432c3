import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { accountMask } from '@novosel/contract/fields/masks.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { Section } from '../../../shared/panes/section.tsx';
import { EscrowDialog } from './escrow-dialog.tsx';

/** The buyer's escrow account and the act that records it; shown once the contract is signed. */
export const DealEscrow = ({ view }: { view: DeskDeal }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { account, refused } = view.escrow;
  if (!account && refused !== null) return null;
  const rows = account && [
    { key: 'bank', label: t('deal.escrow.bank'), value: account.bank },
    { key: 'bik', label: t('deal.escrow.bik'), value: account.bik },
    {
      key: 'correspondent',
      label: t('deal.escrow.correspondentAccount'),
      value: accountMask.show(account.correspondentAccount),
    },
    { key: 'account', label: t('deal.escrow.account'), value: accountMask.show(account.account) },
  ];
  return (
    <Section title={t('deal.escrow')}>
      {rows ? (
        <div className="small num">
          <Kv rows={rows} />
        </div>
      ) : (
        <p className="small muted">{t('deal.escrow.none')}</p>
      )}
      {refused === null && (
        <div>
          <Button small variant="secondary" onClick={() => setOpen(true)}>
            {account ? t('deal.escrow.replace') : t('deal.escrow.record')}
          </Button>
        </div>
      )}
      {open && <EscrowDialog view={view} onClose={() => setOpen(false)} />}
    </Section>
  );
};
