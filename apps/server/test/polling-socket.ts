/** What a page could do with its socket, over the plain HTTP of Socket.IO's polling. */
interface PollingSocket {
  send(message: readonly unknown[]): Promise<void>;
  /** Says something and waits for the answer to it. */
  ask(message: readonly unknown[]): Promise<unknown>;
  /** Waits until so many messages have come. */
  hear(count: number): Promise<unknown[][]>;
  /** Waits until the server closes the socket. */
  ended(): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens a socket; tells with what it was refused when it was. */
export async function openSocket(
  address: string,
  origin: string | undefined,
  bearer: string | undefined,
): Promise<PollingSocket | { refused: number | string }> {
  const headers = origin === undefined ? {} : { origin };
  const url = `${address}/api/socket/?EIO=4&transport=polling`;
  const greeting = await fetch(url, { headers });
  if (!greeting.ok) return { refused: greeting.status };
  const { sid } = JSON.parse((await greeting.text()).slice(1)) as { sid: string };
  const mine = `${url}&sid=${sid}`;
  const put = async (packet: string): Promise<void> => {
    await (await fetch(mine, { method: 'POST', headers, body: packet })).text();
  };
  const poll = async (): Promise<string[]> => {
    const answer = await fetch(mine, { headers, signal: AbortSignal.timeout(10_000) });
    return answer.ok ? (await answer.text()).split('\u001e') : ['1'];
  };
  await put(`40${JSON.stringify({ token: bearer })}`);
  const [welcome = '', ...first] = await poll();
  if (welcome.startsWith('44')) return { refused: welcome };
  let asked = 0;
  /** What came while something else was waited for. */
  const kept: unknown[][] = [];
  const read = (packet: string) => {
    if (packet.startsWith('42')) kept.push(JSON.parse(packet.slice(2)) as unknown[]);
  };
  // News may come together with the welcome.
  for (const packet of first) read(packet);
  return {
    send: (message) => put(`42${JSON.stringify(message)}`),
    async ask(message) {
      const id = asked++;
      await put(`42${id}${JSON.stringify(message)}`);
      for (;;)
        for (const packet of await poll()) {
          if (packet === '1' || packet === '41') throw new Error('the socket was closed');
          const answer = packet.startsWith(`43${id}[`) ? packet.slice(`43${id}`.length) : undefined;
          if (answer) return (JSON.parse(answer) as unknown[])[0];
          read(packet);
        }
    },
    async hear(count) {
      while (kept.length < count) for (const packet of await poll()) read(packet);
      return kept.splice(0);
    },
    async ended() {
      for (;;) if ((await poll()).some((packet) => packet === '41' || packet === '1')) return true;
    },
    close: () => put('1'),
  };
}
