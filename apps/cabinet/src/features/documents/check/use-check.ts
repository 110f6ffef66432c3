import { useCallback, useEffect, useRef, useState } from 'react';
import { quietAfter } from '../../../shared/page/begin-later.ts';
import type { CheckState } from './check-state.ts';
import { askKeys, askPapers } from './engine/ask-server.ts';
import { runCheck, warmEngine } from './engine/check-engine.ts';

/** In bytes, of all files together. */
const largest = 100 * 1024 * 1024;

/** The state of the page of checks; `start` checks files, and a later check overtakes an earlier one. */
export function useCheck() {
  const [state, setState] = useState<CheckState>({ kind: 'empty' });
  const latest = useRef(0);
  useEffect(() => {
    const timer = setTimeout(warm, quietAfter);
    return () => clearTimeout(timer);
  }, []);
  const start = useCallback(async (files: readonly File[]) => {
    if (files.length === 0) return;
    latest.current += 1;
    const own = latest.current;
    const show = (next: CheckState) => {
      if (own === latest.current) setState(next);
    };
    if (files.reduce((sum, { size }) => sum + size, 0) > largest)
      return show({ kind: 'refused', files, why: 'large' });
    show({ kind: 'checking', files, percent: 0 });
    try {
      show(await check(files, (percent) => show({ kind: 'checking', files, percent })));
    } catch {
      show({ kind: 'refused', files, why: 'failed' });
    }
  }, []);
  return { state, start };
}

/** What a check and its report need is loaded while the page is idle: later they need no connection. */
function warm(): void {
  warmEngine();
  import('./pdf/report-pdf.ts').then(({ loadFonts }) => loadFonts()).catch(() => undefined);
}

async function check(files: readonly File[], onProgress: (percent: number) => void): Promise<CheckState> {
  const keys = await askKeys();
  const result = await runCheck({ files, keys }, onProgress);
  if (result.kind === 'refused') return { kind: 'refused', files, why: result.why };
  const known = keys ? await askPapers(result.papers.map(({ original }) => original)) : new Map();
  return { kind: 'finished', files, checked: result, isKeyed: keys !== null, known, at: new Date() };
}
