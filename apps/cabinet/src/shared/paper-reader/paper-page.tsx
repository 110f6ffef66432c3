import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { pageText, type TextNode } from './page-text.ts';
import { PageTextView } from './page-text-view.tsx';
import styles from './paper-reader.module.css';
import type { PDFDocumentProxy, PDFPageProxy } from './pdf-engine.ts';

/** `paper` shows the page as printed, `text` its text in large letters. */
export type ReaderMode = 'paper' | 'text';

interface PaperPageProps {
  pdf: PDFDocumentProxy;
  number: number;
  mode: ReaderMode;
  /** Size of letters of the text, 1 as usual. */
  scale: number;
  /** Width of the rendered page in CSS pixels. */
  width: number;
}

const sharpest = 3;

const draw = (page: PDFPageProxy, canvas: HTMLCanvasElement, width: number) => {
  const own = page.getViewport({ scale: 1 });
  const density = Math.min(window.devicePixelRatio || 1, sharpest);
  const viewport = page.getViewport({ scale: (width * density) / own.width });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${(width * own.height) / own.width}px`;
  return page.render({ canvas, viewport });
};

/** One page of a paper: rendered from the PDF, with its text for a screen reader. */
export const PaperPage = ({ pdf, number, mode, scale, width }: PaperPageProps) => {
  const t = useText();
  const titleId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [page, setPage] = useState<PDFPageProxy>();
  const [text, setText] = useState<readonly TextNode[]>();
  useEffect(() => {
    let left = false;
    void pdf.getPage(number).then(async (found) => {
      const words = await pageText(found);
      if (left) return;
      setPage(found);
      setText(words);
    });
    return () => {
      left = true;
    };
  }, [pdf, number]);
  useEffect(() => {
    if (mode !== 'paper' || !page || !canvas.current || width <= 0) return;
    const task = draw(page, canvas.current, width);
    task.promise.catch(() => undefined);
    return () => task.cancel();
  }, [page, mode, width]);
  return (
    <section className={styles.paper} aria-labelledby={titleId}>
      <h2 id={titleId} className="sr">
        {t('reader.page', { page: number, of: pdf.numPages })}
      </h2>
      <p className={styles.number} aria-hidden="true">
        {t('reader.page.short', { page: number })}
      </p>
      {mode === 'paper' && (
        <div aria-hidden="true">
          <canvas ref={canvas} className={styles.canvas} />
        </div>
      )}
      {text ? (
        <div className={mode === 'paper' ? 'sr' : styles.words}>
          <PageTextView text={text} scale={scale} />
        </div>
      ) : (
        mode === 'text' && <Skeleton lines={8} />
      )}
    </section>
  );
};
