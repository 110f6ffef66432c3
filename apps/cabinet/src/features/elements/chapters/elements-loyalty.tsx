import { Link } from '@novosel/ui/actions/link.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { LoyaltyCard, type LoyaltyFace } from '@novosel/ui/loyalty/loyalty-card.tsx';
import { LoyaltyStairs } from '@novosel/ui/loyalty/loyalty-stairs.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './shown.module.css';
import { Section, Shown } from './shown.tsx';

const levels = ['basic', 'prestige', 'premium'] as const;
const faces: readonly LoyaltyFace[] = ['no_card', 'not_found', ...levels];
const isLevel = (face: LoyaltyFace) => levels.some((level) => level === face);

export const ElementsLoyalty = () => {
  const t = useText();
  const steps = levels.map((key, index) => ({
    key,
    title: t(`elements.loyalty.${key}.step`),
    note: t(`elements.loyalty.${key}.note`),
    state: index === 0 ? ('now' as const) : ('next' as const),
  }));
  return (
    <Section id="loyalty">
      <Shown note={t('elements.loyalty.stairs')} whole>
        <LoyaltyStairs label={t('elements.loyalty.stairs.label')} progress={0.6} steps={steps} />
      </Shown>
      <Shown note={t('elements.loyalty.steps')} whole>
        <Card className={styles.narrow}>
          <LoyaltyStairs label={t('elements.loyalty.steps')} progress={0.6} steps={steps} />
        </Card>
      </Shown>
      <Shown note={t('elements.loyalty.cards')} whole>
        <div className={styles.cards}>
          {faces.map((face) => (
            <LoyaltyCard
              key={face}
              face={face}
              label={t(`elements.loyalty.${face}`)}
              title={t(`elements.loyalty.${face}`)}
              {...(isLevel(face) && { number: '0412 7730 0158', until: t('elements.loyalty.until') })}
            >
              {face !== 'not_found' && (
                <Link href="#bonus">
                  {t(isLevel(face) ? 'elements.loyalty.privileges' : 'elements.loyalty.get')}
                </Link>
              )}
            </LoyaltyCard>
          ))}
        </div>
      </Shown>
    </Section>
  );
};
