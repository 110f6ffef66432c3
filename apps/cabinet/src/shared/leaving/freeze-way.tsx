import { path } from '@novosel/contract/wire/paths.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';

/** The place of the card on the page of settings, as an address calls it. */
export const freezePlace = 'freeze';

/** Who doubts who has come in closes the cabinet first (decision 021). */
export const FreezeWay = () => {
  const t = useText();
  return (
    <p className="small muted">
      {t('leaving.freeze')} <Link href={`${path('profile')}#${freezePlace}`}>{t('leaving.freeze.act')}</Link>
    </p>
  );
};
