import type { ComponentType } from 'react';
import type { LayoutName } from '../shared/navigation/built-page.ts';
import { besideWords } from '../shared/navigation/feature.ts';
import type { LayoutProps } from '../shell/layout-props.ts';

interface LayoutModule {
  readonly Layout: ComponentType<LayoutProps>;
}

const frameWords = {
  ru: () => import('../shell/frame/locales/ru.po'),
  en: () => import('../shell/frame/locales/en.po'),
};
const frame = () => besideWords<LayoutModule>(() => import('../shell/frame/frame.tsx'), frameWords);

const Blank = ({ children }: LayoutProps) => <main id="main">{children}</main>;

const loaders: Record<LayoutName, () => Promise<LayoutModule>> = {
  default: frame,
  deal: frame,
  auth: () => besideWords<LayoutModule>(() => import('./sign-in/auth-layout.tsx')),
  simple: () => besideWords<LayoutModule>(() => import('../shell/simple/simple-layout.tsx'), frameWords),
  questionnaire: () =>
    besideWords<LayoutModule>(() => import('../shell/questionnaire/questionnaire-layout.tsx')),
  blank: async () => ({ Layout: Blank }),
};

const loaded = new Map<LayoutName, LayoutModule['Layout']>();

/** Loads a layout; `loadedLayout` returns it afterwards. */
export const loadLayout = async (name: LayoutName): Promise<void> => {
  if (!loaded.has(name)) loaded.set(name, (await loaders[name]()).Layout);
};

export const loadedLayout = (name: LayoutName): LayoutModule['Layout'] | undefined => loaded.get(name);
