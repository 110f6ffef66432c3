import { call } from '@novosel/client/calls/call.ts';
import { isAbsent } from '@novosel/client/calls/errors.ts';
import { versionName } from '@novosel/contract/contracts/acts.ts';
import { openContractText } from '@novosel/contract/contracts/desk-endpoints.ts';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { useRecordedOpening } from '../../../shared/acts/use-recorded-opening.ts';
import { ContractClauses } from '../../../shared/contract/contract-clauses.tsx';

/** The text to open, and the clause to scroll to. */
export interface OpenedText {
  /** null for the draft. */
  readonly version: number | null;
  readonly from?: string;
}

interface TextWindowProps {
  deal: string;
  opened: OpenedText;
  onClose: () => void;
}

/** The text of a draft or of a version. Each opening is recorded. */
export const TextWindow = ({ deal, opened: { version, from }, onClose }: TextWindowProps) => {
  const t = useText();
  const locale = useLocale();
  const { data, ...query } = useRecordedOpening('contract-text', `${deal} ${version}`, () =>
    call(openContractText, { params: { deal }, body: { version } }),
  );
  return (
    <Modal
      open
      onClose={onClose}
      title={version === null ? t('deal.contract.draft.title') : versionName(version, locale)}
      note={t('deal.contract.recorded')}
      size="xl"
      busy={query.isFetching}
    >
      {data ? (
        <ContractClauses clauses={data.data.clauses} from={from} />
      ) : (
        <LoadState
          query={query}
          isAbsent={isAbsent(query.error)}
          absent={{ title: t('contract.text.absent') }}
          failed={{ title: t('contract.text.failed') }}
        >
          <Skeleton lines={6} />
        </LoadState>
      )}
    </Modal>
  );
};
