import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

/**
 * The floor of single sign-on: the same library alone, with its own sessions, in memory. It has one client
 * site, whose people are signed in and have consented already.
 */
const port = Number(process.env.PORT);
const origin = `http://127.0.0.1:${port}`;
const redirectUri = 'http://localhost:4630/shop/callback';

const provider = new Provider(origin, {
  clients: [
    {
      client_id: 'demo-shop',
      client_secret: 'demo-shop-secret',
      redirect_uris: [redirectUri],
      response_types: ['code'],
      grant_types: ['authorization_code', 'refresh_token'],
    },
  ],
  cookies: { keys: [randomBytes(16).toString('hex')] },
  features: { devInteractions: { enabled: false } },
  findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
  interactions: { url: (_, { uid }) => `/enter/${uid}` },
  pkce: { required: () => true },
  issueRefreshToken: () => true,
  rotateRefreshToken: () => true,
});
provider.silent = true;
const answer = provider.callback();

/** Signs a person in and consents for him, in place of the pages. */
async function enter(request: Parameters<typeof answer>[0], response: Parameters<typeof answer>[1]) {
  const { params, session } = await provider.interactionDetails(request, response);
  const accountId = session?.accountId ?? randomBytes(8).toString('hex');
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant.addOIDCScope('openid');
  const grantId = await grant.save();
  await provider.interactionFinished(request, response, { login: { accountId }, consent: { grantId } });
}

createServer((request, response) => {
  if (request.url === '/health/ready') response.end('{}');
  else if (request.url?.startsWith('/enter/'))
    enter(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  else void answer(request, response);
}).listen(port, '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
