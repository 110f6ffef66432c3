import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getDeletion } from '@novosel/contract/privacy/endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PartOf } from '../../../shared/page/part-of.tsx';
import { useFrozenReason } from '../use-frozen-reason.ts';
import { useKeptTitle } from '../use-kept-title.tsx';
import { AskDeletion } from './ask-deletion.tsx';
import { DeletionRequest } from './deletion-request.tsx';

/** Deletion of the account: says what is deleted, what is kept and why, before the request (promise 53). */
export const DeletionCard = () => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const frozen = useFrozenReason();
  const { data: known } = useQuery(queryFor(getDeletion));
  const step = known?.data.request ? 'asked' : open;
  const title = useKeptTitle(t('data.delete'), known && step);
  return (
    <Card title={title}>
      <PartOf query={queryFor(getDeletion)} failed={t('data.delete.failed')}>
        {({ data }) => {
          if (data.request) return <DeletionRequest request={data.request} now={data.now} />;
          if (open) return <AskDeletion deletion={data} onClose={() => setOpen(false)} />;
          return (
            <div className="stack">
              <p className="small muted">{t('data.delete.note')}</p>
              <div>
                <Button variant="secondary" disabledReason={frozen} onClick={() => setOpen(true)}>
                  {t('data.delete.open')}
                </Button>
              </div>
            </div>
          );
        }}
      </PartOf>
    </Card>
  );
};
