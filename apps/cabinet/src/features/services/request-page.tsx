import { call } from '@novosel/client/calls/call.ts';
import { listServices, readService, seeService } from '@novosel/contract/services/endpoints.ts';
import { services } from '@novosel/contract/services/rules.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useUser } from '../../shared/account/use-user.ts';
import { useBackLink } from '../../shared/navigation/back-link.tsx';
import { useSeen } from '../../shared/news/use-seen.ts';
import { ChatButton } from '../../shared/support/chat-button.tsx';
import { AbsentRequest } from './absent-request.tsx';
import { OrderedFacts } from './ordered-facts.tsx';
import { RequestActs, waitsForNobody } from './request-acts.tsx';
import { RequestSteps } from './request-steps.tsx';
import { RequestTurn } from './request-turn.tsx';
import styles from './services.module.css';
import { useRequest } from './use-request.ts';

interface RequestPageProps {
  id: string;
  back: 'servicesInsurance' | 'servicesProperty' | 'servicesTax';
}

const seeing = {
  see: (request: string) => call(seeService, { params: { request }, body: {} }),
  stale: [listServices, readService],
};

/**
 * A request: whose turn it is and what to do, what was ordered, what was said; news is seen when it is shown.
 */
export const RequestPage = ({ id, back }: RequestPageProps) => {
  const t = useText();
  const locale = useLocale();
  const found = useRequest(id);
  const { one } = found;
  const user = useUser()?.id;
  useSeen(one, seeing);
  useBackLink({ href: path(back), label: t('services.back', { back }) });
  const acts = one && user !== undefined && <RequestActs key={one.state} one={one} user={user} />;
  return (
    <div className={styles.page}>
      <PageHead
        title={one ? services[one.service][locale] : t('services.one')}
        note={one && t('services.one.number', { number: one.number })}
      />
      {one ? (
        <>
          <RequestTurn one={one} />
          {waitsForNobody(one) && acts}
          <Card title={t('services.ordered.title')}>
            <OrderedFacts one={one} />
          </Card>
          <Card title={t('services.steps')}>
            <RequestSteps one={one} />
            <div className={styles.after}>
              <ChatButton place="section" />
            </div>
          </Card>
          {!waitsForNobody(one) && acts}
        </>
      ) : (
        <AbsentRequest {...found} />
      )}
    </div>
  );
};
