import { mayCheckMembers } from '@novosel/contract/members/may-change.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { leadTo } from '../lead-to.ts';
import type { MemberProps } from '../open-props.ts';
import { shortName } from '../short-name.ts';
import { consentKey, papersKey } from '../tasks.ts';
import { AdultForm } from './adult-form.tsx';
import { ChildPapersForm } from './child-papers-form.tsx';
import { ConsentStep } from './consent-step.tsx';
import styles from './papers.module.css';

/** The reader's part of a card: what he fills in for himself or his child. */
export const OwnPart = (props: MemberProps) => {
  const { member, view, open } = props;
  if (!member.mine || !mayCheckMembers(view.place)) return null;
  const { state } = member;
  if (state === 'joined')
    return open === consentKey ? (
      <ConsentStep {...props} />
    ) : (
      <Opener {...props} what="consent" to={consentKey} />
    );
  if (state !== 'filling' && state !== 'returned' && state !== 'sent') return null;
  const key = papersKey(member.id);
  if (open !== key) return <Opener {...props} what={state === 'filling' ? 'papers' : 'correct'} to={key} />;
  return member.kind === 'child' ? <ChildPapersForm {...props} /> : <AdultForm {...props} />;
};

const Opener = ({ member, onOpen, what, to }: MemberProps & { what: string; to: string }) => {
  const t = useText();
  return (
    <div className={styles.opener}>
      <Button
        small
        variant="secondary"
        aria-label={t('members.open.of', { what, name: shortName(member.name) })}
        onClick={() => {
          onOpen(to);
          leadTo(to);
        }}
      >
        {t('members.open', { what })}
      </Button>
    </div>
  );
};
