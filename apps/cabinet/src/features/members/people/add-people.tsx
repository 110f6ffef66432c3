import { membersAtMost } from '@novosel/contract/members/owners.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import type { OpenProps } from '../open-props.ts';
import { ownerKey } from '../tasks.ts';
import { AddChildForm, childDraft } from './add-child-form.tsx';
import { InviteForm } from './invite-form.tsx';

/** The main buyer invites an adult, or names a child, while there is room. */
export const AddPeople = (props: OpenProps) => {
  const t = useText();
  const { view } = props;
  if (view.members.length >= membersAtMost)
    return <p className="small muted">{t('members.full', { max: membersAtMost })}</p>;
  return (
    <>
      {(view.ownership === 'shared' || view.ownership === 'child') && <ChildCard {...props} />}
      <Card id={view.ownership === 'child' ? undefined : ownerKey} title={t('members.invite')}>
        <p className="small muted gap-b">{t('members.invite.note')}</p>
        <InviteForm {...props} />
      </Card>
    </>
  );
};

const ChildCard = (props: OpenProps) => {
  const { view, deal, user, open, onOpen } = props;
  const t = useText();
  const draft = childDraft(deal.card.estate.id, user);
  const [chosen, setChosen] = useState<boolean>();
  const isOwner = view.ownership === 'child';
  const asked = isOwner && open === ownerKey;
  // What was typed before a reload is found again where it was typed.
  const shown = chosen ?? (asked || draft.read() !== undefined);
  const close = () => {
    draft.forget();
    setChosen(false);
    if (asked) onOpen(undefined);
  };
  return (
    <Card id={isOwner ? ownerKey : undefined} title={t('members.addChild')}>
      <p className="small muted gap-b">{t('members.addChild.note')}</p>
      {shown ? (
        <AddChildForm {...props} onClose={close} />
      ) : (
        <Button variant="secondary" onClick={() => setChosen(true)}>
          {t('members.addChild.open')}
        </Button>
      )}
    </Card>
  );
};
