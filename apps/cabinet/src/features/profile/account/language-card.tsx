import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useChooseLanguage } from '../../../shared/account/use-choose-language.ts';
import styles from '../profile.module.css';

/** The language of pages, letters and SMS (ruling S2.6-08). */
export const LanguageCard = () => {
  const t = useText();
  const choose = useChooseLanguage();
  return (
    <Card title={t('profile.language')}>
      <Segmented
        label={t('profile.language')}
        value={useLocale()}
        choices={[
          { value: 'ru', label: t('profile.language.ru'), lang: 'ru' },
          { value: 'en', label: t('profile.language.en'), lang: 'en' },
        ]}
        onChange={(locale) => void choose(locale)}
      />
      <p className={`small muted ${styles.note}`}>{t('profile.language.note')}</p>
    </Card>
  );
};
