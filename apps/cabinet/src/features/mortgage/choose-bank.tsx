import { errorWords } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { getDeal, listDeals } from '@novosel/contract/deals/endpoints.ts';
import { type Bid, chooseBid, getMortgage } from '@novosel/contract/mortgage/endpoints.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { useState } from 'react';
import styles from './offers.module.css';

interface ChooseBankProps {
  bid: Bid;
  /** Whether its button is the primary one. */
  best: boolean;
}

/** The choice is final, so the page says first what it means. */
export const ChooseBank = ({ bid, best }: ChooseBankProps) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const stale = [getMortgage, listDeals, getDeal];
  const choose = useCall(chooseBid, { invalidates: stale, afterRefusal: stale });
  const show = () => {
    choose.reset();
    setOpen(true);
  };
  return (
    <div className={styles.act}>
      <Button
        wide
        variant={best ? 'primary' : 'secondary'}
        aria-label={t('mortgage.choose.named', { bank: bid.bank, best: String(best) })}
        onClick={show}
      >
        {t('mortgage.choose', { best: String(best) })}
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        size="sm"
        title={t('mortgage.choose.ask')}
        note={t('mortgage.choose.terms', {
          bank: bid.bank,
          sum: formatMoney(bid.monthlyKopecks ?? 0, { suffix: t('ui.money.suffix') }),
        })}
        actions={
          <>
            <Button busy={choose.isPending} onClick={() => choose.mutate({ body: { bid: bid.id } })}>
              {t('mortgage.choose.yes')}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('mortgage.choose.back')}
            </Button>
          </>
        }
      >
        <p className="gap-b">{t('mortgage.choose.means')}</p>
        <ErrorAlert errors={choose.error ? errorWords(choose.error, t('network')) : []} />
      </Modal>
    </div>
  );
};
