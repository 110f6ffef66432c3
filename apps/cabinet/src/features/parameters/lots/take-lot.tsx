import { errorWords } from '@novosel/client/calls/errors.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import { useCostWords } from '../use-cost-words.ts';
import { useLotFacts } from './use-lot-facts.ts';
import type { TakingLot } from './use-take-lot.ts';

interface TakeLotProps {
  take: TakingLot;
  /** Until when the main booking, and with it the lot's price, is kept. */
  until: string | null;
  now: string;
}

/** What taking a lot means is read before it is done. */
export const TakeLot = ({ take, until, now }: TakeLotProps) => {
  const t = useText();
  const locale = useLocale();
  const words = useCostWords();
  const estates = useEstateWords();
  const facts = useLotFacts();
  const { lot, busy, error } = take;
  if (!lot) return null;
  const { estate, priceKopecks } = lot;
  const price = words.money(priceKopecks);
  return (
    <Modal
      open={take.open}
      onClose={busy ? undefined : take.close}
      size="sm"
      title={t('parameters.lots.ask', { lot: estates.object(estate) })}
      note={facts(estate)}
      busy={busy}
      actions={
        <>
          <Button busy={busy} onClick={take.take}>
            {t('parameters.lots.yes', { price })}
          </Button>
          <Button variant="secondary" onClick={take.close}>
            {t('parameters.lots.no')}
          </Button>
        </>
      }
    >
      <p className="gap-b">{t('parameters.lots.means')}</p>
      {until && (
        <p className="gap-b">{t('parameters.lots.until', { day: formatDayTime(until, { now, locale }) })}</p>
      )}
      <ErrorAlert errors={error ? errorWords(error, t('network')) : []} />
    </Modal>
  );
};
