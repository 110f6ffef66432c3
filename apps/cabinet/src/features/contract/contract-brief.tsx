import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { DealBrief } from '../../shared/deal/deal-brief.tsx';
import { actOf, useDealWords } from '../../shared/deal/use-deal-words.ts';
import type { ScreenProps } from './contract-props.ts';
import { type Standing, standingOf } from './standing.ts';

/** Whose turn it is where the turn of the deal does not say it to this reader. */
const tones: Partial<Record<Standing, PillTone>> = {
  read: 'turn',
  agree: 'turn',
  others: 'third',
  question: 'us',
  redraft: 'us',
  frozen: 'good',
};

/** Whose turn it is with the contract, until when, and what comes after it. */
export const ContractBrief = ({ deal, view }: Pick<ScreenProps, 'deal' | 'view'>) => {
  const t = useText();
  const words = useDealWords();
  const standing = standingOf(view);
  const tone = tones[standing];
  const others = view.awaited.join(', ');
  const title =
    standing === 'none' || standing === 'elsewhere'
      ? words.title(actOf(deal.turn))
      : t('contract.brief', { standing, others: others || 'none' });
  return (
    <DealBrief
      deal={deal}
      title={title}
      next={t('contract.next', { standing })}
      pill={tone && <Pill tone={tone}>{t('contract.pill', { standing })}</Pill>}
    />
  );
};
