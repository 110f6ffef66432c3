import { Logo } from '@novosel/ui/look/logo.tsx';
import { useLocale } from '@novosel/ui/text/i18n.tsx';
import { brand } from '../shared/brand.ts';

/** The developer's logo and name. */
export const BrandLogo = ({ href }: { href: string }) => (
  <Logo
    name={brand.name[useLocale()]}
    href={href}
    mark={brand.logo.paths.map((d) => <path key={d} d={d} />)}
  />
);
