import type { siteScopes } from '@novosel/contract/sites/endpoints.ts';
import { useText } from '@novosel/ui/i18n.tsx';

type Scope = (typeof siteScopes)[number];

/** What a site reads, in words; that it is this very person, every site learns. */
export const useScopeWords = () => {
  const t = useText();
  const words: Record<Scope, string> = {
    profile: t('sites.scope.profile'),
    phone: t('sites.scope.phone'),
    email: t('sites.scope.email'),
  };
  return (scopes: readonly Scope[]): readonly string[] =>
    scopes.length > 0 ? scopes.map((scope) => words[scope]) : [t('sites.scope.none')];
};
