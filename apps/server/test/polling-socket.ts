/** What a page could do with its socket, over the plain HTTP of Socket.IO's polling. */
interface PollingSocket {
  send(message: readonly unknown[]): Promise<void>;
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
  const welcome = (await poll()).join();
  if (welcome.startsWith('44')) return { refused: welcome };
  return {
    send: (message) => put(`42${JSON.stringify(message)}`),
    async hear(count) {
      const heard: unknown[][] = [];
      while (heard.length < count)
        for (const packet of await poll())
          if (packet.startsWith('42')) heard.push(JSON.parse(packet.slice(2)) as unknown[]);
      return heard;
    },
    async ended() {
      for (;;) if ((await poll()).some((packet) => packet === '41' || packet === '1')) return true;
    },
    close: () => put('1'),
  };
}
