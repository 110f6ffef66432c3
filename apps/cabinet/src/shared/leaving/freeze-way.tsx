import { path } from '@novosel/contract/wire/paths.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';

/** Hash of the card's place on the page of settings. */
export const freezePlace = 'freeze';

/** A person who suspects a stranger in his account freezes the cabinet first (decision 021). */
export const FreezeWay = () => {
  const t = useText();
  return (
    <p className="small muted">
      {t('leaving.freeze')} <Link href={`${path('profile')}#${freezePlace}`}>{t('leaving.freeze.act')}</Link>
    </p>
  );
};
