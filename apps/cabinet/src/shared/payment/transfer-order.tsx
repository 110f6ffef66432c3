import type { TransferOrder as Order } from '@novosel/contract/payments/transfer.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { glue } from '@novosel/contract/texts/text.ts';
import { QrCode } from '@novosel/ui/money/qr-code.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { DownloadPaper } from '../papers/download-paper.tsx';
import { CopyRow } from './copy-row.tsx';
import styles from './transfer-order.module.css';

interface TransferOrderProps {
  order: Order;
  /** Whether the money goes to the reader's own escrow account. */
  escrow?: boolean;
}

/** Where to send money: a QR code for a bank's app, every bank detail to copy, and the invoice as a file. */
export const TransferOrder = ({ order, escrow = false }: TransferOrderProps) => {
  const t = useText();
  const locale = useLocale();
  const { invoice, note, qr } = order;
  const rubles = formatMoney(order.kopecks, { kopecks: order.kopecks % 100 !== 0, suffix: '' }).trim();
  const rows = [
    { name: 'recipient', value: order.recipient },
    { name: escrow ? 'escrow' : 'account', value: order.account },
    { name: 'bank', value: order.bank },
    { name: 'bik', value: order.bik },
    { name: 'correspondent', value: order.correspondentAccount },
    { name: 'inn', value: order.inn },
    { name: 'kpp', value: order.kpp },
    { name: 'sum', value: rubles, copied: String(order.kopecks / 100) },
    { name: 'purpose', value: order.purpose },
  ];
  return (
    <div className={styles.root}>
      {escrow && <p>{t('transfer.escrow.own')}</p>}
      {note && <Alert>{note[locale]}</Alert>}
      <div className={styles.scan}>
        <div className={styles.qr}>
          <QrCode value={qr} label={t('transfer.qr')} />
        </div>
        <div className={styles.how}>
          <b className="title-xs">{t('transfer.scan')}</b>
          <p className="small muted">{t('transfer.scan.note')}</p>
          {invoice && <DownloadPaper paper={invoice}>{t('transfer.invoice')}</DownloadPaper>}
        </div>
      </div>
      <dl>
        {rows
          .filter(({ value }) => value)
          .map(({ name, value, copied }) => (
            <CopyRow key={name} label={t(`transfer.${name}`)} value={glue(value)} copied={copied ?? value} />
          ))}
      </dl>
    </div>
  );
};
