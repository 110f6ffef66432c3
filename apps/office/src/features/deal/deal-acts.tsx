import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import type { DeskAct } from '@novosel/contract/desk/rules.ts';
import { Button } from '@novosel/ui/button.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { useState } from 'react';
import { refusalKey } from './act-refusal.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CashDialog } from './cash-dialog.tsx';
import styles from './deal-task.module.css';
import { ExtendDialog } from './extend-dialog.tsx';

const dialogs = { extend: ExtendDialog, cancel: CancelDialog, 'confirm-cash': CashDialog };

/** The acts of the desk; one that cannot be done now says why. */
export const DealActs = ({ view, now }: { view: DeskDeal; now: number }) => {
  const t = useText();
  const [open, setOpen] = useState<DeskAct>();
  const { state } = view.deal.booking;
  const Dialog = open && dialogs[open];
  return (
    <>
      <div className={styles.acts}>
        {view.acts.map(({ act, refused }) => (
          <div key={act} className={styles.act}>
            <Button
              small
              variant={act === 'confirm-cash' && !refused ? 'primary' : 'secondary'}
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
