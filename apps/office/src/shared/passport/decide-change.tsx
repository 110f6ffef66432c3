import {
  decidePassportChange,
  glancePassport,
  waitingPassports,
} from '@novosel/contract/passports/desk-endpoints.ts';
import type { PassportFile } from '@novosel/contract/passports/schema.ts';
import { Table } from '@novosel/ui/blocks/table.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { FormerPassports } from './former-passports.tsx';
import { OpenedFrame } from './opened-frame.tsx';
import type { OpenedProps } from './passport-props.ts';
import { passportRows } from './passport-rows.ts';
import { PassportScans } from './passport-scans.tsx';
import { useDecision } from './use-decision.ts';

interface DecideChangeProps extends OpenedProps {
  change: NonNullable<PassportFile['change']>;
}

/** The requested passport beside the present one, line by line. */
export const DecideChange = ({ person, file, now, change, onAnew, onClose }: DecideChangeProps) => {
  const t = useText();
  const draft = `passport:${person}:refuse-change`;
  const decide = useDecision(decidePassportChange, {
    draft,
    shown: [glancePassport, waitingPassports],
    said: ({ body: { verdict } }) => t(`passport.change.${verdict}`),
    onClose,
  });
  const before = file.passport ? passportRows(file.passport, t) : [];
  const rows = passportRows(change.passport, t).map((row, place) => ({
    ...row,
    before: before[place]?.value ?? '—',
  }));
  const body = { change: change.id };
  return (
    <OpenedFrame
      title={t('passport.change')}
      draft={draft}
      agree={{
        words: t('passport.change.accept'),
        act: () => decide.mutate({ params: { person }, body: { ...body, verdict: 'accepted' } }),
      }}
      refuse={{
        words: t('passport.change.refuse'),
        act: (reason) => decide.mutate({ params: { person }, body: { ...body, verdict: 'refused', reason } }),
      }}
      busy={decide.isPending}
      error={decide.error}
      onAnew={onAnew}
      onClose={onClose}
    >
      <p>{t('passport.change.reason', { reason: change.reason })}</p>
      <Table
        caption={t('passport.change')}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'label', title: t('passport.line'), cell: ({ label }) => label },
          { key: 'before', title: t('passport.before'), cell: (row) => row.before },
          {
            key: 'after',
            title: t('passport.after'),
            cell: (row) =>
              row.value === row.before ? (
                row.value
              ) : (
                <>
                  <b>{row.value}</b> <Pill tone="warn">{t('passport.changed')}</Pill>
                </>
              ),
          },
        ]}
      />
      <PassportScans person={person} title={t('passport.scans.after')} scans={change.passport.scans} />
      <PassportScans person={person} title={t('passport.scans.before')} scans={file.passport?.scans ?? []} />
      <FormerPassports person={person} former={file.former} now={now} />
    </OpenedFrame>
  );
};
