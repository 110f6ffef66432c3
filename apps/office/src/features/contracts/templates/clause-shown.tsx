import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './templates.module.css';
import type { TypedClause } from './typed-template.ts';

/** A clause of a template as it is written: source with its places, and the condition. */
export const ClauseShown = ({ clause: { kind, id, title, body, when } }: { clause: TypedClause }) => {
  const t = useText();
  return (
    <div className={styles.shown}>
      <p className={kind === 'heading' ? 'title-xs' : undefined}>
        {title && <b lang="ru">{title} </b>}
        <code className="small muted">{id}</code>
      </p>
      {when && <p className="small">{t('contracts.when.is', { when })}</p>}
      {body && (
        <p className={styles.body} lang="ru">
          {body}
        </p>
      )}
    </div>
  );
};
