import type { SignatoryView } from '@novosel/contract/signatures/schema.ts';
import { formatDate, isoDay } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Table } from '@novosel/ui/blocks/table.tsx';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { bankNameOf } from './bank-names.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type SignatoryState, stateOn } from './endings.ts';

const tones: Readonly<Record<SignatoryState, PillTone>> = {
  ordered: 'us',
  active: 'good',
  refused: 'bad',
  over: 'neutral',
  powerless: 'bad',
};

interface SignatoryTableProps {
  readonly items: readonly SignatoryView[];
  /** The reader names signatories. */
  readonly names: boolean;
}

/** Those who sign, each with his power, certificate and state. */
export const SignatoryTable = ({ items, names }: SignatoryTableProps) => {
  const t = useText();
  const today = isoDay(Date.now());
  const [confirmed, setConfirmed] = useState<SignatoryView>();
  const sideOf = ({ side, bank, organization }: SignatoryView) =>
    t('signatories.side.of', { side, bank: bank === null ? '' : bankNameOf(bank), organization });
  const powerOf = ({ power }: SignatoryView) =>
    power
      ? t('signatories.power.of', {
          number: power.number,
          from: formatDate(power.givenOn),
          until: formatDate(power.until),
        })
      : t('signatories.power.head');
  const act = {
    key: 'act',
    title: t('signatories.act'),
    cell: (one: SignatoryView) =>
      one.state === 'ordered' && (
        <Button
          small
          variant="secondary"
          aria-label={t('signatories.confirm.of', { name: one.name })}
          onClick={() => setConfirmed(one)}
        >
          {t('signatories.confirm')}
        </Button>
      ),
  };
  return (
    <>
      <Table
        caption={t('signatories.table')}
        rows={[...items]}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: t('signatories.name'), cell: ({ name }) => name },
          { key: 'title', title: t('signatories.post'), cell: ({ title }) => title },
          { key: 'side', title: t('signatories.side'), cell: sideOf },
          { key: 'power', title: t('signatories.power'), cell: powerOf },
          {
            key: 'certificate',
            title: t('signatories.certificate'),
            cell: ({ validUntil }) => (validUntil === null ? '—' : formatDate(validUntil)),
          },
          {
            key: 'state',
            title: t('signatories.state'),
            cell: (one) => {
              const state = stateOn(one, today);
              return <Pill tone={tones[state]}>{t('signatories.state.is', { state })}</Pill>;
            },
          },
          ...(names ? [act] : []),
        ]}
      />
      {confirmed && <ConfirmDialog signatory={confirmed} onClose={() => setConfirmed(undefined)} />}
    </>
  );
};
