import type { EdsView, OwnOrder } from '@novosel/contract/eds/schema.ts';
import { isExpiring, isInForce, isOpenOrder, signatureStateOf } from '@novosel/contract/eds/states.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import FileKey from 'lucide-react/icons/file-key';
import { factsOf } from '../certificate-facts.ts';
import styles from '../eds.module.css';
import { useEdsWords } from '../eds-words.ts';
import { CancelOrder, RenewCertificate, RevokeCertificate } from './order-acts.tsx';

/** Certificates and requests of the person, the newest first (S3-48, S3-49). */
export const SignatureList = ({ view }: { readonly view: EdsView }) => {
  const t = useText();
  return (
    <Card title={t('eds.list')}>
      <List>
        {view.orders.map((order) => (
          <SignatureRow key={order.id} order={order} now={view.now} />
        ))}
      </List>
    </Card>
  );
};

const tones = { requested: 'warn', active: 'good', inactive: 'neutral' } as const satisfies Record<
  string,
  PillTone
>;

const SignatureRow = ({ order, now }: { readonly order: OwnOrder; readonly now: string }) => {
  const t = useText();
  const words = useEdsWords();
  const facts = factsOf(order);
  const at = Date.parse(now);
  const state = signatureStateOf(facts, at);
  const ends = isExpiring(facts, at);
  const leaves = isInForce(facts, at) && order.revocation === null;
  const title = `${t('eds.kind.short', { kind: order.kind })}, ${words.way(order.way)}`;
  return (
    <ListRow
      icon={FileKey}
      title={title}
      note={useRowNote(order, now)}
      end={
        <span className={styles.end}>
          <Pill tone={ends ? 'warn' : tones[state]}>{t('eds.state', { state, ends: String(ends) })}</Pill>
          {leaves && ends && <RenewCertificate order={order} title={title} />}
          {leaves && <RevokeCertificate order={order} title={title} />}
          {isOpenOrder(order.state) && !order.reported && <CancelOrder order={order} title={title} />}
        </span>
      }
    />
  );
};

function useRowNote(order: OwnOrder, now: string): string {
  const t = useText();
  const words = useEdsWords();
  const { state, number, kind } = order;
  if (state === 'issued') {
    const until = order.validUntil ?? now;
    if (order.revokedAt) return t('eds.row.revoked', { day: words.day(order.revokedAt, now) });
    if (order.revocation) return t('eds.row.revoking');
    const over = Date.parse(until) <= Date.parse(now);
    return t(over ? 'eds.row.over' : 'eds.row.active', { day: words.day(until, now), kind });
  }
  const day = words.day(order.createdAt, now);
  const after = isOpenOrder(state) ? (state === 'to-pay' ? 'unpaid' : state) : (order.reason ?? state);
  return t('eds.row.request', {
    number,
    day,
    state: t('eds.row.state', { state: after, price: words.price(order.kopecks) }),
    money: t('eds.row.money', { payment: order.payment }),
  });
}
