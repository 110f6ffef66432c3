import { movesFrom } from '@novosel/contract/deals/rules.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import type { ScreenProps } from './parameters-screen.tsx';
import { QuoteCard } from './quote-card.tsx';
import { useChangeTerms } from './use-change-terms.ts';

/**
 * The terms as they were chosen, once the deal has gone on; they may change until the total is confirmed.
 */
export const ChosenTerms = ({ deal, view, children }: ScreenProps & { children?: ReactNode }) => {
  const t = useText();
  const { estate } = deal.card;
  const change = useChangeTerms(estate.id);
  const { quote, place } = view;
  const mayChange = movesFrom(place).some(
    ({ event }) => event === 'change-parameters' || event === 'choose-other-payment',
  );
  return (
    <>
      <PageHead
        title={t('parameters.chosen')}
        note={t(mayChange ? 'parameters.chosen.open' : 'parameters.chosen.closed')}
      />
      <div className="stack">
        {quote ? (
          <QuoteCard deal={deal} view={view} quote={quote} title={t('parameters.quote')} />
        ) : (
          <Card title={t('parameters.quote')}>
            <p>{t('parameters.chosen.desk')}</p>
          </Card>
        )}
        {children}
        <ErrorAlert errors={change.words} />
        <div className="row">
          {mayChange && (
            <Button variant="secondary" busy={change.busy} onClick={change.open}>
              {t('parameters.change')}
            </Button>
          )}
          <ButtonLink
            href={path('dealView', { estate: estate.id })}
            variant={mayChange ? 'quiet' : 'secondary'}
          >
            {t('parameters.deal')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
};
