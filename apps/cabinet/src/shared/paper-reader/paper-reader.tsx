import { classNames } from '@novosel/ui/look/class-names.ts';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState } from 'react';
import { PaperPage, type ReaderMode } from './paper-page.tsx';
import styles from './paper-reader.module.css';
import type { PDFDocumentProxy } from './pdf-engine.ts';
import { ReaderBar } from './reader-bar.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { usePlaceWidth } from './use-place-width.ts';

const zooms = [1, 1.25, 1.5, 2] as const;
const widestPage = 760;
/**
 * In CSS pixels: below this width an A4 page is unreadable, so the reader starts with the text in large
 * letters.
 */
const narrow = 600;

export interface PaperReaderProps {
  /** What the paper is: «Соглашение о бронировании». */
  readonly title: string;
  readonly pdf: PDFDocumentProxy;
  /** A page to turn to; each new object turns. */
  readonly target?: { readonly page: number } | undefined;
}

/** A paper page by page, from the same bytes that will be signed. */
export const PaperReader = ({ title, pdf, target }: PaperReaderProps) => {
  const t = useText();
  const root = useRef<HTMLElement>(null);
  const [place, width] = usePlaceWidth<HTMLElement>();
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(0);
  const [wanted, setMode] = useState<ReaderMode>();
  const [isFull, setFull] = useFullScreen(root);
  const mode = wanted ?? (window.innerWidth < narrow ? 'text' : 'paper');
  const count = pdf.numPages;
  const scale = zooms[zoom] ?? 1;
  const turn = (to: number) => {
    if (to < 1 || to > count) return;
    setPage(to);
    place.current?.scrollTo({ top: 0, left: 0 });
    if ((place.current?.getBoundingClientRect().top ?? 0) < 0)
      place.current?.scrollIntoView({ block: 'start' });
  };
  useEffect(() => {
    if (!target) return;
    setPage(target.page);
    root.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [target, place]);
  return (
    <section ref={root} className={classNames(styles.reader, isFull && styles.full)} aria-label={title}>
      <ReaderBar
        page={page}
        count={count}
        onTurn={turn}
        zoom={{ step: zoom, last: zooms.length - 1, onZoom: setZoom }}
        mode={mode}
        onMode={setMode}
        isFull={isFull}
        onFull={setFull}
      />
      <div className={styles.marks} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => index + 1).map((one) => (
          <i key={one} className={one === page ? styles.now : one < page ? styles.done : undefined} />
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
          (WCAG 2.1.1) */}
      <section ref={place} className={styles.place} tabIndex={0} aria-label={t('reader.text')}>
        <PaperPage
          key={page}
          pdf={pdf}
          number={page}
          mode={mode}
          scale={scale}
          width={Math.min(width, widestPage) * scale}
        />
      </section>
      {page < count && (
        <button type="button" className={styles.more} onClick={() => turn(page + 1)}>
          {t('reader.nextPage', { page: page + 1, of: count })}
          <Icon of={ChevronRight} size="s" />
        </button>
      )}
    </section>
  );
};
