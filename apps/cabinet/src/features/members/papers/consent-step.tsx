import { consentAsMember } from '@novosel/contract/members/endpoints.ts';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { wordsCheck } from '@novosel/ui/form/words-check.ts';
import { Text, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { ConsentLink } from '../../../shared/consents/consent-link.tsx';
import type { MemberProps } from '../open-props.ts';
import { consentKey } from '../tasks.ts';
import { useMembersCall } from '../use-members-call.ts';
import styles from './papers.module.css';

/** A member consents for himself to what is done with his data, before he fills anything in. */
export const ConsentStep = ({ member, deal, onOpen }: MemberProps) => {
  const t = useText();
  const { id: estate } = deal.card.estate;
  const check = wordsCheck<{ agree: boolean }>(({ agree }) => ({
    agree: agree ? undefined : t('members.consent.must'),
  }));
  const { form, bind } = useKeptForm(check, { agree: false }, { late: true });
  const { busy, words, send } = useMembersCall(consentAsMember, estate, () => {
    onOpen(undefined);
    void toast({ tone: 'good', title: t('members.consent.done') });
  });
  return (
    <Form
      id={consentKey}
      form={form}
      plain
      busy={busy}
      className={styles.part}
      errors={words}
      onSubmit={() => send({ params: { estate, member: member.id }, body: { agree: true } })}
      label={t('members.consent')}
    >
      <p>{t('members.consent.what')}</p>
      <div data-wrong={bind('agree').error ? '' : undefined}>
        <Checkbox {...bind('agree')}>
          <Text id="members.consent.agree" components={{ link: <ConsentLink kind="deal" /> }} />
        </Checkbox>
      </div>
    </Form>
  );
};
