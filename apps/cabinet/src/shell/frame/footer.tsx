import { isSignedIn } from '@novosel/client/calls/session.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { brand } from '../../shared/brand.ts';
import { plainPress } from '../../shared/navigation/plain-press.ts';
import { openFeedback } from '../../shared/page/feedback-window.ts';
import styles from './footer.module.css';

const kinds = ['flat', 'commercial', 'parking', 'storage'] as const;

/** The developer's links, all from brand.json (section 1); on a phone the cabinet folds them. */
export const Footer = () => {
  const t = useText();
  const locale = useLocale();
  const isInside = isSignedIn();
  const [whole, showWhole] = useState(false);
  const { sites, social, stores, requisites, phones, name } = brand;
  return (
    <footer className={classNames(styles.footer, isInside && styles.inside)}>
      <div className="container">
        <div className={classNames(styles.grid, isInside && !whole && styles.short)}>
          <div>
            <b>{t('footer.property')}</b>
            {kinds.map((kind) => (
              <a key={kind} href={sites[kind]}>
                {t(`footer.${kind}`)}
              </a>
            ))}
          </div>
          <div>
            <b>{t('footer.help')}</b>
            <Link
              href={brand.feedback}
              onClick={brand.feedback === path('feedback') ? plainPress(openFeedback) : undefined}
            >
              {t('footer.feedback')}
            </Link>
            <Link href={brand.consulting}>{t('footer.consulting')}</Link>
            <Link href={brand.loyalty}>{t('footer.loyalty')}</Link>
          </div>
          <div>
            <b>{t('footer.app')}</b>
            {[...stores, ...social].map(({ title, link }) => (
              <a key={link} href={link}>
                {title}
              </a>
            ))}
          </div>
          <div>
            <b>
              <a className={styles.phone} href={`tel:${phones.support}`}>
                {phones.supportShown}
              </a>
            </b>
            <span className={styles.line}>{phones.note[locale]}</span>
            {phones.office && <a href={`tel:${phones.office.number}`}>{phones.office.shown}</a>}
            {requisites.map(({ title, link }) => (
              <a key={link} href={link}>
                {title[locale]}
              </a>
            ))}
          </div>
        </div>
        {isInside && !whole && (
          <LinkButton className="phone" aria-expanded={false} onClick={() => showWhole(true)}>
            {t('footer.whole')}
          </LinkButton>
        )}
        <div className={classNames(styles.end, isInside && !whole && styles.folded)}>
          <span>
            © {new Date().getFullYear()}, {t('footer.quoted', { name: name[locale] })}
          </span>
          <a href={brand.privacy}>{t('footer.privacy')}</a>
          <a href={brand.terms}>{t('footer.terms')}</a>
        </div>
      </div>
    </footer>
  );
};
