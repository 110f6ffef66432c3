import { RefusalError } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import {
  type DeskService,
  readDeskService,
  type ServiceTab,
} from '@novosel/contract/services/desk-endpoints.ts';
import { deskActsAt, services } from '@novosel/contract/services/rules.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import listPane from '../../shared/panes/list-pane.module.css';
import { servicesPath } from '../../shared/paths.ts';
import { OrderedFacts } from './ordered-facts.tsx';
import { RequestState } from './request-state.tsx';
import { RequestSteps } from './request-steps.tsx';
import styles from './services.module.css';
import { StepForm } from './step-form.tsx';

interface RequestPaneProps {
  id: string;
  /** The tab from which it was opened. */
  tab: ServiceTab;
}

/** One request whole: who ordered, what, what was said, what to do. */
export const RequestPane = ({ id, tab }: RequestPaneProps) => {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(
    queryFor(readDeskService, { params: { request: id } }),
  );
  const one = data?.data;
  const absent = error instanceof RefusalError && ['NOT_FOUND', 'VALIDATION'].includes(error.code);
  return (
    <section
      className={listPane.pane}
      aria-label={t('services.one')}
      aria-busy={(!one && !error) || undefined}
    >
      <div className={styles.back}>
        <BackLink href={servicesPath(undefined, tab)}>{t('services.title')}</BackLink>
      </div>
      {!one && !error && <Skeleton lines={5} height="48px" />}
      {absent && <EmptyState title={t('services.absent')}>{t('services.absent.note')}</EmptyState>}
      {!one && error && !absent && (
        <ErrorState title={t('services.one.failed')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {one && (
        <>
          <Head one={one} />
          <OrderedFacts one={one} />
          <RequestSteps one={one} />
          {deskActsAt(one.state).length > 0 ? (
            <StepForm key={one.state} id={one.id} state={one.state} />
          ) : (
            <p className="muted">{t('services.idle', { turn: one.turn })}</p>
          )}
        </>
      )}
    </section>
  );
};

const Head = ({ one }: { one: DeskService }) => {
  const t = useText();
  const locale = useLocale();
  const { number, service, buyer, now } = one;
  return (
    <header className={styles.head}>
      <div>
        <h2 className="title-s">{services[service][locale]}</h2>
        <p className="small muted">
          {t('services.by', { number, name: buyer.name })}
          {buyer.phone && (
            <>
              {' · '}
              <a href={`tel:+${buyer.phone}`}>{phoneMask.show(`+${buyer.phone}`)}</a>
            </>
          )}
          {buyer.email && (
            <>
              {' · '}
              <a href={`mailto:${buyer.email}`}>{buyer.email}</a>
            </>
          )}
        </p>
      </div>
      <RequestState {...one} now={Date.parse(now)} />
    </header>
  );
};
