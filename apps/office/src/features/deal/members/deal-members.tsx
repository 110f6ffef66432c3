import { isAbsent } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { deskMembers } from '@novosel/contract/members/desk-endpoints.ts';
import { passportRoles } from '@novosel/contract/passports/rules.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { mayBy } from '../../../shared/may-by.ts';
import { Loaded } from '../../../shared/panes/loaded.tsx';
import { Section } from '../../../shared/panes/section.tsx';
import { membersListId } from '../../../shared/paths.ts';
import { useRoles } from '../../../shared/use-roles.ts';
import type { DeskMembersView } from './desk-members-view.ts';
import { MemberRow } from './member-row.tsx';
import { MemberWindow } from './member-window.tsx';
import styles from './members.module.css';
import { leadToMembers } from './members-lead.tsx';
import { OwnersShares } from './owners-shares.tsx';

/** Members of an open deal with their shares and readiness; opening their papers is recorded. */
export const DealMembers = ({ view: { deal, place } }: { view: DeskDeal }) =>
  deal.id && place && <Asked deal={deal.id} />;

const Asked = ({ deal }: { deal: string }) => {
  const t = useText();
  const query = useQuery(queryFor(deskMembers, { params: { deal } }));
  if (isAbsent(query.error)) return null;
  return (
    <Section title={t('deal.members')}>
      <Loaded query={query} failed={t('deal.members.failed')}>
        {(view) => <Shown deal={deal} view={view} />}
      </Loaded>
    </Section>
  );
};

const Shown = ({ deal, view }: { deal: string; view: DeskMembersView }) => {
  const t = useText();
  const opens = mayBy(passportRoles, useRoles());
  const { hash } = useLocation();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    if (hash === `#${membersListId}`) leadToMembers();
  }, [hash]);
  const member = view.members.find(({ id }) => id === chosen);
  if (view.members.length === 0) return <p className="small muted">{t('deal.members.none')}</p>;
  return (
    <>
      <ul id={membersListId} className={styles.members} aria-label={t('deal.members')}>
        {view.members.map((one) => (
          <MemberRow
            key={one.id}
            member={one}
            view={view}
            onOpen={opens ? () => setChosen(one.id) : undefined}
          />
        ))}
      </ul>
      <p className="small muted">{t(opens ? 'deal.members.record' : 'deal.members.denied')}</p>
      <OwnersShares view={view} />
      {member && (
        <MemberWindow deal={deal} member={member} place={view.place} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
};
