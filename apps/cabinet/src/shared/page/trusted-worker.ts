interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}
interface PolicyMaker {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

/**
 * The page enforces Trusted Types (promise 26): each policy allows only one worker's own file. A policy is
 * made once, since a name may not be used twice.
 * @param name of the policy, after `novosel#`
 * @returns the address, as the browser takes it
 */
export const trustedWorker = (name: string, file: string): (() => string) => {
  let policy: ScriptUrlPolicy | undefined;
  return () => {
    const maker = (window as { trustedTypes?: PolicyMaker }).trustedTypes;
    if (!maker) return file;
    policy ??= maker.createPolicy(`novosel#${name}`, {
      createScriptURL: (wanted) => {
        if (wanted !== file) throw new TypeError(`Not the file of ${name}`);
        return wanted;
      },
    });
    return policy.createScriptURL(file);
  };
};
