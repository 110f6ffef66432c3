import { RefusalError } from '@novosel/client/calls/errors.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';

/** What a device does with keys; it comes over the line when it is first wanted. */
const load = () => import('./passkey.ts');
type Device = Awaited<ReturnType<typeof load>>;

/**
 * Asks this device: `ask((device) => device.proveByDevice())`.
 * @throws RefusalError with the words for the person, also when the device gives nothing
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
