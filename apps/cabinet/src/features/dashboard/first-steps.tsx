import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { TurnPanel } from '@novosel/ui/blocks/turn-panel.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';

/** For a person without deals: the way to a first flat. */
export const FirstSteps = () => {
  const t = useText();
  return (
    <TurnPanel
      party="you"
      who={t('dashboard.first.who')}
      title={t('dashboard.first.title')}
      why={t('dashboard.first.why')}
      actions={
        <>
          <ButtonLink href={path('estates')} variant="inverse">
            {t('dashboard.first.choose')}
          </ButtonLink>
          <ButtonLink href={path('favorites')} variant="ghost">
            {t('dashboard.first.favourites')}
          </ButtonLink>
        </>
      }
      otherwise={<span>{t('dashboard.first.otherwise')}</span>}
    />
  );
};
