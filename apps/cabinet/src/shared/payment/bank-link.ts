/** An address of the acquirer or of a bank's app if it is safe to follow: no script, and with a host. */
export const bankLink = (address: string | null | undefined): string | undefined => {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
};
