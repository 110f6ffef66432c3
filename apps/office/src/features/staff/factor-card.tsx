import { useCall } from '@novosel/client/queries/use-call.ts';
import { deskSecurity } from '@novosel/contract/session/own-desk-endpoints.ts';
import { beginFactor, finishFactor } from '@novosel/contract/session/staff-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useRef, useState } from 'react';
import { isWrongStep } from '../../shared/acts/use-stale-step.ts';
import { refusalWords } from '../../shared/words/refusal-words.ts';
import { FactorSecret } from './factor-secret.tsx';
import { FirstNumber } from './first-number.tsx';
import { FocusOnArrival } from './focus-on-arrival.tsx';
import { ProofForm } from './proof-form.tsx';

/**
 * Replaces the authenticator: the person re-authenticates by the present one, and enters the first code of
 * the new one.
 */
export const FactorCard = () => {
  const t = useText();
  const locale = useLocale();
  const title = useRef<HTMLSpanElement>(null);
  const toTitle = () => title.current?.focus({ preventScroll: true });
  const [stale, setStale] = useState(false);
  const [asking, setAsking] = useState(false);
  const [begun, setBegun] = useState<AnswerOf<typeof beginFactor>['data']>();
  const begin = useCall(beginFactor, {
    invalidates: [deskSecurity],
    onDone: ({ data }) => {
      setStale(false);
      setBegun(data);
    },
  });
  const finish = useCall(finishFactor, {
    onDone: () => {
      close();
      void toast({ title: t('security.factor.done'), tone: 'good' });
    },
  });
  const back = () => {
    setBegun(undefined);
    begin.reset();
    finish.reset();
  };
  const close = () => {
    toTitle();
    setAsking(false);
    setStale(false);
    back();
  };
  const sendNumber = (ticket: string, code: string) =>
    finish.mutate(
      { body: { ticket, code } },
      {
        onError: (error) => {
          // The key of this page is no longer valid: it was shown too long ago, or another page was given
          // one.
          if (!isWrongStep(error)) return;
          setStale(true);
          back();
        },
      },
    );
  const words = (error: Error | null) => (error ? refusalWords(error, locale)[0] : undefined);
  return (
    <Card
      title={
        <span ref={title} tabIndex={-1}>
          {t('security.factor')}
        </span>
      }
    >
      <div className="stack">
        <p className="small muted">{t('security.factor.note')}</p>
        {!asking && (
          <div>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {t('security.factor.act')}
            </Button>
          </div>
        )}
        {asking && !begun && stale && (
          <Alert tone="warn" urgent>
            {t('security.factor.stale')}
          </Alert>
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
            <FocusOnArrival>
              <FactorSecret {...begun} />
            </FocusOnArrival>
            <FirstNumber
              error={words(finish.error)}
              busy={finish.isPending}
              onNumber={(code) => sendNumber(begun.ticket, code)}
              submit={t('security.factor.submit')}
            />
            <LinkButton onClick={close}>{t('security.cancel')}</LinkButton>
          </>
        )}
      </div>
    </Card>
  );
};
