import { useText } from '@novosel/ui/i18n.tsx';
import { useEffect, useState } from 'react';
import { dropCredentials, keptLogin } from './kept-credentials.ts';
import { PlainAuth } from './plain-auth.tsx';

/** The password has run out (S4.2-03): says for whom, and forgets what was entered when the page is left. */
export default function RenewPage() {
  const t = useText();
  const [login] = useState(keptLogin);
  useEffect(() => dropCredentials, []);
  return <PlainAuth name="renew">{login && <p>{t('renew.for', { login })}</p>}</PlainAuth>;
}
