import type { EdsView } from '@novosel/contract/eds/schema.ts';
import { isExpiring } from '@novosel/contract/eds/states.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import FileKey from 'lucide-react/icons/file-key';
import { useEffect, useRef } from 'react';
import { go } from '../../../../shared/navigation/go.ts';
import beside from '../../../../shared/page/beside.module.css';
import { factsOf } from '../certificate-facts.ts';
import { DataCard } from '../data-card.tsx';
import { EdsFrame } from '../eds-frame.tsx';
import { openOrderOf, useEdsWords } from '../eds-words.ts';
import { OtherwiseCard } from '../order/otherwise-card.tsx';
import { InvoiceCard } from './invoice-card.tsx';
import { OrderTurn } from './order-turn.tsx';
import { PlaceCard } from './place-card.tsx';
import { SignatureList } from './signature-list.tsx';

/** The person's certificates and requests, and what is to be done about them (S2.1-21). */
export const SignaturesPage = () => {
  const t = useText();
  return (
    <EdsFrame title={t('eds.mine')} note={t('eds.mine.note')}>
      {(view, user) => <Signatures view={view} user={user} />}
    </EdsFrame>
  );
};

/** Shows the certificate when the order that was open on this page is issued. */
function useIssued({ orders }: EdsView, open: string | undefined): void {
  const before = useRef(open);
  const issued = orders.some(({ id, state }) => id === before.current && state === 'issued');
  useEffect(() => {
    if (issued) void go(path('edsSuccess'));
    else before.current = open;
  }, [issued, open]);
}

interface SignaturesProps {
  readonly view: EdsView;
  /** ID of the reader. */
  readonly user: number;
}

const Signatures = ({ view, user }: SignaturesProps) => {
  const t = useText();
  const order = openOrderOf(view);
  useIssued(view, order?.id);
  const another = (
    <ButtonLink href={path('edsCreate')} variant={view.orders.length > 0 ? 'secondary' : 'primary'}>
      {t('eds.another')}
    </ButtonLink>
  );
  if (view.orders.length === 0)
    return (
      <Card>
        <EmptyState icon={FileKey} title={t('eds.none')} action={another}>
          {t('eds.note')}
        </EmptyState>
      </Card>
    );
  return (
    <div className="stack">
      <Refused view={view} />
      <Ending view={view} />
      {order && order.state !== 'to-pay' && <OrderTurn view={view} order={order} />}
      <div className={beside.flow}>
        <div className="stack">
          {order?.state === 'to-pay' && <InvoiceCard order={order} now={view.now} />}
          <SignatureList view={view} />
          {order && order.way !== 'goskey' && !order.reported && (
            <PlaceCard key={order.id} order={order} now={view.now} user={user} />
          )}
          <DataCard data={view.data} now={view.now} />
        </div>
        <aside className={beside.side}>
          <Card title={t('eds.new')} minor>
            <p className="small muted gap-b">{t('eds.new.note')}</p>
            {another}
          </Card>
          <OtherwiseCard view={view} />
        </aside>
      </div>
    </div>
  );
};

/** The last order was refused: why, and what to do next. */
const Refused = ({ view }: { readonly view: EdsView }) => {
  const t = useText();
  const [last] = view.orders;
  if (last?.state !== 'refused') return null;
  return (
    <Alert tone="bad" title={t('eds.refused', { number: last.number })}>
      {t('eds.refused.note', { reason: last.reason ?? 'other', money: String(last.kopecks > 0) })}
    </Alert>
  );
};

/** A certificate ends soon, or before the term of the deal. */
const Ending = ({ view }: { readonly view: EdsView }) => {
  const t = useText();
  const words = useEdsWords();
  const now = Date.parse(view.now);
  const ending = view.orders.filter((order) => order.revocation === null && isExpiring(factsOf(order), now));
  const longer = view.orders.some((order) => {
    const facts = factsOf(order);
    return (
      facts.state === 'issued' && !isExpiring(facts, now) && (facts.validUntil ?? 0) > now && !facts.revokedAt
    );
  });
  const [first] = ending;
  if (!first?.validUntil || longer) return null;
  const early = view.term !== null && first.validUntil < view.term.until;
  return (
    <Alert tone="warn" title={t('eds.ends', { day: words.day(first.validUntil, view.now) })}>
      {t('eds.ends.note', { early: String(early) })}
    </Alert>
  );
};
