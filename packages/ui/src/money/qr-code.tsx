import { create } from 'qrcode';
import { useMemo } from 'react';
import styles from './qr-code.module.css';

interface QrCodeProps {
  /** The encoded text, usually an address. */
  value: string;
  /** What it is for: «QR-код для оплаты по СБП». */
  label: string;
}

const quiet = 4;

/** A QR code as one path, dark on white in both themes, since phone cameras need that. */
export const QrCode = ({ value, label }: QrCodeProps) => {
  const { size, path } = useMemo(() => {
    const { modules } = create(value, { errorCorrectionLevel: 'M' });
    const dark: string[] = [];
    for (let y = 0; y < modules.size; y += 1) {
      for (let x = 0; x < modules.size; x += 1) {
        if (modules.get(y, x)) dark.push(`M${x + quiet} ${y + quiet}h1v1h-1z`);
      }
    }
    return { size: modules.size + 2 * quiet, path: dark.join('') };
  }, [value]);
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};
