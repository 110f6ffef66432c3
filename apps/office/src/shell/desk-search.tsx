import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import Search from 'lucide-react/icons/search';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { matchPath, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { deskPatterns, queuePath } from '../shared/paths.ts';
import styles from './desk-search.module.css';

/** In ms: debounces typing, so that each letter does not make a call. */
const pauseMs = 250;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Finds a deal by surname, phone or number; «/» focuses the field. */
export const DeskSearch = () => {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const leaving = useNavigation().state !== 'idle';
  const [params, setParams] = useSearchParams();
  const asked = params.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  const inQueue = pathname === queuePath || matchPath(deskPatterns.deal, pathname) !== null;
  // Where a link was pressed: React renders the router's own state of leaving too late.
  const [leftAt, setLeftAt] = useState<string>();
  const [typedAt, setTypedAt] = useState(pathname);
  // On the next page nobody types: a late change of its address would undo the first act there.
  const pause = typedAt === pathname ? pauseMs : 0;
  const rests = inQueue && !leaving && leftAt !== pathname && typed !== asked;

  useEffect(() => {
    // A deal pressed during the pause in typing would be left again for the search results.
    if (!rests) return;
    const timer = setTimeout(() => {
      setParams(
        (present) => {
          const next = new URLSearchParams(present);
          if (typed) next.set('q', typed);
          else next.delete('q');
          return next;
        },
        { replace: true },
      );
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, rests, pause, setParams]);

  useEffect(() => {
    const onPress = ({ target }: PointerEvent) =>
      setLeftAt(target instanceof Element && target.closest('a') ? pathname : undefined);
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [pathname]);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!inQueue) navigate(`${queuePath}?${new URLSearchParams({ q: typed })}`);
  };
  const clear = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped('');
  };
  return (
    <search className={styles.root}>
      <form className={styles.form} onSubmit={submit}>
        <Icon of={Search} />
        <input
          ref={input}
          type="search"
          className={styles.input}
          aria-label={t('desk.search')}
          placeholder={t('desk.search.example')}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setLeftAt(undefined);
            setTypedAt(pathname);
            setTyped(event.target.value);
          }}
          onKeyDown={clear}
        />
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </form>
    </search>
  );
};
