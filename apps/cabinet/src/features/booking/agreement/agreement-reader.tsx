import { IconButton } from '@novosel/ui/actions/icon-button.tsx';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useState } from 'react';
import { AgreementPage, type ReaderMode } from './agreement-page.tsx';
import styles from './agreement-reader.module.css';
import type { PDFDocumentProxy } from './pdf-engine.ts';
import { usePlaceWidth } from './use-place-width.ts';

const zooms = [1, 1.25, 1.5, 2] as const;
const widestPage = 760;
/**
 * In CSS pixels: below this width an A4 page is unreadable, so the reader starts with the text in large
 * letters.
 */
const narrow = 600;

/** The agreement page by page, from the same bytes that will be signed. */
export const AgreementReader = ({ pdf }: { pdf: PDFDocumentProxy }) => {
  const t = useText();
  const [place, width] = usePlaceWidth<HTMLElement>();
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(0);
  const [wanted, setMode] = useState<ReaderMode>();
  const mode = wanted ?? (window.innerWidth < narrow ? 'text' : 'paper');
  const pages = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const turn = (to: number) => {
    setPage(to);
    place.current?.scrollTo({ top: 0, left: 0 });
    if ((place.current?.getBoundingClientRect().top ?? 0) < 0)
      place.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section className={styles.reader} aria-label={t('booking.sign.reader')}>
      <div className={styles.bar}>
        <IconButton
          icon={ChevronLeft}
          label={t('booking.sign.previous')}
          aria-disabled={page === 1 || undefined}
          onClick={() => page > 1 && turn(page - 1)}
        />
        <span className="num small" aria-live="polite">
          {t('booking.sign.of', { page, of: pdf.numPages })}
        </span>
        <IconButton
          icon={ChevronRight}
          label={t('booking.sign.next')}
          aria-disabled={page === pdf.numPages || undefined}
          onClick={() => page < pdf.numPages && turn(page + 1)}
        />
        <span className={styles.gap} />
        {mode === 'paper' && (
          <>
            <IconButton
              icon={ZoomOut}
              label={t('booking.sign.smaller')}
              aria-disabled={zoom === 0 || undefined}
              onClick={() => setZoom(Math.max(0, zoom - 1))}
            />
            <IconButton
              icon={ZoomIn}
              label={t('booking.sign.larger')}
              aria-disabled={zoom === zooms.length - 1 || undefined}
              onClick={() => setZoom(Math.min(zooms.length - 1, zoom + 1))}
            />
          </>
        )}
        <div className={styles.mode}>
          <Segmented
            label={t('booking.sign.mode')}
            value={mode}
            onChange={setMode}
            choices={[
              { value: 'paper', label: t('booking.sign.mode.paper') },
              { value: 'text', label: t('booking.sign.mode.text') },
            ]}
          />
        </div>
      </div>
      <div className={styles.marks} aria-hidden="true">
        {pages.map((one) => (
          <i key={one} className={one === page ? styles.now : one < page ? styles.done : undefined} />
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
          (WCAG 2.1.1) */}
      <section ref={place} className={styles.place} tabIndex={0} aria-label={t('booking.sign.text')}>
        <AgreementPage
          key={page}
          pdf={pdf}
          number={page}
          mode={mode}
          width={Math.min(width, widestPage) * (zooms[zoom] ?? 1)}
        />
      </section>
      {page < pdf.numPages && (
        <button type="button" className={styles.more} onClick={() => turn(page + 1)}>
          {t('booking.sign.nextPage', { page: page + 1, of: pdf.numPages })}
          <Icon of={ChevronRight} size="s" />
        </button>
      )}
    </section>
  );
};
