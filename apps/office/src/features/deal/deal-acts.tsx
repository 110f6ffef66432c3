import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import type { DeskAct } from '@novosel/contract/desk/rules.ts';
import { tookCash } from '@novosel/contract/payments/took-cash.ts';
import { Button } from '@novosel/ui/button.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { useState } from 'react';
import { refusalKey } from './act-refusal.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CashDialog } from './cash-dialog.tsx';
import styles from './deal-task.module.css';
import { ExtendDialog } from './extend-dialog.tsx';
import { ReturnCashDialog } from './return-cash-dialog.tsx';

const dialogs = {
  extend: ExtendDialog,
  cancel: CancelDialog,
  'confirm-cash': CashDialog,
  'return-cash': ReturnCashDialog,
};

const atCashDesk: readonly DeskAct[] = ['confirm-cash', 'return-cash'];

/** The acts of the desk; one that cannot be done now says why. */
export const DealActs = ({ view, now }: { view: DeskDeal; now: number }) => {
  const t = useText();
  const [open, setOpen] = useState<DeskAct>();
  const { state, payment } = view.deal.booking;
  // Few bookings end with cash to give back: on all others this act would only ask to be explained.
  const owesCash = state === 'refunding' && tookCash(payment);
  const acts = view.acts.filter(({ act }) => act !== 'return-cash' || owesCash);
  const Dialog = open && dialogs[open];
  return (
    <>
      <div className={styles.acts}>
        {acts.map(({ act, refused }) => (
          <div key={act} className={styles.act}>
            <Button
              small
              variant={atCashDesk.includes(act) && !refused ? 'primary' : 'secondary'}
              disabledReason={refused && t(refusalKey(act, refused, state))}
              onClick={() => setOpen(act)}
            >
              {t(`deal.act.${act}`)}
            </Button>
          </div>
        ))}
      </div>
      {Dialog && <Dialog view={view} now={now} onClose={() => setOpen(undefined)} />}
    </>
  );
};
