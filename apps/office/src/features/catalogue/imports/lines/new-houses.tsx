import type { ImportBatch, ImportHouse } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { quarterWords } from '../../promises/quarter-words.ts';

interface NewHousesProps {
  houses: readonly ImportHouse[];
  state: ImportBatch['state'];
}

/** Houses that this file adds to the catalogue: each is named, because a mistyped number would add one. */
export const NewHouses = ({ houses, state }: NewHousesProps) => {
  const t = useText();
  const locale = useLocale();
  return houses.map(({ number, address, handover, ...counts }) => (
    <Alert
      key={`${number} ${address}`}
      tone={state === 'checked' ? 'warn' : 'info'}
      title={t('catalogue.house.new', { number, state })}
    >
      {t('catalogue.house.facts', { address, quarter: quarterWords(handover, locale), ...counts })}
      {state === 'checked' && <p>{t('catalogue.house.note')}</p>}
    </Alert>
  ));
};
