import { cardCodes } from '@novosel/contract/loyalty/ladder.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { LoyaltyStairs } from '@novosel/ui/loyalty/loyalty-stairs.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { setFlag } from '../../shared/page/flags.ts';
import { Goals } from './goals.tsx';
import type { Loyalty } from './use-loyalty.ts';
import { useLoyaltyWords } from './use-loyalty-words.ts';

/** The levels as stairs, the person's place on them, and what is missing for the next level. */
export const LadderCard = ({ loyalty }: { loyalty: Loyalty }) => {
  const t = useText();
  const { code, ladder, counted, next } = loyalty;
  const words = useLoyaltyWords(ladder);
  const progress = next
    ? Math.max(counted.kopecks / next.level.kopecks, counted.deals / next.level.deals)
    : 1;
  const steps = ladder.levels.map((level) => {
    const ahead = cardCodes.indexOf(level.code) - cardCodes.indexOf(code);
    return {
      key: level.code,
      title: `${words.level(level.code)} · ${words.percent(level.basisPoints)}`,
      note: ahead === 0 ? t('loyalty.here') : words.threshold(level),
      state: ahead === 0 ? ('now' as const) : ahead < 0 ? ('done' as const) : ('next' as const),
    };
  });
  return (
    <Card
      title={next ? t('loyalty.next', { level: words.level(next.level.code) }) : t('loyalty.highest')}
      end={
        <LinkButton className="nowrap" onClick={() => setFlag('bonus', true)}>
          {t('loyalty.details')}
        </LinkButton>
      }
    >
      <LoyaltyStairs
        label={steps.map(({ title, note }) => `${title}: ${note}`).join('; ')}
        steps={steps}
        progress={code === 'no_card' ? 0 : progress}
      />
      <Goals loyalty={loyalty} />
    </Card>
  );
};
