import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useFileSize } from '@novosel/ui/files/use-file-size.ts';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { Progress } from '@novosel/ui/status/progress.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import styles from './check.module.css';
import type { CheckState } from './check-state.ts';

interface CheckedFilesProps {
  state: Exclude<CheckState, { kind: 'empty' }>;
  onFiles: (files: readonly File[]) => void;
}

const kindOf = (name = ''): string => /\.([^.]{1,4})$/.exec(name)?.[1]?.toUpperCase() ?? '';

/** The files under check, their progress, and the way to others. */
export const CheckedFiles = ({ state, onFiles }: CheckedFilesProps) => {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { files } = state;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    target.value = '';
    onFiles(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same
    <div
      className={classNames(styles.files, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={styles.kind} aria-hidden="true">
        {kindOf(files[0]?.name)}
      </span>
      <div className={styles.filesBody}>
        <p className={styles.name}>{t('check.files', { name: files[0]?.name ?? '', count: files.length })}</p>
        <Fate state={state} />
      </div>
      <Button variant="secondary" small className={styles.other} onClick={() => input.current?.click()}>
        {t('check.other')}
      </Button>
      <input ref={input} type="file" hidden multiple accept=".zip,.pdf,.sig" onChange={choose} />
    </div>
  );
};

const Fate = ({ state }: Pick<CheckedFilesProps, 'state'>) => {
  const t = useText();
  const locale = useLocale();
  const size = useFileSize();
  const bytes = state.files.reduce((sum, file) => sum + file.size, 0);
  if (state.kind === 'checking') {
    const words = t('check.reading', { percent: state.percent });
    return (
      <>
        <Progress label={words} value={state.percent} />
        <span className="small muted">{words}</span>
      </>
    );
  }
  if (state.kind === 'refused') return <span className="small muted">{size(bytes)}</span>;
  return (
    <span className="small muted">
      {t('check.checked', { size: size(bytes), at: formatDayTime(state.at, { now: state.at, locale }) })}
    </span>
  );
};
