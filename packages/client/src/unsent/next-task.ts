/**
 * Goes on in a task of its own. Browsers draw the answer to a touch before it, and to begin a call takes a
 * phone as long as to draw it.
 */
export const nextTask = (): Promise<void> =>
  new Promise((goOn) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      goOn();
    };
    port2.postMessage(null);
  });
