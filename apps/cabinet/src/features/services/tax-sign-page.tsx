import { errorWords } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listConsents } from '@novosel/contract/consents/endpoints.ts';
import { listServices, readService, sendTaxCode, signService } from '@novosel/contract/services/endpoints.ts';
import { services } from '@novosel/contract/services/rules.ts';
import type { ServiceView } from '@novosel/contract/services/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { Text, useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ConsentLink } from '../../shared/consents/consent-link.tsx';
import { SignConsent } from '../../shared/consents/sign-consent.tsx';
import { useBackLink } from '../../shared/navigation/back-link.tsx';
import { go } from '../../shared/navigation/go.ts';
import { AbsentRequest } from '../../shared/requests/absent-request.tsx';
import { RequestFacts } from '../../shared/requests/request-facts.tsx';
import styles from '../../shared/requests/requests.module.css';
import { useRequest } from '../../shared/requests/use-requests.ts';
import { serviceFamily } from './service-family.tsx';

/** S2.2-04: the person signs the request for a tax deduction, and it is sent. */
export const TaxSignPage = () => {
  const t = useText();
  const locale = useLocale();
  const { id = '' } = useParams();
  const found = useRequest(serviceFamily, id);
  const { one } = found;
  useBackLink({ href: path('servicesTax'), label: services.tax[locale] });
  return (
    <div className={styles.page}>
      <PageHead
        title={t('services.sign.title')}
        note={one && t('requests.one.number', { number: one.number })}
      />
      {!one && <AbsentRequest home={serviceFamily.home} {...found} />}
      {one?.state === 'draft' && <Signing one={one} />}
      {one && one.state !== 'draft' && (
        <Alert tone="good" title={t('services.sign.done')}>
          <ButtonLink href={path('servicesTaxCreate', { id })} variant="secondary" small>
            {t('requests.see')}
          </ButtonLink>
        </Alert>
      )}
    </div>
  );
};

const Signing = ({ one }: { one: ServiceView }) => {
  const t = useText();
  const consents = useQuery(queryFor(listConsents));
  const stale = [readService, listServices, listConsents];
  const sign = useCall(signService, {
    invalidates: stale,
    afterRefusal: stale,
    onDone: ({ data }) => go(path('servicesTaxSuccess', { number: String(data.number) })),
  });
  const inForce = consents.data?.data.some(({ kind, withdrawnAt }) => kind === 'tax' && !withdrawnAt);
  const send = (code?: string) =>
    sign.mutate({ params: { request: one.id }, body: { agree: true, ...(code && { code }) } });
  return (
    <>
      <Card title={t('requests.ordered.title')}>
        <RequestFacts facts={serviceFamily.facts} one={one} />
      </Card>
      <Card title={t('services.sign.card')} aria-busy={inForce === undefined || undefined}>
        <p className="gap-b">{t('services.sign.note')}</p>
        {inForce === undefined && <Skeleton lines={2} height="44px" />}
        {inForce === false && (
          <SignConsent
            endpoint={sendTaxCode}
            stale={stale}
            act={sign}
            onSign={send}
            unread={t('services.sign.unread')}
            label={t('services.sign.send')}
            variant="primary"
          >
            <Text id="services.sign.agree" components={{ link: <ConsentLink kind="tax" /> }} />
          </SignConsent>
        )}
        {inForce && (
          <>
            <Button busy={sign.isPending} onClick={() => send()}>
              {t('services.sign.send')}
            </Button>
            <ErrorAlert errors={sign.error ? errorWords(sign.error, t('network')) : []} />
          </>
        )}
      </Card>
    </>
  );
};
