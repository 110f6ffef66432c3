import { isAbsent } from '@novosel/client/calls/errors.ts';
import { type Rooms, roomChoices } from '@novosel/contract/catalogue/choosing/filter.ts';
import type { HouseBoard } from '@novosel/contract/catalogue/drawn/houses-endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type RefObject, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useBooked } from '../../../shared/estate/use-booked.ts';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import { isEstateId } from '../../../shared/navigation/saved-targets.ts';
import { useSearchParams } from '../../../shared/navigation/use-search-params.ts';
import { Absent } from '../absent.tsx';
import { Choices } from '../search/filters/choices.tsx';
import styles from './board.module.css';
import { BoardGrid } from './board-grid.tsx';
import { BoardLegend } from './board-legend.tsx';
import { type BoardPart, boardModel, hasPart, isBroad, markMine, type ShownEstate } from './board-model.ts';
import { BoardPreview } from './board-preview.tsx';
import { useBoard } from './use-board.ts';

/** A building by floors, each estate with its present state. */
export default function BoardPage() {
  const t = useText();
  const { building = '' } = useParams();
  const known = isEstateId(building);
  const { data, error, isFetching, refetch } = useBoard(Number(building), known);
  if (data) return <Board board={data.data} />;
  if (!known || isAbsent(error)) return <Absent what="building" />;
  if (!error) return <BoardSkeleton />;
  return (
    <>
      <h1 className="sr">{t('catalogue.board')}</h1>
      <Card>
        <ErrorState title={t('catalogue.board.failed')} busy={isFetching} onRetry={() => void refetch()} />
      </Card>
    </>
  );
}

const parts: readonly BoardPart[] = ['above', 'under'];

const Board = ({ board: answered }: { board: HouseBoard }) => {
  const t = useText();
  const words = useEstateWords();
  const { part, rooms, change } = useBoardAddress();
  const layout = useRef<HTMLDivElement>(null);
  const { looked, closed, look, close } = useLook(layout);
  const all = answered.sections.flatMap(({ estates: own }) => own);
  const board = markMine(answered, useBooked(all.map(({ state }) => ({ available: state === 'sale' }))));
  const shown = parts.filter((one) => hasPart(board, one));
  const model = boardModel(board, part);
  const broad = isBroad(model);
  const estates = model.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell ?? []));
  const wanted = (estate: ShownEstate) =>
    rooms.length === 0 || rooms.some((one) => one === String(Math.min(estate.rooms ?? -1, 4)));
  return (
    <>
      <PageHead
        back={
          <BackLink href={path('estateComplex', { complex: board.complex.id })}>
            {t('estate.complex', { title: board.complex.title })}
          </BackLink>
        }
        title={t('catalogue.building', { number: board.building.number })}
        note={t('catalogue.board.note', {
          address: board.building.address,
          keys: words.quarter(board.handover, true),
        })}
      />
      <div className={styles.tools}>
        {shown.length > 1 && (
          <Segmented
            label={t('catalogue.board.parts')}
            value={part}
            onChange={(next) => change(next, [])}
            choices={shown.map((one) => ({ value: one, label: t('catalogue.board.part', { part: one }) }))}
          />
        )}
        {part === 'above' && (
          <Choices
            label={t('catalogue.filter.rooms')}
            choices={roomChoices.map((one) => ({
              value: one,
              short: t('catalogue.rooms', { rooms: one }),
              full: t('catalogue.rooms.full', { rooms: one }),
            }))}
            value={rooms}
            onChange={(next) => change(part, next)}
          />
        )}
      </div>
      <div ref={layout} className={classNames(styles.layout, broad && styles.broad)}>
        <Card className={styles.board}>
          <BoardLegend estates={estates} />
          <BoardGrid
            model={model}
            label={t('catalogue.board')}
            looked={looked}
            previewed={closed ? undefined : looked?.id}
            onLook={look}
            onLeave={close}
            wanted={wanted}
          />
        </Card>
        <aside
          className={classNames(styles.aside, closed && styles.closed)}
          aria-label={t('catalogue.board.looked')}
        >
          <BoardPreview
            estate={estates.find(({ id }) => id === looked?.id)}
            beside={!broad}
            onClose={close}
          />
        </aside>
      </div>
    </>
  );
};

/**
 * The estate in focus, and whether the person closed its preview, which covers a part of the board on a
 * phone. After a key has closed the preview, the focus returns to the cell, and the preview stays closed.
 */
const useLook = (layout: RefObject<HTMLElement | null>) => {
  const [looked, setLooked] = useState<ShownEstate>();
  const [closed, setClosed] = useState(false);
  const leads = useRef(false);
  const look = (estate: ShownEstate) => {
    setLooked(estate);
    if (!leads.current) setClosed(false);
  };
  const close = () => {
    setClosed(true);
    leads.current = true;
    layout.current?.querySelector<HTMLElement>('[data-current]')?.focus({ preventScroll: true });
    leads.current = false;
  };
  return { looked, closed, look, close };
};

/** The part and filter of the board are in the address. */
const useBoardAddress = () => {
  const [params, setParams] = useSearchParams();
  const part: BoardPart = params.get('part') === 'under' ? 'under' : 'above';
  const named = (params.get('rooms') ?? '').split(',');
  const rooms: Rooms[] = roomChoices.filter((one) => named.includes(one));
  const change = (next: BoardPart, chosen: readonly Rooms[]) =>
    setParams(
      { ...(next === 'under' && { part: next }), ...(chosen.length > 0 && { rooms: chosen.join(',') }) },
      { replace: true },
    );
  return { part, rooms, change };
};

const BoardSkeleton = () => {
  const t = useText();
  return (
    <div aria-busy="true">
      <h1 className="sr">{t('catalogue.board')}</h1>
      <Skeleton width="min(320px, 70%)" height="34px" />
      <Skeleton width="240px" />
      <Card>
        <Skeleton lines={8} height="44px" />
      </Card>
    </div>
  );
};
