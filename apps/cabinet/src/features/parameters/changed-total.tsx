import type { ParametersView } from '@novosel/contract/parameters/schema.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEffect } from 'react';
import { ActionBar } from '../../shared/estate/action-bar.tsx';
import type { useChangeTerms } from './use-change-terms.ts';
import { useCostWords } from './use-cost-words.ts';

type Change = ParametersView['change'];

const place = 'total-changed';

/** The same choice comes to another sum now: what it was, what it is, and why. */
export const ChangedTotal = ({ change }: { change: Change }) => {
  const t = useText();
  const words = useCostWords();
  if (!change) return null;
  const { wasKopecks, isKopecks, why } = change;
  return (
    <div id={place} tabIndex={-1}>
      <Alert tone="warn" title={t('parameters.changed')}>
        <p>
          {t('parameters.changed.words', { was: words.money(wasKopecks), is: words.money(isKopecks), why })}
        </p>
      </Alert>
    </div>
  );
};

/** Leads whoever was refused for another sum to the words about it, when they are there. */
export function useLedToChange(change: Change, isRefused: boolean): void {
  const leads = change !== null && isRefused;
  useEffect(() => {
    if (!leads) return;
    const words = document.getElementById(place);
    words?.scrollIntoView({ block: 'center' });
    words?.focus({ preventScroll: true });
  }, [leads]);
}

interface ReopenProps {
  change: NonNullable<Change>;
  terms: ReturnType<typeof useChangeTerms>;
}

/** The way on from a total that has changed, in place of its confirmation. */
export const ReopenTerms = ({ change, terms }: ReopenProps) => {
  const t = useText();
  const words = useCostWords();
  const act = (
    <Button wide busy={terms.busy} onClick={terms.open}>
      {t('parameters.change')}
    </Button>
  );
  return (
    <>
      <div className="from-tablet">
        <Card title={t('parameters.changed')}>{act}</Card>
      </div>
      <ActionBar left={words.money(change.isKopecks)} right={t('parameters.changed')}>
        {act}
      </ActionBar>
    </>
  );
};
