import type { ContractSignerView, DeskContract } from '@novosel/contract/contracts/schema.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Table } from '@novosel/ui/blocks/table.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

/** Signers of the version in force, each with his progress: opened, read, agreed. */
export const ContractSigners = ({ view: { signers, now } }: { view: DeskContract }) => {
  const t = useText();
  const locale = useLocale();
  const moment = (at: string | null) =>
    at === null ? t('deal.contract.signer.not') : formatDayTime(at, { now, locale });
  const nameOf = ({ name, signsFor }: ContractSignerView) =>
    signsFor.length > 0 ? t('deal.contract.signer.for', { name, names: signsFor.join(', ') }) : name;
  return (
    <Table
      caption={t('deal.contract.signers')}
      rows={signers}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', title: t('deal.contract.signers'), cell: nameOf },
        { key: 'opened', title: t('deal.contract.signer.opened'), cell: ({ openedAt }) => moment(openedAt) },
        {
          key: 'read',
          title: t('deal.contract.signer.read'),
          numeric: true,
          cell: ({ read, toRead }) => t('deal.contract.signer.readOf', { read, all: toRead }),
        },
        { key: 'agreed', title: t('deal.contract.signer.agreed'), cell: ({ agreedAt }) => moment(agreedAt) },
      ]}
    />
  );
};
