/** «40•• ••••14»: enough to recognise the paper, too little to use it. */
export function maskPassport({
  serial,
  number,
}: {
  readonly serial: string;
  readonly number: string;
}): string {
  return `${serial.slice(0, 2)}•• ••••${number.slice(-2)}`;
}
