import { errorWords, RefusalError } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { getDeal, listDeals } from '@novosel/contract/deals/endpoints.ts';
import { getParameters, saveParameters } from '@novosel/contract/parameters/endpoints.ts';
import { quoteOf } from '@novosel/contract/parameters/quote.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { useUser } from '../../shared/account/use-user.ts';
import { DealBrief } from '../../shared/deal/deal-brief.tsx';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import { go } from '../../shared/navigation/go.ts';
import { isWrongStep, tellWrongStep } from '../../shared/navigation/wrong-step.ts';
import beside from '../../shared/page/beside.module.css';
import { ChosenTerms } from './chosen-terms.tsx';
import { FinishingCard } from './finishing-card.tsx';
import { LotsCard } from './lots/lots-card.tsx';
import { OwnershipCard } from './ownership-card.tsx';
import styles from './parameters.module.css';
import { ParametersScreen, type ScreenProps } from './parameters-screen.tsx';
import { PriceCard } from './price-card.tsx';
import { SavingsCard } from './savings-card.tsx';
import { useChoiceForm } from './use-choice-form.ts';
import { WayTerms } from './way-terms.tsx';
import { WaysCard } from './ways-card.tsx';

/** Terms of the deal (S2.3-07): a form until they are chosen, then a summary. */
export default function ParametersPage() {
  const user = useUser();
  return (
    <ParametersScreen withLots>
      {(props) =>
        props.view.place === 'parameters' ? (
          user && <Choice key={props.view.quote?.id ?? 'first'} {...props} user={user.id} />
        ) : (
          <ChosenTerms {...props}>
            <LotsCard deal={props.deal} />
          </ChosenTerms>
        )
      }
    </ParametersScreen>
  );
}

const Choice = ({ deal, view, user }: ScreenProps & { user: number }) => {
  const t = useText();
  const locale = useLocale();
  const words = useEstateWords();
  const { estate } = deal.card;
  const kept = useChoiceForm(view, estate.id, user);
  const { form, values, choiceOf, offer } = kept;
  const [persons, setPersons] = useState(1);
  const stale = [getParameters, getDeal, listDeals];
  const save = useCall(saveParameters, {
    invalidates: stale,
    afterRefusal: stale,
    onDone: () => {
      kept.forget();
      return go(path('dealParametersSuccess', { estate: estate.id }));
    },
  });
  const quote = quoteOf(offer, choiceOf(values), persons);
  const refuse = (error: Error) => {
    if (isWrongStep(error)) tellWrongStep(estate.id);
    // He has agreed to the price that was on the screen.
    if (error instanceof RefusalError && error.code === 'PRICE_CHANGED') kept.change({ agree: false });
  };
  const submit = (filled: typeof values) => {
    const choice = choiceOf(filled);
    const { kopecks } = quoteOf(offer, choice);
    save.mutate(
      { params: { estate: estate.id }, body: { ...choice, agree: true, priceKopecks: kopecks } },
      { onError: refuse },
    );
  };
  const refused = save.error && !isWrongStep(save.error) ? errorWords(save.error, t('network')) : [];
  return (
    <>
      <PageHead
        title={t('parameters.title')}
        note={t('parameters.note', {
          estate: capital(words.name(estate)),
          area: words.area(estate.areas.all),
          complex: estate.complex.title,
          day: formatDay(view.now, { now: view.now, locale }),
        })}
      />
      <DealBrief deal={deal} title={t('parameters.brief')} next={t('parameters.next')} />
      <Form
        form={form}
        plain
        busy={save.isPending}
        errors={refused}
        onSubmit={submit}
        label={t('parameters.title')}
      >
        <div className={styles.page}>
          <WaysCard kept={kept} persons={persons} onPersons={setPersons} now={view.now} />
          <div className={beside.flow}>
            <div className="stack">
              <WayTerms kept={kept} />
              <OwnershipCard kept={kept} />
              <FinishingCard kept={kept} now={view.now} />
              <LotsCard deal={deal} />
              <SavingsCard kept={kept} booked={deal.booking.price} now={view.now} />
            </div>
            <PriceCard
              kept={kept}
              quote={quote}
              persons={persons}
              booked={deal.booking.price}
              busy={save.isPending}
              now={view.now}
            />
          </div>
        </div>
      </Form>
    </>
  );
};
