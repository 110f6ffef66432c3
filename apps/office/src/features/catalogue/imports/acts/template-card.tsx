import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import Download from 'lucide-react/icons/download';
import styles from './template-card.module.css';
import { saveText, type Template, templateText } from './template-file.ts';

const ruleOfPrices = ['naming', 'complex', 'prices', 'empty', 'formulas'] as const;
const rulesOfAll = ['naming', 'complex', 'house', 'money', 'words', 'windows', 'empty', 'formulas'] as const;

/** How to write a file, and templates to start from. */
export const TemplateCard = ({ only }: { only?: Template }) => {
  const t = useText();
  const locale = useLocale();
  const offered: readonly Template[] = only ? [only] : ['changes', 'estates', 'houses'];
  return (
    <Card title={t('catalogue.template.title')}>
      <ul className={styles.rules}>
        {(only === 'prices' ? ruleOfPrices : rulesOfAll).map((rule) => (
          <li key={rule}>{t(`catalogue.template.rule.${rule}`)}</li>
        ))}
      </ul>
      <div className={styles.files}>
        {offered.map((name) => (
          <Button
            key={name}
            variant="secondary"
            small
            icon={<Icon of={Download} size="s" />}
            onClick={() => saveText(t(`catalogue.template.file.${name}`), templateText(name, locale))}
          >
            {t(`catalogue.template.${name}`)}
          </Button>
        ))}
      </div>
    </Card>
  );
};
