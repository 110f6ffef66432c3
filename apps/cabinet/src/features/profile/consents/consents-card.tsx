import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listConsents } from '@novosel/contract/consents/endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List } from '@novosel/ui/blocks/list-row.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { PartOf } from '../../../shared/page/part-of.tsx';
import { ConsentRow } from './consent-row.tsx';

/** The person's consents, word for word, and the way to withdraw them (ruling S4.3-04, promise 53). */
export const ConsentsCard = () => {
  const t = useText();
  return (
    <Card title={t('profile.consents')}>
      <PartOf query={queryFor(listConsents)} failed={t('profile.consents.failed')}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="muted">{t('profile.consents.none')}</p>
          ) : (
            <List label={t('profile.consents')}>
              {data.map((consent) => (
                <ConsentRow key={`${consent.sha256} ${consent.givenAt}`} consent={consent} />
              ))}
            </List>
          )
        }
      </PartOf>
    </Card>
  );
};
