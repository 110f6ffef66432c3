import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listDelegates } from '@novosel/contract/delegates/endpoints.ts';
import { delegatesAtMost } from '@novosel/contract/delegates/rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List } from '@novosel/ui/blocks/list-row.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { useUser } from '../../../shared/account/use-user.ts';
import { PartOf } from '../../../shared/page/part-of.tsx';
import { useFocusTitle } from '../use-focus-title.tsx';
import { useFrozenReason } from '../use-frozen-reason.ts';
import { GivenRow } from './given-row.tsx';
import { NameForm, nameDraft } from './name-form.tsx';
import { ReceivedRow } from './received-row.tsx';

/** «Доверенные лица»: the person's delegates and principals (decision 034). */
export const DelegatesCard = () => {
  const t = useText();
  const user = useUser()?.id;
  const [chosen, setChosen] = useState<boolean>();
  // The draft of a reloaded page opens the form again.
  const open = user !== undefined && (chosen ?? draftOf(nameDraft, user).read() !== undefined);
  const frozen = useFrozenReason();
  const { title, toTitle } = useFocusTitle(t('delegates.title'));
  const close = () => {
    draftOf(nameDraft).forget();
    setChosen(false);
    toTitle();
  };
  return (
    <Card title={title}>
      <div className="stack">
        <p className="small muted">{t('delegates.note')}</p>
        <PartOf query={queryFor(listDelegates)} failed={t('delegates.failed')}>
          {({ data: { given, received, now } }) => (
            <>
              {given.length > 0 && (
                <List label={t('delegates.title')}>
                  {given.map((trust) => (
                    <GivenRow key={trust.id} trust={trust} now={now} user={user ?? 0} onFocusLost={toTitle} />
                  ))}
                </List>
              )}
              {open ? (
                <NameForm now={now} user={user} pressed={chosen === true} onClose={close} />
              ) : (
                <div>
                  <Button
                    variant="secondary"
                    disabledReason={
                      frozen ??
                      (given.length >= delegatesAtMost ? t('delegates.full', { max: delegatesAtMost }) : null)
                    }
                    onClick={() => setChosen(true)}
                  >
                    {t('delegates.add')}
                  </Button>
                </div>
              )}
              {received.length > 0 && (
                <section className="stack" aria-labelledby="trusted-by">
                  <h3 className="title-xs" id="trusted-by">
                    {t('delegates.received')}
                  </h3>
                  <List label={t('delegates.received')}>
                    {received.map((trust) => (
                      <ReceivedRow key={trust.id} trust={trust} now={now} onFocusLost={toTitle} />
                    ))}
                  </List>
                </section>
              )}
            </>
          )}
        </PartOf>
      </div>
    </Card>
  );
};
