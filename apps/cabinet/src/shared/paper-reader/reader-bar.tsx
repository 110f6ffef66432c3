import { IconButton } from '@novosel/ui/actions/icon-button.tsx';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { ReaderMode } from './paper-page.tsx';
import styles from './paper-reader.module.css';

interface ReaderBarProps {
  readonly page: number;
  readonly count: number;
  readonly onTurn: (page: number) => void;
  readonly zoom: { readonly step: number; readonly last: number; readonly onZoom: (step: number) => void };
  readonly mode: ReaderMode;
  readonly onMode: (mode: ReaderMode) => void;
  readonly isFull: boolean;
  readonly onFull: (isFull: boolean) => void;
}

/** Papers up to so many pages are turned page by page alone. */
const fewPages = 8;

/** Pages, the size of letters and the full screen of the reader. */
export const ReaderBar = ({ page, count, onTurn, zoom, mode, onMode, isFull, onFull }: ReaderBarProps) => {
  const t = useText();
  return (
    <div className={styles.bar}>
      <IconButton
        icon={ChevronLeft}
        label={t('reader.previous')}
        aria-disabled={page === 1 || undefined}
        onClick={() => onTurn(page - 1)}
      />
      <PageNumber page={page} count={count} onTurn={onTurn} />
      <IconButton
        icon={ChevronRight}
        label={t('reader.next')}
        aria-disabled={page === count || undefined}
        onClick={() => onTurn(page + 1)}
      />
      <span className={styles.gap} />
      <IconButton
        icon={ZoomOut}
        label={t('reader.smaller')}
        aria-disabled={zoom.step === 0 || undefined}
        onClick={() => zoom.onZoom(Math.max(0, zoom.step - 1))}
      />
      <IconButton
        icon={ZoomIn}
        label={t('reader.larger')}
        aria-disabled={zoom.step === zoom.last || undefined}
        onClick={() => zoom.onZoom(Math.min(zoom.last, zoom.step + 1))}
      />
      <IconButton
        icon={isFull ? Minimize : Maximize}
        label={t('reader.full', { full: String(isFull) })}
        aria-pressed={isFull}
        onClick={() => onFull(!isFull)}
      />
      <div className={styles.mode}>
        <Segmented
          label={t('reader.mode')}
          value={mode}
          onChange={onMode}
          choices={[
            { value: 'paper', label: t('reader.mode.paper') },
            { value: 'text', label: t('reader.mode.text') },
          ]}
        />
      </div>
    </div>
  );
};

/** The number of the page; in a long paper any page is chosen by it. */
const PageNumber = ({ page, count, onTurn }: Pick<ReaderBarProps, 'page' | 'count' | 'onTurn'>) => {
  const t = useText();
  const said = t('reader.of', { page, of: count });
  if (count <= fewPages)
    return (
      <span className="num small" aria-live="polite">
        {said}
      </span>
    );
  return (
    <>
      <select
        className={styles.pages}
        aria-label={t('reader.to')}
        value={page}
        onChange={({ target }) => onTurn(Number(target.value))}
      >
        {Array.from({ length: count }, (_, index) => index + 1).map((one) => (
          <option key={one} value={one}>
            {t('reader.of', { page: one, of: count })}
          </option>
        ))}
      </select>
      <span className="sr" aria-live="polite">
        {said}
      </span>
    </>
  );
};
