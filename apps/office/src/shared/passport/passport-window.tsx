import { call } from '@novosel/client/calls/call.ts';
import { openPassport } from '@novosel/contract/passports/desk-endpoints.ts';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { useRecordedOpening } from '../acts/use-recorded-opening.ts';
import { DecideChange } from './decide-change.tsx';
import { DecidePassport } from './decide-passport.tsx';
import type { OpenedProps, PassportWindowProps } from './passport-props.ts';

/**
 * The whole passport. Each opening is recorded: it is fetched once per opening and never automatically again.
 */
export const PassportWindow = ({ person, onClose }: PassportWindowProps) => {
  const t = useText();
  const { data, error, isFetching, refetch, turn, anew } = useRecordedOpening('opened-passport', person, () =>
    call(openPassport, { params: { person } }),
  );
  if (data)
    return (
      <Opened
        key={turn}
        person={person}
        file={data.data.file}
        now={data.data.now}
        onAnew={anew}
        onClose={onClose}
      />
    );
  return (
    <Modal open onClose={onClose} title={t('passport.title')} size="md" busy={isFetching}>
      {error && !isFetching ? (
        <ErrorState title={t('passport.failed')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={5} />
      )}
    </Modal>
  );
};

const Opened = (props: OpenedProps) =>
  props.file.change ? <DecideChange {...props} change={props.file.change} /> : <DecidePassport {...props} />;
