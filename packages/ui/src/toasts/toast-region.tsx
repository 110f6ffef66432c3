import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { useText } from '../text/i18n.tsx';
import { alertOf, type ToastAlert } from './toast-alert.ts';
import { ToastCross, ToastLook } from './toast-look.tsx';
import type { ToastMessage } from './toast-message.ts';
import styles from './toast-region.module.css';

/** In ms (S9-08); the library pauses the timer while the pointer or the focus is on a toast. */
const duration = 10_000;

/** In ms: the wait before the first message in a region that was just mounted. */
const regionKnownAfter = 100;

const manager = Toast.createToastManager();
let mounted = false;
const waiting: ToastMessage[] = [];

/** Shows the message; before the region is mounted, keeps it. */
export const addToast = (message: ToastMessage): void => {
  if (!mounted) {
    waiting.push(message);
    return;
  }
  const { id, type, title, message: description } = alertOf(message);
  manager.add({ id, type, title, description, timeout: duration });
};

/** Closes shown messages and drops those that wait for the region. */
export const closeToasts = (): void => {
  waiting.length = 0;
  manager.close();
};

const List = () => {
  const { toasts } = Toast.useToastManager();
  useEffect(() => {
    // A screen reader announces only changes of a region that it already knows.
    const timer = setTimeout(() => {
      mounted = true;
      for (const message of waiting.splice(0)) addToast(message);
    }, regionKnownAfter);
    return () => {
      clearTimeout(timer);
      mounted = false;
    };
  }, []);
  return toasts.map((one) => (
    <Toast.Root key={one.id} toast={one} className={styles.toast} swipeDirection={['right', 'down']}>
      <Toast.Content className={styles.content}>
        <ToastLook
          type={one.type as ToastAlert['type']}
          title={<Toast.Title className={styles.title} render={<b />} />}
          text={<Toast.Description render={<p />} />}
          cross={<Toast.Close render={<ToastCross />} />}
        />
        <span key={one.updateKey} className={styles.left} aria-hidden="true" />
      </Toast.Content>
    </Toast.Root>
  ));
};

export const ToastRegion = () => {
  const t = useText();
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={styles.region} aria-label={t('ui.toasts')}>
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
};
