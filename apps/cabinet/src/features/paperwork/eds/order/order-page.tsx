import { orderCertificate } from '@novosel/contract/eds/order-endpoints.ts';
import { type EdsView, orderForm } from '@novosel/contract/eds/schema.ts';
import type { SignatureKind } from '@novosel/contract/eds/states.ts';
import { type SignatureWay, signatureWays } from '@novosel/contract/eds/ways.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type ComponentType, useState } from 'react';
import { go } from '../../../../shared/navigation/go.ts';
import beside from '../../../../shared/page/beside.module.css';
import { DataCard } from '../data-card.tsx';
import { EdsBrief } from '../eds-brief.tsx';
import { EdsFrame } from '../eds-frame.tsx';
import { useEdsWords } from '../eds-words.ts';
import { useEdsAct } from '../use-eds.ts';
import { ChosenWay } from './chosen-way.tsx';
import { firstPlace, PlaceFields, placeBody } from './place-fields.tsx';
import { usePlace } from './use-place.ts';

/** The order of one way (S2.1-29…32). */
const OrderPage = ({ way }: { readonly way: SignatureWay }) => {
  const t = useText();
  return (
    <EdsFrame title={t('eds.create', { way })} note={t('eds.note')}>
      {(view, user) => <Order view={view} way={way} user={user} />}
    </EdsFrame>
  );
};

interface OrderProps {
  readonly view: EdsView;
  readonly way: SignatureWay;
  /** ID of the reader. */
  readonly user: number;
}

const Order = ({ view, way, user }: OrderProps) => {
  const t = useText();
  const [kind, setKind] = useState<SignatureKind>('qualified');
  const { now } = view;
  const { place, change, forget } = usePlace({ name: way, user, now }, firstPlace(way, now));
  const [tried, setTried] = useState(false);
  const act = useEdsAct(orderCertificate, () => {
    forget();
    return go(path('edsSignatures'));
  });
  const parsed = orderForm.safeParse({ way, kind, renews: null, ...placeBody(way, place) });
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
                change={change}
                error={tried && !parsed.success ? t('eds.visit.address.wrong') : undefined}
              />
            </Card>
          )}
          <DataCard data={view.data} now={view.now} />
        </div>
        <ChosenWay
          view={view}
          way={way}
          about={{ key: 'bring', label: t('eds.bring.label'), value: t('eds.bring', { way }) }}
          words={act.words}
        >
          {button}
        </ChosenWay>
      </div>
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
