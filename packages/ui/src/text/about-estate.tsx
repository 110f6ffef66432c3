import { estateCases } from '@novosel/contract/catalogue/kind-words.ts';
import type { EstateKind } from '@novosel/contract/catalogue/schema.ts';
import { type ReactNode, useMemo } from 'react';
import { TextValuesProvider, useLocale } from './i18n.tsx';

interface AboutEstateProps {
  /** null when the estate may be of any kind. */
  kind: EstateKind | null;
  children: ReactNode;
}

/**
 * Provides messages inside with the word of the estate's kind: `{estateNom}`, `{estateGen}`, `{estateAcc}`,
 * `{EstateNom}`.
 */
export const AboutEstate = ({ kind, children }: AboutEstateProps) => {
  const locale = useLocale();
  const values = useMemo(() => estateCases(kind, locale), [kind, locale]);
  return <TextValuesProvider value={values}>{children}</TextValuesProvider>;
};
