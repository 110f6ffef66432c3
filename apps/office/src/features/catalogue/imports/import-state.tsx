import type { ImportBatch } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

const tones: Readonly<Record<ImportBatch['state'], PillTone>> = {
  checked: 'us',
  applied: 'good',
  planned: 'info',
  undone: 'neutral',
};

/** The state of an import: waits for the desk, applied, waits for its day, undone. */
export const ImportState = ({ batch }: { batch: ImportBatch }) => {
  const t = useText();
  const locale = useLocale();
  if (batch.state === 'checked' && batch.changed + batch.created === 0)
    return <Pill tone="neutral">{t('catalogue.import.state.nothing')}</Pill>;
  const day = batch.validFrom ? formatDay(batch.validFrom, { now: Date.now(), locale }) : '';
  return <Pill tone={tones[batch.state]}>{t(`catalogue.import.state.${batch.state}`, { day })}</Pill>;
};
