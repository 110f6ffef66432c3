import type { ReactNode } from 'react';
import { useText } from '../../text/i18n.tsx';
import { isFold, type ThreadFold, type ThreadItem } from '../fold-points.ts';
import styles from './thread.module.css';

interface ThreadStepsProps {
  label: string;
  items: readonly ThreadItem[];
  /** Renders a fold. */
  fold?: ((fold: ThreadFold) => ReactNode) | undefined;
  /** Key of the step to focus: the first of those that have just replaced a button. */
  focused?: string | undefined;
  /** For screen readers only: a drawing beside it shows the same. */
  unseen?: boolean;
}

/** The steps as text: title, whether it is done, by whom and when. */
export const ThreadSteps = ({ label, items, fold, focused, unseen = false }: ThreadStepsProps) => {
  const t = useText();
  return (
    <ol aria-label={label} className={unseen ? 'sr' : undefined}>
      {items.map((item) =>
        isFold(item) ? (
          <li key={item.key}>{fold?.(item)}</li>
        ) : (
          <li
            key={item.key}
            className={styles[item.state]}
            aria-current={item.state === 'now' ? 'step' : undefined}
            {...(item.key === focused && { tabIndex: -1, ref: takeFocus })}
          >
            <b>{item.title}</b>
            <span>
              <span className="sr">{t('ui.thread.state', { state: item.state })} </span>
              {item.detail}
            </span>
          </li>
        ),
      )}
    </ol>
  );
};

const takeFocus = (step: HTMLLIElement | null): void => step?.focus();
