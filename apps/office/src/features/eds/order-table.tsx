import {
  type DeskOrder,
  type IdentityMark,
  orderRefundRoles,
  refundOrder,
} from '@novosel/contract/eds/desk-endpoints.ts';
import { branches } from '@novosel/contract/eds/ways.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Table } from '@novosel/ui/blocks/table.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { type ReactNode, useState } from 'react';
import { mayBy } from '../../shared/may-by.ts';
import { useRoles } from '../../shared/use-roles.ts';
import { MarkDialog } from './mark-dialog.tsx';
import styles from './order-table.module.css';
import { useEdsAct } from './use-eds-act.ts';

interface OrderTableProps {
  readonly items: readonly DeskOrder[];
  readonly now: string;
}

interface Marked {
  readonly order: DeskOrder;
  readonly mark: IdentityMark;
}

/** Orders by when they are due. */
export const OrderTable = ({ items, now }: OrderTableProps) => {
  const t = useText();
  const [marked, setMarked] = useState<Marked>();
  const where = useWhere(now);
  const cells: readonly (readonly [name: string, title: string, cell: (order: DeskOrder) => ReactNode])[] = [
    ['number', t('eds.number'), ({ number }) => String(number)],
    ['person', t('eds.person'), (order) => <Person order={order} />],
    ['way', t('eds.way'), ({ way, kind }) => `${t('eds.way.is', { way })}, ${t('eds.kind', { kind })}`],
    ['where', t('eds.where'), where],
    ['state', t('eds.state'), (order) => <State order={order} />],
    [
      'marks',
      t('eds.marks'),
      (order) => <Marks order={order} onMark={(mark) => setMarked({ order, mark })} />,
    ],
  ];
  const columns = cells.map(([key, title, cell]) => ({ key, title, cell }));
  return (
    <>
      <Table caption={t('eds.table')} rows={[...items]} rowKey={({ id }) => id} columns={columns} />
      {marked && <MarkDialog {...marked} onClose={() => setMarked(undefined)} />}
    </>
  );
};

interface OfOrder {
  readonly order: DeskOrder;
}

const Person = ({ order: { fullName, person } }: OfOrder) => (
  <>
    {fullName}
    <br />
    <span className="small muted num">{phoneMask.show(person.phone)}</span>
  </>
);

const State = ({ order: { state, refundFailed, reported, way } }: OfOrder) => {
  const t = useText();
  // Goskey sees the passport itself: nobody of us has to.
  const isOurs = state === 'identity' && way !== 'goskey';
  const said = refundFailed ? 'refund' : state.replaceAll('-', '_');
  return (
    <Pill tone={refundFailed ? 'bad' : isOurs ? 'us' : 'neutral'}>
      {t('eds.state.is', { state: said, reported: String(reported) })}
    </Pill>
  );
};

const Marks = ({ order, onMark }: OfOrder & { readonly onMark: (mark: IdentityMark) => void }) => {
  const t = useText();
  return (
    <div className={order.marks.length > 0 ? `row ${styles.marks}` : 'row'}>
      {order.marks.map((mark) => (
        <Button key={mark} variant="secondary" small onClick={() => onMark(mark)}>
          {t('eds.mark', { mark })}
        </Button>
      ))}
      {order.refundFailed && <RefundAgain order={order} />}
    </div>
  );
};

function useWhere(now: string) {
  const t = useText();
  const locale = useLocale();
  return ({ visit, branch, missed, way }: DeskOrder): string => {
    if (visit) {
      const { address, day, from } = visit;
      const date = formatDay(`${day}T12:00:00+03:00`, { now, locale });
      return t('eds.visit', { day: date, from, to: from + 4, address, missed });
    }
    const found = branches.find((one) => one.code === branch)?.address[locale];
    return found ?? (way === 'goskey' ? t('eds.app') : '');
  };
}

/** Asks the acquirer again for the money of an order. */
const RefundAgain = ({ order }: { readonly order: DeskOrder }) => {
  const t = useText();
  const act = useEdsAct(refundOrder);
  if (!mayBy(orderRefundRoles, useRoles())) return null;
  return (
    <>
      <RefusalAlert words={act.words} />
      <Button
        variant="secondary"
        small
        busy={act.isPending}
        onClick={() => act.send({ params: { order: order.id }, body: {} })}
      >
        {t('eds.refund', { sum: formatMoney(order.kopecks) })}
      </Button>
    </>
  );
};
