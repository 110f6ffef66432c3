import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../look/icon.tsx';
import { useText } from '../text/i18n.tsx';
import type { ToastAlert } from './toast-alert.ts';
import styles from './toast-region.module.css';

const icons: Record<ToastAlert['type'], LucideIcon> = {
  good: Check,
  info: Info,
  warning: TriangleAlert,
  bad: TriangleAlert,
};

/** The close button of a message. */
export const ToastCross = (props: Partial<Parameters<typeof IconButton>[0]>) => {
  const t = useText();
  return <IconButton {...props} icon={X} label={t('ui.close')} className={styles.close} />;
};

interface ToastLookProps {
  type: ToastAlert['type'];
  title: ReactNode;
  text: ReactNode;
  cross: ReactNode;
}

/** Content of a message: icon, text, close button. */
export const ToastLook = ({ type, title, text, cross }: ToastLookProps) => (
  <>
    <Icon of={icons[type]} />
    <div className={styles.words} role={type === 'bad' ? 'alert' : undefined}>
      {title}
      {text}
    </div>
    {cross}
  </>
);

/** A static message, for the page of the kit. */
export const ToastStill = ({ type, title, message }: Omit<ToastAlert, 'id'>) => (
  <div className={styles.toast}>
    <div className={styles.content}>
      <ToastLook
        type={type}
        title={<b className={styles.title}>{title}</b>}
        text={message && <p>{message}</p>}
        cross={<ToastCross />}
      />
    </div>
  </div>
);
