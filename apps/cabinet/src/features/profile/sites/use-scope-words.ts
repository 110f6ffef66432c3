import type { SiteScope } from '@novosel/contract/sites/endpoints.ts';
import { scopeWords } from '@novosel/contract/sites/scope-words.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

/** What a site reads, in words; every site learns the person's identity. */
export const useScopeWords = () => {
  const t = useText();
  const locale = useLocale();
  return (scopes: readonly SiteScope[]): readonly string[] =>
    scopes.length > 0 ? scopes.map((scope) => scopeWords[scope][locale]) : [t('sites.scope.none')];
};
