import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import CircleStop from 'lucide-react/icons/circle-stop';
import IdCard from 'lucide-react/icons/id-card';
import Monitor from 'lucide-react/icons/monitor';
import styles from './screens.module.css';

const facts = [
  { key: 'sees', icon: Monitor },
  { key: 'passport', icon: IdCard },
  { key: 'stops', icon: CircleStop },
] as const;

/** What will be seen, what is not hidden, and how it ends: shown before the screen is. */
export const AskWords = () => {
  const t = useText();
  return (
    <ul className={styles.facts}>
      {facts.map(({ key, icon }) => (
        <li key={key}>
          <Icon of={icon} />
          <span>{t(`screens.ask.${key}`)}</span>
        </li>
      ))}
    </ul>
  );
};
