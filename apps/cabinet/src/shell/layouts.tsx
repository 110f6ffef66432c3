import type { ComponentType } from 'react';
import { besideWords } from '../routing/feature.ts';
import type { LayoutName } from '../routing/layout-of.ts';
import type { LayoutProps } from './layout-props.ts';

interface LayoutModule {
  readonly Layout: ComponentType<LayoutProps>;
}

const frameWords = {
  ru: () => import('./frame/locales/ru.po'),
  en: () => import('./frame/locales/en.po'),
};
const frame = () => besideWords<LayoutModule>(() => import('./frame/frame.tsx'), frameWords);

const Blank = ({ children }: LayoutProps) => <main id="main">{children}</main>;

const loaders: Record<LayoutName, () => Promise<LayoutModule>> = {
  default: frame,
  deal: frame,
  auth: () => besideWords<LayoutModule>(() => import('./auth/auth-layout.tsx')),
  simple: () => besideWords<LayoutModule>(() => import('./simple/simple-layout.tsx'), frameWords),
  questionnaire: () => besideWords<LayoutModule>(() => import('./questionnaire/questionnaire-layout.tsx')),
  blank: async () => ({ Layout: Blank }),
};

const loaded = new Map<LayoutName, LayoutModule['Layout']>();

/** Fetches a layout; `loadedLayout` gives it afterwards. */
export const loadLayout = async (name: LayoutName): Promise<void> => {
  if (!loaded.has(name)) loaded.set(name, (await loaders[name]()).Layout);
};

export const loadedLayout = (name: LayoutName): LayoutModule['Layout'] | undefined => loaded.get(name);
