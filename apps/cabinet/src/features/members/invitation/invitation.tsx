import { participantRoles } from '@novosel/contract/deals/members.ts';
import { joinMembers } from '@novosel/contract/members/endpoints.ts';
import type { InvitationView } from '@novosel/contract/members/schema.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import { useBackLink } from '../../../shared/navigation/back-link.tsx';
import { useMembersCall } from '../use-members-call.ts';
import { RefuseForm } from './refuse-form.tsx';

interface InvitationProps {
  invitation: InvitationView;
  now: string;
}

/** For whoever has the invited phone: who invites, to what, until when; he takes part or does not. */
export const Invitation = ({ invitation, now }: InvitationProps) => {
  const t = useText();
  const locale = useLocale();
  const [refuses, setRefuses] = useState(false);
  const { inviter, role, until, member, estate } = invitation;
  const words = useEstateWords();
  const { busy, words: refusal, send } = useMembersCall(joinMembers, estate.id);
  const over = until <= now;
  useBackLink({ href: path('deals', {}), label: t('deals.title') });
  return (
    <>
      <PageHead
        title={t('members.invitation.title', { inviter })}
        note={`${capital(words.name(estate))} · ${estate.complex.title}`}
      />
      <Card>
        <div className="stack">
          <p>{t('members.invitation.role', { role: participantRoles[role][locale].toLowerCase() })}</p>
          <p>{t('members.invitation.what', { code: role })}</p>
          {over ? (
            <Alert tone="warn" title={t('members.invitation.over')}>
              {t('members.invitation.over.note', { inviter })}
            </Alert>
          ) : (
            <p className="small muted">
              {t('members.invitation.until', { when: formatDayTime(until, { now, locale }) })}
            </p>
          )}
          <ErrorAlert errors={refusal} />
          {refuses ? (
            <RefuseForm estate={estate.id} member={member} onKeep={() => setRefuses(false)} />
          ) : (
            <div className="row">
              {!over && (
                <Button busy={busy} onClick={() => send({ params: { estate: estate.id, member } })}>
                  {t('members.invitation.join')}
                </Button>
              )}
              <Button variant="secondary" onClick={() => setRefuses(true)}>
                {t('members.invitation.refuse')}
              </Button>
            </div>
          )}
        </div>
      </Card>
    </>
  );
};
