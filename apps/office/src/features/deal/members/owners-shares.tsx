import { ownershipTypes } from '@novosel/contract/deals/members.ts';
import { fractionMask } from '@novosel/contract/fields/masks.ts';
import { ownersFindingPhrase } from '@novosel/contract/members/owner-phrases.ts';
import type { OwnersFinding } from '@novosel/contract/members/owners.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { DeskMembersView } from './desk-members-view.ts';

/** Ownership of the estate: each share with its holders, and what the shares lack. */
export const OwnersShares = ({ view }: { view: DeskMembersView }) => {
  const t = useText();
  const locale = useLocale();
  const { ownership, signingDay, members, groups, findings } = view;
  const namesOf = (ids: readonly string[]) =>
    members
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ');
  const owners = members.filter(({ role }) => role === 'holder').map(({ id }) => id);
  const shares = groups.map(({ share, holders, joint }) => ({
    key: holders.join(' '),
    label: namesOf(holders),
    value: t('deal.members.shareOf', { share: fractionMask.show(share), joint: String(joint) }),
  }));
  return (
    <>
      {findings.length > 0 && (
        <Alert tone="warn" title={t('deal.members.lacks')}>
          <ul>
            {findings.map((finding) => (
              <li key={JSON.stringify(finding)}>{ownersFindingPhrase(finding as OwnersFinding, locale)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="small">
        <Kv
          rows={[
            {
              key: 'ownership',
              label: t('deal.members.ownership'),
              value: ownershipTypes[ownership][locale],
            },
            ...(ownership === 'shared'
              ? shares
              : [
                  {
                    key: 'owners',
                    label: t('deal.members.owners'),
                    value: namesOf(owners) || t('deal.none'),
                  },
                ]),
            { key: 'signing', label: t('deal.members.signingDay'), value: formatDate(signingDay) },
          ]}
        />
      </div>
    </>
  );
};
