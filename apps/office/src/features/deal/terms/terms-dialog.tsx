import {
  alonePercent,
  editionProblem,
  longestTermDays,
  needsSecond,
  priceBounds,
  termsInForce,
} from '@novosel/contract/booking/edition-rules.ts';
import { finishings } from '@novosel/contract/catalogue/codes.ts';
import type { Finishing } from '@novosel/contract/catalogue/schema.ts';
import { changeTerms, type DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { Select } from '@novosel/ui/choices/select.tsx';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { MoneyField } from '@novosel/ui/fields/money-field.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import type { ActDialogProps } from '../../../shared/acts/act-dialog.tsx';
import { forgetAndClose } from '../../../shared/acts/forget-and-close.ts';
import { ReasonDialog } from '../../../shared/acts/reason-dialog.tsx';
import { isDay } from '../../../shared/words/is-day.ts';
import { useAct } from '../use-act.ts';

/** Offers the buyer a new edition of the agreement; until he signs it, the signed one stays in force. */
export const TermsDialog = ({ view, now, onClose }: ActDialogProps<DeskDeal>) => {
  const t = useText();
  const { booking, card } = view.deal;
  const present = termsInForce(booking, card.estate);
  const [price, setPrice] = useState<number | null>(present.priceKopecks);
  const [until, setUntil] = useState(present.until);
  const [finishing, setFinishing] = useState(present.finishing as Finishing);
  const draft = `${booking.id}:terms:reason`;
  const act = useAct(changeTerms, {
    said: ({ data }) => t(data.offered ? 'deal.terms.done' : 'deal.terms.asked'),
    onDone: forgetAndClose(draft, onClose),
  });
  const wanted = { priceKopecks: price ?? 0, until, finishing };
  const problem = isDay(until)
    ? editionProblem(wanted, { before: present, listKopecks: booking.price.listKopecks, now })
    : 'past';
  const second = needsSecond(wanted.priceKopecks, booking.price) && problem === null;
  const { leastKopecks, mostKopecks } = priceBounds(booking.price.listKopecks);
  const money = (kopecks: number) => formatMoney(kopecks, { suffix: t('ui.money.suffix') });
  const wrongDay = problem === 'past' || problem === 'too-long';
  return (
    <ReasonDialog
      title={t('deal.terms.title')}
      note={t('deal.terms.note')}
      draft={draft}
      act={act}
      isReady={problem === null}
      reason={{ printed: true }}
      onSend={(reason) => act.mutate({ params: { booking: booking.id }, body: { ...wanted, reason } })}
      onClose={onClose}
      submit={t(second ? 'deal.terms.ask' : 'deal.terms.submit')}
    >
      {(tried) => (
        <>
          {tried && problem === 'unchanged' && <Alert tone="warn">{t('deal.terms.unchanged')}</Alert>}
          <MoneyField
            label={t('deal.terms.price')}
            required
            value={price}
            error={
              tried && problem === 'price'
                ? t('deal.terms.wrongPrice', { least: money(leastKopecks), most: money(mostKopecks) })
                : undefined
            }
            onChange={setPrice}
          />
          {second && (
            <Alert tone="info" title={t('deal.terms.second')}>
              {t('deal.second.why', { percent: alonePercent })}
            </Alert>
          )}
          <DateField
            label={t('deal.terms.until')}
            hint={t('deal.terms.until.hint', { days: longestTermDays })}
            required
            value={until}
            error={tried && wrongDay ? t(`deal.terms.wrongDay.${problem}`) : undefined}
            onChange={setUntil}
          />
          <Select
            label={t('deal.terms.finishing')}
            required
            options={finishings.map((code) => ({
              value: code,
              label: t('deal.terms.finishing.of', { code }),
            }))}
            value={finishing}
            onChange={(code) => code && setFinishing(code)}
          />
        </>
      )}
    </ReasonDialog>
  );
};
