import { orderCertificate } from '@novosel/contract/eds/order-endpoints.ts';
import { type EdsView, orderForm } from '@novosel/contract/eds/schema.ts';
import type { SignatureKind } from '@novosel/contract/eds/states.ts';
import { priceOfWay, readyBy, type SignatureWay, signatureWays } from '@novosel/contract/eds/ways.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type ComponentType, useState } from 'react';
import { ActionBar } from '../../../../shared/estate/action-bar.tsx';
import { go } from '../../../../shared/navigation/go.ts';
import beside from '../../../../shared/page/beside.module.css';
import { DataCard } from '../data-card.tsx';
import styles from '../eds.module.css';
import { EdsBrief } from '../eds-brief.tsx';
import { EdsFrame } from '../eds-frame.tsx';
import { useEdsWords } from '../eds-words.ts';
import { useEdsAct } from '../use-eds.ts';
import { AsOf, OtherwiseCard } from './otherwise-card.tsx';
import { firstPlace, type Place, PlaceFields, placeBody } from './place-fields.tsx';

/** The order of one way (S2.1-29…32). */
const OrderPage = ({ way }: { readonly way: SignatureWay }) => {
  const t = useText();
  return (
    <EdsFrame title={t('eds.create', { way })} note={t('eds.note')}>
      {(view) => <Order view={view} way={way} />}
    </EdsFrame>
  );
};

const Order = ({ view, way }: { readonly view: EdsView; readonly way: SignatureWay }) => {
  const t = useText();
  const words = useEdsWords();
  const [kind, setKind] = useState<SignatureKind>('qualified');
  const [place, setPlace] = useState<Place>(() => firstPlace(way, view.now));
  const [tried, setTried] = useState(false);
  const act = useEdsAct(orderCertificate, () => go(path('edsSignatures')));
  const parsed = orderForm.safeParse({ way, kind, renews: null, ...placeBody(way, place) });
  const price = words.price(priceOfWay(way, isoDay(view.now)));
  const ready = words.ready(way, readyBy(way, new Date(view.now)), view.now);
  const send = () => {
    setTried(true);
    if (parsed.success) act.send({ body: parsed.data });
  };
  const button = view.data.confirmedAt ? (
    <Button wide busy={act.busy} onClick={send}>
      {t('eds.create.act', { way })}
    </Button>
  ) : (
    <ButtonLink wide href={path('edsCheck')}>
      {t('eds.data.confirm')}
    </ButtonLink>
  );
  return (
    <>
      <EdsBrief
        view={view}
        step={view.data.confirmedAt ? 'issue' : 'passport'}
        title={t('eds.create.what', { way, confirmed: String(view.data.confirmedAt !== null) })}
      />
      <div className={beside.flow}>
        <div className="stack">
          {way === 'goskey' ? (
            <KindCard kind={kind} choose={setKind} />
          ) : (
            <Card title={t('eds.create.place', { way })}>
              <PlaceFields
                way={way}
                now={view.now}
                place={place}
                change={(more) => setPlace({ ...place, ...more })}
                error={tried && !parsed.success ? t('eds.visit.address.wrong') : undefined}
              />
            </Card>
          )}
          <DataCard data={view.data} now={view.now} />
        </div>
        <aside className={beside.side}>
          <Card title={t('eds.chosen')} minor>
            <div className="stack">
              <p className="title-m">{words.way(way)}</p>
              <Kv
                rows={[
                  { key: 'price', label: t('eds.price'), value: price },
                  { key: 'ready', label: t('eds.ready'), value: ready },
                  { key: 'bring', label: t('eds.bring.label'), value: t('eds.bring', { way }) },
                ]}
              />
              <RefusalAlert words={act.words} />
              <div className={styles.act}>{button}</div>
              <p className="small muted">{t('eds.order.note', { way })}</p>
            </div>
          </Card>
          <OtherwiseCard view={view} />
          <AsOf day={isoDay(view.now)} now={view.now} />
        </aside>
      </div>
      <ActionBar left={`${words.way(way)}, ${price}`} right={ready}>
        {button}
      </ActionBar>
    </>
  );
};

interface KindCardProps {
  readonly kind: SignatureKind;
  readonly choose: (kind: SignatureKind) => void;
}

/** Which signature the app issues: for a contract only the qualified one does. */
const KindCard = ({ kind, choose }: KindCardProps) => {
  const t = useText();
  const words = useEdsWords();
  return (
    <Card title={t('eds.kind.title')}>
      <RadioCards<SignatureKind>
        label={t('eds.kind.title')}
        hideLabel
        choices={(['qualified', 'enhanced'] as const).map((value) => ({
          value,
          title: words.kind(value),
          note: t('eds.kind.note', { kind: value }),
        }))}
        value={kind}
        onChange={choose}
      />
    </Card>
  );
};

/** The page of each way, as the router takes it. */
export const orderPages = Object.fromEntries(
  signatureWays.map((way): [SignatureWay, ComponentType] => [way, () => <OrderPage way={way} />]),
) as Record<SignatureWay, ComponentType>;
