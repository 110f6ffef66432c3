import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Timeline } from '@novosel/ui/blocks/timeline.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';

interface HandoverPromisesProps {
  estate: Estate;
  promises: EstateCard['promises'];
}

/** Promised handover dates: every promise ever made is shown, none is overwritten. */
export const HandoverPromises = ({ estate, promises }: HandoverPromisesProps) => {
  const t = useText();
  const words = useEstateWords();
  const newestFirst = promises.toSorted((a, b) => b.promisedOn.localeCompare(a.promisedOn));
  return (
    <Card title={t('catalogue.keys', { quarter: words.quarter(estate.handover) })}>
      {newestFirst.length > 1 ? (
        <>
          <p className="small muted">{t('catalogue.keys.moved')}</p>
          <Timeline
            items={newestFirst.map((promise, index) => ({
              key: `${promise.promisedOn} ${promise.year}`,
              title: words.quarter(promise),
              when: t('catalogue.keys.promised', { date: formatDate(promise.promisedOn) }),
              dateTime: promise.promisedOn,
              now: index === 0,
            }))}
          />
        </>
      ) : (
        <p className="small muted">
          {t('catalogue.keys.once', {
            date: formatDate(newestFirst[0]?.promisedOn ?? estate.handover.promisedOn),
          })}
        </p>
      )}
    </Card>
  );
};
