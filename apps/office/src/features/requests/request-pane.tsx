import { queryFor } from '@novosel/client/queries/query-for.ts';
import {
  type DeskService,
  readDeskService,
  type ServiceTab,
} from '@novosel/contract/services/desk-endpoints.ts';
import { deskActsAt, services } from '@novosel/contract/services/rules.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { InboxHead } from '../../shared/inbox/inbox-head.tsx';
import { CardPane } from '../../shared/panes/card-pane.tsx';
import { servicesPath } from '../../shared/paths.ts';
import { OrderedFacts } from './ordered-facts.tsx';
import { RequestState } from './request-state.tsx';
import { RequestSteps } from './request-steps.tsx';
import { StepForm } from './step-form.tsx';

interface RequestPaneProps {
  id: string;
  /** The tab from which it was opened. */
  tab: ServiceTab;
}

/** One request whole: who ordered, what, what was said, what to do. */
export const RequestPane = ({ id, tab }: RequestPaneProps) => {
  const t = useText();
  const query = useQuery(queryFor(readDeskService, { params: { request: id } }));
  return (
    <CardPane
      look="inbox"
      label={t('services.one')}
      back={{ href: servicesPath(undefined, tab), words: t('services.title') }}
      query={query}
      view={query.data?.data}
      absent={{ title: t('services.absent'), note: t('services.absent.note') }}
      failed={t('services.one.failed')}
    >
      {(one) => (
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
    </CardPane>
  );
};

const Head = ({ one }: { one: DeskService }) => {
  const t = useText();
  const locale = useLocale();
  const { number, service, buyer, now } = one;
  return (
    <InboxHead
      title={services[service][locale]}
      by={t('services.by', { number, name: buyer.name })}
      buyer={buyer}
      end={<RequestState {...one} now={Date.parse(now)} />}
    />
  );
};
