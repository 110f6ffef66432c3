import { call } from '@novosel/client/calls/call.ts';
import { isAbsent } from '@novosel/client/calls/errors.ts';
import { openMember } from '@novosel/contract/members/desk-endpoints.ts';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { useRecordedOpening } from '../../../shared/acts/use-recorded-opening.ts';
import type { MemberWindowProps } from './member-window-props.ts';
import { OpenedPapers } from './opened-papers.tsx';

/**
 * The papers of a member. Each opening is recorded: they are fetched once per opening and never automatically
 * again.
 */
export const MemberWindow = (props: MemberWindowProps) => {
  const t = useText();
  const { deal, member, onClose } = props;
  const params = { deal, member: member.id };
  const { data, turn, anew, ...query } = useRecordedOpening('opened-member', member.id, () =>
    call(openMember, { params }),
  );
  if (data) return <OpenedPapers key={turn} {...props} file={data.data} onAnew={anew} />;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('deal.members.papers', { name: member.name })}
      size="md"
      busy={query.isFetching}
    >
      <LoadState
        query={query}
        isAbsent={isAbsent(query.error)}
        absent={{ title: t('deal.members.papers.absent') }}
        failed={{ title: t('deal.members.papers.failed') }}
      >
        <Skeleton lines={5} />
      </LoadState>
    </Modal>
  );
};
