import { errorWords } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { type DealView, getDeal, listDeals } from '@novosel/contract/deals/endpoints.ts';
import { confirmTotal, getParameters } from '@novosel/contract/parameters/endpoints.ts';
import type { QuoteView } from '@novosel/contract/parameters/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { DealBrief } from '../../shared/deal/deal-brief.tsx';
import { useDealPeople } from '../../shared/deal/use-deal-people.ts';
import { ActionBar } from '../../shared/estate/action-bar.tsx';
import { EstateFacts } from '../../shared/estate/estate-facts.tsx';
import { EstatePlan } from '../../shared/estate/estate-plan.tsx';
import { go } from '../../shared/navigation/go.ts';
import { isWrongStep, tellWrongStep } from '../../shared/navigation/wrong-step.ts';
import beside from '../../shared/page/beside.module.css';
import { ChangedTotal, ReopenTerms, useLedToChange } from './changed-total.tsx';
import { ChosenTerms } from './chosen-terms.tsx';
import { TakenLots } from './lots/taken-lots.tsx';
import styles from './parameters.module.css';
import { ParametersScreen, type ScreenProps } from './parameters-screen.tsx';
import { QuoteCard } from './quote-card.tsx';
import { useChangeTerms } from './use-change-terms.ts';
import { useCostWords } from './use-cost-words.ts';

/** Everything of the deal on one page, and one act under it (S2.3-32, S4.1-07: 213). */
export default function TotalPage() {
  return (
    <ParametersScreen>
      {(props) => {
        const { quote, place } = props.view;
        return place === 'total' ? <Total {...props} quote={quote} /> : <ChosenTerms {...props} />;
      }}
    </ParametersScreen>
  );
}

const Total = ({ deal, view, quote }: ScreenProps & { quote: QuoteView | null }) => {
  const t = useText();
  const { estate } = deal.card;
  const change = useChangeTerms(estate.id);
  return (
    <>
      <PageHead title={t('parameters.total.title')} note={t('parameters.total.note')} />
      <DealBrief deal={deal} title={t('parameters.total.brief')} next={t('parameters.total.next')} />
      <div className={beside.flow}>
        <div className="stack">
          <ChangedTotal change={view.change} />
          {quote ? (
            <QuoteCard
              deal={deal}
              view={view}
              quote={quote}
              title={t('parameters.quote')}
              end={
                !view.change && (
                  <Button variant="secondary" small busy={change.busy} onClick={change.open}>
                    {t('parameters.change')}
                  </Button>
                )
              }
            />
          ) : (
            <Card title={t('parameters.quote')}>
              <p className="gap-b">{t('parameters.total.desk')}</p>
              <Button busy={change.busy} onClick={change.open}>
                {t('parameters.choose')}
              </Button>
            </Card>
          )}
          <Card title={t('parameters.fact.estate')}>
            <div className={styles.plan}>
              <EstatePlan card={deal.card} maxHeight={280} />
            </div>
            <EstateFacts estate={estate} />
          </Card>
          <Owners deal={deal} />
          <TakenLots estate={estate} />
          <ErrorAlert errors={change.words} />
        </div>
        {quote && <Confirm estate={estate.id} view={view} quote={quote} terms={change} />}
      </div>
    </>
  );
};

const Owners = ({ deal }: { deal: DealView }) => {
  const t = useText();
  const { people } = useDealPeople(deal);
  return (
    <Card title={t('parameters.total.owners')}>
      <Kv rows={people.map(({ key, name, note }) => ({ key, label: name, value: note }))} />
    </Card>
  );
};

interface ConfirmProps {
  estate: number;
  view: ScreenProps['view'];
  quote: QuoteView;
  terms: ReturnType<typeof useChangeTerms>;
}

const Confirm = ({ estate, view: { change }, quote, terms }: ConfirmProps) => {
  const t = useText();
  const words = useCostWords();
  // A tick belongs to one calculation: another one needs its own.
  const [agreedTo, setAgreedTo] = useState<string>();
  const agreed = agreedTo === quote.hash;
  const [asked, setAsked] = useState(false);
  const stale = [getParameters, getDeal, listDeals];
  const confirm = useCall(confirmTotal, {
    invalidates: stale,
    afterRefusal: stale,
    onDone: () => go(path('dealView', { estate })),
  });
  useLedToChange(change, confirm.isError);
  const send = () => {
    setAsked(true);
    if (agreed)
      confirm.mutate(
        { params: { estate }, body: { hash: quote.hash } },
        { onError: (error) => isWrongStep(error) && tellWrongStep(estate) },
      );
    else document.getElementById('total-agree')?.focus();
  };
  const refused = confirm.error && !isWrongStep(confirm.error) ? errorWords(confirm.error, t('network')) : [];
  const act = (
    <Button wide busy={confirm.isPending} onClick={send}>
      {t('parameters.confirm')}
    </Button>
  );
  if (change)
    return (
      <aside className={beside.side}>
        <ReopenTerms change={change} terms={terms} />
      </aside>
    );
  return (
    <aside className={beside.side}>
      <Card>
        <ErrorAlert errors={refused} />
        <Checkbox
          id="total-agree"
          value={agreed}
          onChange={(is) => setAgreedTo(is ? quote.hash : undefined)}
          error={asked && !agreed ? t('parameters.confirm.must') : undefined}
        >
          {t('parameters.confirm.agree')}
        </Checkbox>
        <div className={styles.act}>{act}</div>
        <p className="small muted">{t('parameters.confirm.note')}</p>
      </Card>
      <ActionBar left={words.money(quote.kopecks)} right={words.form(quote.choice.form)}>
        {act}
      </ActionBar>
    </aside>
  );
};
