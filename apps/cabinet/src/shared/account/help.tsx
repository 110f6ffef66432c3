import { useLocale } from '@novosel/ui/text/i18n.tsx';
import { brand } from '../brand.ts';
import styles from './way-in.module.css';

/** The support phone, for when nothing else helps. */
export const Help = ({ children }: { children: string }) => {
  const locale = useLocale();
  const { support, supportShown, note } = brand.phones;
  return (
    <p className={`small muted ${styles.help}`}>
      {children}{' '}
      <a href={`tel:${support}`} className="nowrap">
        {supportShown}
      </a>
      , {note[locale]}
    </p>
  );
};
