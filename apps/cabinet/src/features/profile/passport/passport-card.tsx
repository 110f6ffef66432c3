import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getOwnPassport } from '@novosel/contract/passports/endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { PartOf } from '../../../shared/page/part-of.tsx';
import { usePassportOwner } from '../../../shared/passport/use-passport-form.ts';
import { useKeptTitle } from '../use-kept-title.tsx';
import { ownDraft } from './own-draft.ts';
import { PassportEditor } from './passport-editor.tsx';
import { PassportView } from './passport-view.tsx';

/**
 * The person's passport: he types and corrects it here until the desk has checked it, then requests a change.
 */
export const PassportCard = () => {
  const t = useText();
  const user = usePassportOwner();
  const [chosen, setChosen] = useState<boolean>();
  const { data: known } = useQuery(queryFor(getOwnPassport));
  const own = known?.data;
  // The draft of a reloaded page opens the form again.
  const kept = own && user && draftOf(ownDraft, user.id).read() !== undefined;
  const open = chosen ?? kept ?? false;
  const waits = own?.change?.state === 'asked';
  const title = useKeptTitle(t('ownPassport'), own && `${own.state} ${open} ${waits}`);
  const top = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    // The form is longer than the screen: without this the page would end up below the card.
    if (wasOpen.current && !open) top.current?.scrollIntoView({ block: 'nearest' });
    wasOpen.current = open;
  }, [open]);
  return (
    <Card title={<span ref={top}>{title}</span>}>
      <PartOf query={queryFor(getOwnPassport)} failed={t('ownPassport.failed')} height="320px">
        {({ data }) => {
          if (!open || !user || waits) return <PassportView own={data} onOpen={() => setChosen(true)} />;
          const close = () => {
            draftOf(ownDraft).forget();
            setChosen(false);
          };
          return <PassportEditor own={data} user={user} onClose={close} />;
        }}
      </PartOf>
    </Card>
  );
};
