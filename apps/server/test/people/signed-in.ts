import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Browser } from '../browser.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { type MadePerson, makePerson } from './make-person.ts';

interface SignedIn {
  server: TestServer;
  person: MadePerson;
  browser: Browser;
}

/** A server of the test file, and for each of its tests a person of its own, signed in. */
export function signedIn(): SignedIn {
  const scene = {} as SignedIn;
  beforeAll(async () => {
    scene.server = await startTestServer();
  });
  afterAll(() => scene.server.close());
  beforeEach(async () => {
    scene.person = await makePerson(scene.server);
    scene.browser = await scene.person.signIn();
  });
  return scene;
}
