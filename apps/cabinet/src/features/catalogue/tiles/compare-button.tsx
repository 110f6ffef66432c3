import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import { IconButton } from '@novosel/ui/actions/icon-button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import Scale from 'lucide-react/icons/scale';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import styles from './favourite-button.module.css';
import { useCompared } from './use-compared.ts';

/** The scales icon: in the accent colour while the estate is in the comparison. */
export const CompareButton = ({ estate }: { estate: Estate }) => {
  const t = useText();
  const words = useEstateWords();
  const { compared, toggle } = useCompared(estate.id);
  return (
    <IconButton
      icon={Scale}
      className={compared ? styles.compared : styles.off}
      label={t('catalogue.compare', { name: words.name(estate) })}
      aria-pressed={compared}
      onClick={toggle}
    />
  );
};
