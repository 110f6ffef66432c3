/**
 * SMS gateway over HTTP. `to` is +79000000001; a gateway that supports keys sends a message with the same
 * `key` once. Throws when the gateway did not accept the message: the job retries.
 */
export interface Sms {
  send(to: string, text: string, key: string): Promise<void>;
}

export function openSms(url: string): Sms {
  return {
    async send(to, text, key) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(5000),
      });
      if (!response.ok) throw new Error(`SMS gateway answered ${response.status}`);
    },
  };
}
