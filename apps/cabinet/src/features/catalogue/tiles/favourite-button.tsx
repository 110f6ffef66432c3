import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import { IconButton } from '@novosel/ui/actions/icon-button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import Heart from 'lucide-react/icons/heart';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import styles from './favourite-button.module.css';
import { useFavourite } from './use-favourite.ts';

/** The heart icon: filled while the estate is among favourites. */
export const FavouriteButton = ({ estate }: { estate: Estate }) => {
  const t = useText();
  const words = useEstateWords();
  const { favourite, toggle } = useFavourite(estate);
  return (
    <IconButton
      icon={Heart}
      className={favourite ? styles.on : styles.off}
      label={t('catalogue.favourite', { name: words.name(estate) })}
      aria-pressed={favourite}
      onClick={toggle}
    />
  );
};
