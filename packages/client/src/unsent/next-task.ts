/**
 * Goes on in a new task. Browsers paint the answer to a touch before it, and on a phone starting a call takes
 * as long as painting.
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
