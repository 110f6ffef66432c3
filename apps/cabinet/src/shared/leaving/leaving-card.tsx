import type { DealSummary } from '@novosel/contract/deals/endpoints.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../estate/use-estate-words.ts';
import { useCalledPlace } from '../navigation/use-called-place.ts';
import { changeOfMind } from './change-of-mind.tsx';
import { FreezeWay } from './freeze-way.tsx';

/** «Передумали?» below the list of deals: the menu leads here, and each deal says what can be ended. */
export const LeavingCard = ({ deals }: { deals: readonly DealSummary[] }) => {
  const t = useText();
  const words = useEstateWords();
  const place = useCalledPlace<HTMLElement>(changeOfMind);
  const open = deals.filter((deal) => deal.open);
  return (
    <Card title={t('leaving.title')} id={changeOfMind} ref={place}>
      <div className="stack">
        <p>{t(open.length > 0 ? 'leaving.list' : 'leaving.none')}</p>
        {open.map(({ number, estate }) => (
          <div key={number}>
            <LinkButton href={`${path('dealView', { estate: estate.id })}#${changeOfMind}`}>
              {capital(t('deals.about', { estate: words.name(estate), complex: estate.complex.title }))}
            </LinkButton>
          </div>
        ))}
        <FreezeWay />
      </div>
    </Card>
  );
};
