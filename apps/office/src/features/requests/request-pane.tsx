import { queryFor } from '@novosel/client/queries/query-for.ts';
import type { DeskRequest } from '@novosel/contract/requests/any-endpoints.ts';
import type { RequestTab } from '@novosel/contract/requests/desk-endpoints.ts';
import { deskActsIn, type RequestInbox } from '@novosel/contract/requests/inbox.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { InboxHead } from '../../shared/inbox/inbox-head.tsx';
import { CardPane } from '../../shared/panes/card-pane.tsx';
import { kindWords } from './kind-words.ts';
import { OrderedFacts } from './ordered-facts.tsx';
import { requestsPath } from './paths.ts';
import { RequestState } from './request-state.tsx';
import { RequestSteps } from './request-steps.tsx';
import { StepForm } from './step-form.tsx';

interface RequestPaneProps {
  inbox: RequestInbox;
  id: string;
  /** The tab of the list beside it. */
  tab: RequestTab;
}

/** One request in full: the buyer, the order, the messages, the form of the next step. */
export const RequestPane = ({ inbox, id, tab }: RequestPaneProps) => {
  const t = useText();
  const locale = useLocale();
  const { name, title, desk, facts } = inbox;
  const query = useQuery(queryFor(desk.one, { params: { request: id } }));
  return (
    <CardPane
      look="inbox"
      label={t('requests.one')}
      back={{ href: requestsPath(name, undefined, tab), words: title[locale] }}
      query={query}
      view={query.data?.data}
      absent={{ title: t('requests.absent'), note: t('requests.absent.note') }}
      failed={t('requests.one.failed')}
    >
      {(one) => (
        <>
          <Head inbox={inbox} one={one} />
          <OrderedFacts facts={facts} one={one} />
          <RequestSteps inbox={inbox} one={one} />
          {deskActsIn(inbox, one.state).length > 0 ? (
            <StepForm key={one.state} inbox={inbox} id={one.id} state={one.state} />
          ) : (
            <p className="muted">{t('requests.idle', { turn: one.turn })}</p>
          )}
        </>
      )}
    </CardPane>
  );
};

const Head = ({ inbox, one }: { inbox: RequestInbox; one: DeskRequest }) => {
  const t = useText();
  const locale = useLocale();
  const { number, buyer, now } = one;
  return (
    <InboxHead
      title={kindWords(inbox, one, locale)}
      by={t('requests.by', { number, name: buyer.name })}
      buyer={buyer}
      end={<RequestState {...one} states={inbox.states} now={Date.parse(now)} />}
    />
  );
};
