import { placeOrder } from '@novosel/contract/eds/order-endpoints.ts';
import { type OwnOrder, placeForm } from '@novosel/contract/eds/schema.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useState } from 'react';
import { firstPlace, type Place, PlaceFields, placeBody } from '../order/place-fields.tsx';
import { usePlace } from '../order/use-place.ts';
import { useEdsAct } from '../use-eds.ts';

interface PlaceCardProps {
  readonly order: OwnOrder;
  readonly now: string;
  /** ID of the reader. */
  readonly user: number;
}

/** Another time or place of an open order. */
export const PlaceCard = ({ order, now, user }: PlaceCardProps) => {
  const t = useText();
  const { way, visit, branch } = order;
  const first = firstPlace(way, now);
  const { place, change, forget } = usePlace(
    { name: order.id, user, now },
    {
      ...first,
      ...(visit && { address: visit.address, from: visit.from as Place['from'] }),
      branch: branch ?? first.branch,
    },
  );
  const [tried, setTried] = useState(false);
  const act = useEdsAct(placeOrder, () => {
    forget();
    return toast({ tone: 'good', title: t('eds.place.done') });
  });
  const parsed = placeForm.safeParse(placeBody(way, place));
  const send = () => {
    setTried(true);
    if (parsed.success) act.send({ params: { order: order.id }, body: parsed.data });
  };
  return (
    <Card title={t('eds.place.other', { way })}>
      <div className="stack">
        <RefusalAlert words={act.words} />
        <PlaceFields
          way={way}
          now={now}
          place={place}
          change={change}
          error={tried && !parsed.success ? t('eds.visit.address.wrong') : undefined}
        />
        <div className="row">
          <Button variant="secondary" busy={act.busy} onClick={send}>
            {t('eds.place.act')}
          </Button>
        </div>
      </div>
    </Card>
  );
};
