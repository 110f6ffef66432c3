import { payOrder } from '@novosel/contract/eds/order-endpoints.ts';
import type { OwnOrder } from '@novosel/contract/eds/schema.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { bankLink } from '../../../../shared/payment/bank-link.ts';
import { useEdsWords } from '../eds-words.ts';
import { useEdsAct } from '../use-eds.ts';

interface InvoiceCardProps {
  readonly order: OwnOrder;
  readonly now: string;
}

/** What is to be paid for an order, until when; the browser leaves for the acquirer's page. */
export const InvoiceCard = ({ order, now }: InvoiceCardProps) => {
  const t = useText();
  const words = useEdsWords();
  const pay = useEdsAct(payOrder, ({ data }) => {
    const link = bankLink(data.confirmationUrl);
    if (link) window.location.assign(link);
  });
  const price = words.price(order.kopecks);
  const by = (method: 'acquiring' | 'sbp') => pay.send({ params: { order: order.id }, body: { method } });
  const { payment } = order;
  const troubled = payment === 'unclear' || payment === 'declined';
  return (
    <Card title={t('eds.invoice')} end={<Pill tone="turn">{t('eds.invoice.pay')}</Pill>}>
      <div className="stack">
        <p className="title-l num">{price}</p>
        <Kv
          rows={[
            {
              key: 'number',
              label: t('eds.invoice.number'),
              value: t('eds.invoice.of', { number: order.number, day: words.day(order.createdAt, now) }),
            },
            { key: 'what', label: t('eds.invoice.what'), value: t('eds.invoice.for', { way: order.way }) },
            ...(order.until
              ? [{ key: 'until', label: t('eds.invoice.until'), value: words.time(order.until, now) }]
              : []),
            { key: 'fee', label: t('eds.invoice.fee'), value: t('eds.invoice.fee.none') },
          ]}
        />
        {troubled && (
          <Alert tone={payment === 'declined' ? 'bad' : 'warn'} title={t('eds.payment', { payment })}>
            {t('eds.payment.note', { payment })}
          </Alert>
        )}
        <RefusalAlert words={pay.words} />
        <div className="row">
          <Button busy={pay.busy} onClick={() => by('acquiring')}>
            {t('eds.invoice.act', { price })}
          </Button>
        </div>
        <p className="small muted">{t('eds.invoice.note')}</p>
      </div>
    </Card>
  );
};
