import { RefusalError } from '@novosel/client/calls/errors.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';

/** The code for passkeys, loaded when it is first needed. */
const load = () => import('./passkey.ts');
type Device = Awaited<ReturnType<typeof load>>;

/**
 * Asks this device: `ask((device) => device.proveByDevice())`.
 * @throws RefusalError with a message for the person, also when the device gives no passkey
 */
export const usePasskey = () => {
  const t = useText();
  return async <Answer>(ask: (device: Device) => Promise<Answer>): Promise<Answer> => {
    const device = await load();
    try {
      return await ask(device);
    } catch (error) {
      if (!(error instanceof device.DeviceSilent)) throw error;
      throw new RefusalError({ status: 0, message: t(`passkey.${error.why}`) });
    }
  };
};
