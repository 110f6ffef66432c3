import { queryFor } from '@novosel/client/query-for.ts';
import { getDeletion } from '@novosel/contract/privacy/endpoints.ts';
import { Button } from '@novosel/ui/button.tsx';
import { Card } from '@novosel/ui/card.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { useState } from 'react';
import { PartOf } from '../part-of.tsx';
import { AskDeletion } from './ask-deletion.tsx';
import { DeletionRequest } from './deletion-request.tsx';

/** The end of the account: what goes, what stays and why, before anything is asked for (promise 53). */
export const DeletionCard = () => {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('data.delete')}>
      <PartOf query={queryFor(getDeletion)} failed={t('data.delete.failed')}>
        {({ data }) => {
          if (data.request) return <DeletionRequest request={data.request} now={data.now} />;
          if (open) return <AskDeletion deletion={data} onClose={() => setOpen(false)} />;
          return (
            <div className="stack">
              <p className="small muted">{t('data.delete.note')}</p>
              <div>
                <Button variant="secondary" onClick={() => setOpen(true)}>
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
