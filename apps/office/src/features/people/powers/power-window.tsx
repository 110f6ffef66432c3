import { addressOf } from '@novosel/client/calls/address.ts';
import { call } from '@novosel/client/calls/call.ts';
import { isAbsent } from '@novosel/client/calls/errors.ts';
import {
  decidePower,
  type OpenedPower,
  openPower,
  openPowerScan,
  waitingPowers,
} from '@novosel/contract/delegates/desk-endpoints.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { FileLinks } from '@novosel/ui/files/file-links.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { useRecordedOpening } from '../../../shared/acts/use-recorded-opening.ts';
import { OpenedFrame } from '../../../shared/passport/opened-frame.tsx';
import { useDecision } from '../../../shared/passport/use-decision.ts';
import { passportPath } from '../paths.ts';

interface PowerWindowProps {
  power: string;
  onClose: () => void;
}

const tones = { asked: 'warn', accepted: 'good', refused: 'bad', withdrawn: 'neutral' } as const;

/**
 * A power of attorney with its scans. Each opening is recorded: it is fetched once per opening and never
 * automatically again.
 */
export const PowerWindow = ({ power, onClose }: PowerWindowProps) => {
  const t = useText();
  const { data, turn, anew, ...query } = useRecordedOpening('opened-power', power, () =>
    call(openPower, { params: { power } }),
  );
  if (data) return <Opened key={turn} power={data.data.power} onAnew={anew} onClose={onClose} />;
  return (
    <Modal open onClose={onClose} title={t('power.title')} size="md" busy={query.isFetching}>
      <LoadState
        query={query}
        isAbsent={isAbsent(query.error)}
        absent={{ title: t('power.absent') }}
        failed={{ title: t('power.unread') }}
      >
        <Skeleton lines={5} />
      </LoadState>
    </Modal>
  );
};

interface OpenedProps {
  power: OpenedPower;
  /** Opens it again. */
  onAnew: () => void;
  onClose: () => void;
}

const Opened = ({ power, onAnew, onClose }: OpenedProps) => {
  const t = useText();
  const { power: id, state, alive } = power;
  const draft = `power:${id}:refuse`;
  const decide = useDecision(decidePower, {
    draft,
    shown: [waitingPowers],
    said: ({ body: { verdict } }) => t(`power.decided.${verdict}`),
    onClose,
  });
  const params = { power: id };
  const agree = {
    words: t('power.accept'),
    act: () => decide.mutate({ params, body: { verdict: 'accepted' } }),
  };
  const refuse = {
    words: t(state === 'accepted' ? 'power.takeBack' : 'power.refuse'),
    act: (reason: string) => decide.mutate({ params, body: { verdict: 'refused', reason } }),
  };
  const open = state === 'asked' || state === 'accepted';
  return (
    <OpenedFrame
      title={t('power.title')}
      draft={draft}
      agree={state === 'asked' && alive ? agree : undefined}
      refuse={open && alive ? refuse : undefined}
      busy={decide.isPending}
      error={decide.error}
      onAnew={onAnew}
      onClose={onClose}
    >
      {!alive && <Alert>{t('power.over')}</Alert>}
      <Facts power={power} />
      <div>
        <b className="small">{t('power.scans')}</b>
        <FileLinks
          files={power.scans.map(({ id: document, title, bytes }) => ({
            id: document,
            title,
            size: bytes,
            href: addressOf(openPowerScan, { params: { power: id, document } }),
          }))}
        />
      </div>
    </OpenedFrame>
  );
};

const Facts = ({ power }: { power: OpenedPower }) => {
  const t = useText();
  const { state, number, notary, givenOn, until, answer, principal, delegate } = power;
  return (
    <Kv
      rows={[
        {
          key: 'state',
          label: t('power.state'),
          value: <Pill tone={tones[state]}>{t(`power.state.${state}`)}</Pill>,
        },
        { key: 'number', label: t('power.number'), value: <span className="num">{number}</span> },
        { key: 'notary', label: t('power.notary'), value: notary },
        { key: 'givenOn', label: t('power.givenOn'), value: formatDate(givenOn) },
        { key: 'until', label: t('power.until'), value: formatDate(until) },
        { key: 'principal', label: t('power.principal'), value: <Person person={principal} /> },
        { key: 'delegate', label: t('power.delegate'), value: <Person person={delegate} /> },
        ...(answer ? [{ key: 'answer', label: t('power.answer'), value: answer }] : []),
      ]}
    />
  );
};

/** A person by the name in his passport, whether the desk has checked that passport, and a link to it. */
const Person = ({ person: { id, name, passport } }: { person: OpenedPower['principal'] }) => {
  const t = useText();
  const state = t('power.passport', { state: passport });
  return (
    <>
      {name}
      <br />
      {passport === 'none' ? (
        <span className="small muted">{state}</span>
      ) : (
        <span className="small">
          <Link href={passportPath(id)} aria-label={`${state}, ${name}`}>
            {state}
          </Link>
        </span>
      )}
    </>
  );
};
