import { useCall } from '@novosel/client/use-call.ts';
import type { AnswerOf } from '@novosel/contract/endpoint.ts';
import { deskSecurity } from '@novosel/contract/session/own-desk-endpoints.ts';
import { beginFactor, finishFactor } from '@novosel/contract/session/staff-endpoints.ts';
import { Button } from '@novosel/ui/button.tsx';
import { Card } from '@novosel/ui/card.tsx';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import { toast } from '@novosel/ui/toasts.tsx';
import { useState } from 'react';
import { refusalWords } from '../../words/refusal-words.ts';
import { FactorSecret } from './factor-secret.tsx';
import { FirstNumber } from './first-number.tsx';
import { ProofForm } from './proof-form.tsx';

/** Another telephone in place of the present one: proved by the present one, confirmed by the first number of the new. */
export const FactorCard = () => {
  const t = useText();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const [begun, setBegun] = useState<AnswerOf<typeof beginFactor>['data']>();
  const begin = useCall(beginFactor, {
    invalidates: [deskSecurity],
    onDone: ({ data }) => setBegun(data),
  });
  const close = () => {
    setAsking(false);
    setBegun(undefined);
    begin.reset();
  };
  const finish = useCall(finishFactor, {
    onDone: () => {
      close();
      void toast({ title: t('security.factor.done'), tone: 'good' });
    },
  });
  const words = (error: Error | null) => (error ? refusalWords(error, locale)[0] : undefined);
  return (
    <Card title={t('security.factor')}>
      <div className="stack">
        <p className="small muted">{t('security.factor.note')}</p>
        {!asking && (
          <div>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {t('security.factor.act')}
            </Button>
          </div>
        )}
        {asking && !begun && (
          <ProofForm
            error={words(begin.error)}
            busy={begin.isPending}
            onCode={(code) => begin.mutate({ body: { code } })}
            onCancel={close}
            submit={t('security.factor.next')}
          />
        )}
        {begun && (
          <>
            <FactorSecret {...begun} />
            <FirstNumber
              error={words(finish.error)}
              busy={finish.isPending}
              onNumber={(code) => finish.mutate({ body: { ticket: begun.ticket, code } })}
              submit={t('security.factor.submit')}
            />
            <LinkButton onClick={close}>{t('security.cancel')}</LinkButton>
          </>
        )}
      </div>
    </Card>
  );
};
