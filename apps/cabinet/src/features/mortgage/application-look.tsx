import { mortgagePrograms } from 'virtual:brand-offer';
import type { Application } from '@novosel/contract/mortgage/endpoints.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { useState } from 'react';

const monthsInYear = 12;

/** «Моя анкета»: the sent application, read-only. */
export const ApplicationLook = ({ application, now }: { application: Application; now: string }) => {
  const t = useText();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const money = (sum: number) => formatMoney(sum, { suffix: t('ui.money.suffix') });
  const {
    program: code,
    ownKopecks,
    loanKopecks,
    months,
    work,
    employer,
    incomeKopecks,
    sentAt,
  } = application;
  const program = mortgagePrograms.find((one) => one.code === code);
  const rows = [
    { key: 'program', label: t('mortgage.try.program'), value: program?.title[locale] ?? code },
    { key: 'own', label: t('mortgage.try.own'), value: money(ownKopecks) },
    { key: 'loan', label: t('mortgage.form.loan'), value: money(loanKopecks) },
    {
      key: 'term',
      label: t('mortgage.try.term'),
      value: t('mortgage.years', { years: months / monthsInYear }),
    },
    { key: 'work', label: t('mortgage.form.work'), value: t('mortgage.work', { work }) },
    ...(employer ? [{ key: 'employer', label: t('mortgage.form.employer', { work }), value: employer }] : []),
    { key: 'income', label: t('mortgage.form.income'), value: money(incomeKopecks) },
  ];
  return (
    <>
      <Button variant="secondary" small onClick={() => setOpen(true)}>
        {t('mortgage.look')}
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        size="sm"
        title={t('mortgage.look')}
        note={t('mortgage.look.note', { when: formatDayTime(sentAt, { now, locale }) })}
      >
        <Kv rows={rows} />
      </Modal>
    </>
  );
};
