import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import type { DeskAct } from '@novosel/contract/desk/rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { refusalKey } from './act-refusal.ts';
import styles from './deal-task.module.css';
import { AskRefundDialog } from './money/ask-refund-dialog.tsx';
import { CashDialog } from './money/cash-dialog.tsx';
import { ReturnCashDialog } from './money/return-cash-dialog.tsx';
import { ReturnOtherwiseDialog } from './money/return-otherwise-dialog.tsx';
import { TransferDialog } from './money/transfer-dialog.tsx';
import { CancelDialog } from './terms/cancel-dialog.tsx';
import { ExtendDialog } from './terms/extend-dialog.tsx';
import { TermsDialog } from './terms/terms-dialog.tsx';

const dialogs = {
  extend: ExtendDialog,
  'change-terms': TermsDialog,
  cancel: CancelDialog,
  'confirm-cash': CashDialog,
  'confirm-transfer': TransferDialog,
  'return-cash': ReturnCashDialog,
  'ask-refund-again': AskRefundDialog,
  'return-otherwise': ReturnOtherwiseDialog,
};

/** Acts that wait for the accountant. */
const ofMoney: readonly DeskAct[] = ['confirm-transfer', 'confirm-cash', 'return-cash', 'ask-refund-again'];

/**
 * Acts of the desk; one that is not possible yet says why. The server leaves out acts that will never be
 * possible.
 */
export const DealActs = ({ view, now }: { view: DeskDeal; now: number }) => {
  const t = useText();
  const [open, setOpen] = useState<DeskAct>();
  const { state } = view.deal.booking;
  // Due acts first, disabled ones last with their reason.
  const place = ({ act, refused }: DeskDeal['acts'][number]) =>
    refused ? 2 : Number(!ofMoney.includes(act));
  const acts = view.acts.toSorted((a, b) => place(a) - place(b));
  const Dialog = open && dialogs[open];
  if (acts.length === 0) return null;
  return (
    <>
      <div className={styles.acts}>
        {acts.map(({ act, refused }) => (
          <div key={act} className={styles.act}>
            <Button
              small
              variant={ofMoney.includes(act) && !refused ? 'primary' : 'secondary'}
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
