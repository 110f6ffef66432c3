import type { QueueItem } from '@novosel/contract/desk/endpoints.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Fragment, type KeyboardEvent, useMemo, useRef } from 'react';
import { useMovingRows } from '../../shared/panes/use-moving-rows.ts';
import { groupOf } from './queue-groups.ts';
import styles from './queue-list.module.css';
import { QueueRow } from './queue-row.tsx';

interface QueueListProps {
  items: readonly QueueItem[];
  now: number;
  search: string;
  chosen: string | undefined;
  /** Whether rows are grouped by due date; closed deals are ordered by the day they closed. */
  grouped: boolean;
}

const steps = lookup<(at: number, last: number) => number>({
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
});

/** Moves the focus between the rows by arrow keys; Enter opens one, since a row is a link. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps.get(event.key);
  if (!step) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  rows[step(at, rows.length - 1)]?.focus();
}

export const QueueList = ({ items, now, search, chosen, grouped }: QueueListProps) => {
  const t = useText();
  const holder = useRef<HTMLUListElement>(null);
  const rows = useMemo(
    () =>
      items.map(({ booking, updatedAt, turn }) => ({
        id: booking,
        stamp: `${updatedAt} ${turn.act} ${turn.dueAt}`,
      })),
    [items],
  );
  useMovingRows(holder, search, rows);
  const shown = items.find(({ booking, deal }) => booking === chosen || deal === chosen);
  const reached = shown ?? items[0];
  const groups = items.map((item) => groupOf(item, now));
  const several = grouped && new Set(groups).size > 1;
  return (
    <ul ref={holder} className={styles.rows} aria-label={t('queue.list')} onKeyDown={walk}>
      {items.map((item, index) => (
        <Fragment key={item.booking}>
          {several && groups[index] !== groups[index - 1] && (
            <li className={styles.group}>{t(`queue.group.${groups[index]}`)}</li>
          )}
          <QueueRow
            item={item}
            now={now}
            search={search}
            chosen={item === shown}
            reached={item === reached}
          />
        </Fragment>
      ))}
    </ul>
  );
};
