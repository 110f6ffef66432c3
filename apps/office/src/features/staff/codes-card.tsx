import { queryFor } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { deskSecurity } from '@novosel/contract/session/own-desk-endpoints.ts';
import { newRecoveryCodes } from '@novosel/contract/session/staff-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refusalWords } from '../../shared/words/refusal-words.ts';
import { CodesShown } from './codes-shown.tsx';
import { ProofForm } from './proof-form.tsx';

/** How many recovery codes are left, and a button to replace them all. */
export const CodesCard = () => {
  const t = useText();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const title = useRef<HTMLSpanElement>(null);
  const toTitle = () => title.current?.focus({ preventScroll: true });
  const left = useQuery(queryFor(deskSecurity)).data?.data.codesLeft;
  const none = left === 0;
  const renew = useCall(newRecoveryCodes, {
    invalidates: [deskSecurity],
    onDone: ({ data }) => {
      setAsking(false);
      setCodes(data.codes);
    },
  });
  const keep = () => {
    toTitle();
    setCodes(undefined);
  };
  const cancel = () => {
    toTitle();
    setAsking(false);
    renew.reset();
  };
  return (
    <Card
      title={
        <span ref={title} tabIndex={-1}>
          {t('staff.codes')}
        </span>
      }
    >
      <div className="stack">
        {none && !codes ? (
          <Alert>{t('security.codes.none')}</Alert>
        ) : (
          <p className="small muted">
            {left === undefined ? t('security.codes.note') : t('security.codes.left', { left })}
          </p>
        )}
        {codes && <CodesShown codes={codes} onKept={keep} />}
        {!codes && !asking && (
          <div>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {t(none ? 'security.codes.make' : 'security.codes.act')}
            </Button>
          </div>
        )}
        {asking && (
          <ProofForm
            error={renew.error ? refusalWords(renew.error, locale)[0] : undefined}
            busy={renew.isPending}
            onCode={(code) => renew.mutate({ body: { code } })}
            onCancel={cancel}
            submit={t(none ? 'security.codes.make' : 'security.codes.submit')}
          />
        )}
      </div>
    </Card>
  );
};
