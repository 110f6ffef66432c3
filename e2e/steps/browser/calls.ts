import { randomUUID } from 'node:crypto';
import { addresses } from '../../stage/addresses.ts';
import { openSession } from '../../stage/people.ts';

/**
 * Calls of a signed-in person without a page: a journey sets up its state by them instead of going through
 * the pages.
 */
export interface Calls {
  get<Data>(path: string): Promise<Data>;
  /** Makes a changing call with its own Idempotency-Key. */
  act<Data>(path: string, body?: object): Promise<Data>;
  /** @returns the ID of the upload */
  upload(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<string>;
}

/** @param who the phone of a buyer, the e-mail of a member of staff */
export async function openCalls(door: 'cabinet' | 'office', who: string): Promise<Calls> {
  const { headers } = await openSession(door, who);
  const call = async <Data>(path: string, init: RequestInit): Promise<Data> => {
    const answer = await fetch(addresses[door] + path, init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return (JSON.parse(text) as { data: Data }).data;
  };
  return {
    get: (path) => call(path, { headers }),
    act: (path, body = {}) =>
      call(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(body),
      }),
    async upload(name, bytes, type) {
      const body = new FormData();
      body.append('files[0]', new Blob([bytes], { type }), name);
      const [id] = await call<string[]>('/api/upload', { method: 'POST', headers, body });
      if (!id) throw new Error(`${name} was not taken`);
      return id;
    },
  };
}
