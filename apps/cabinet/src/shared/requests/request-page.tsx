import { call } from '@novosel/client/calls/call.ts';
import type { RequestItem, RequestView } from '@novosel/contract/requests/calls.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useMemo } from 'react';
import { useUser } from '../account/use-user.ts';
import { type Back, useBackLink } from '../navigation/back-link.tsx';
import { useSeen } from '../news/use-seen.ts';
import { ChatButton } from '../support/chat-button.tsx';
import { AbsentRequest } from './absent-request.tsx';
import { RequestActs, waitsForNobody } from './request-acts.tsx';
import { RequestFacts } from './request-facts.tsx';
import type { RequestFamily } from './request-family.ts';
import { RequestSteps } from './request-steps.tsx';
import { RequestTurn } from './request-turn.tsx';
import styles from './requests.module.css';
import { useRequest } from './use-requests.ts';

interface RequestPageProps<Kind extends string, Item extends RequestItem, View extends Item & RequestView> {
  family: RequestFamily<Kind, Item, View>;
  id: string;
  /** Link to the page above this one. */
  back: Back;
}

/** One request: turn, acts, order and conversation. Showing it marks its news as seen. */
export const RequestPage = <Kind extends string, Item extends RequestItem, View extends Item & RequestView>({
  family,
  id,
  back,
}: RequestPageProps<Kind, Item, View>) => {
  const t = useText();
  const locale = useLocale();
  const found = useRequest(family, id);
  const { one } = found;
  const user = useUser()?.id;
  const { list, read, see, words, action } = family;
  const seeing = useMemo(
    () => ({
      see: (request: string) => call(see, { params: { request }, body: {} }),
      stale: [list, read],
    }),
    [list, read, see],
  );
  useSeen(one, seeing);
  useBackLink(back);
  const acts = one && user !== undefined && (
    <RequestActs key={one.state} family={family} one={one} user={user} />
  );
  return (
    <div className={styles.page}>
      <PageHead
        title={one ? words.kind(family.kindOf(one), locale) : t('requests.one')}
        note={one && t('requests.one.number', { number: one.number })}
      />
      {one ? (
        <>
          <RequestTurn one={one} words={words} action={action?.(t, one)} />
          {waitsForNobody(one) && acts}
          <Card title={t('requests.ordered.title')}>
            <RequestFacts facts={family.facts} one={one} />
          </Card>
          <Card title={t('requests.steps')}>
            <RequestSteps one={one} did={words.did} />
            <div className={styles.after}>
              <ChatButton place="section" />
            </div>
          </Card>
          {!waitsForNobody(one) && acts}
        </>
      ) : (
        <AbsentRequest home={family.home} {...found} />
      )}
    </div>
  );
};
