/** Ports of the programs under test; several runs can work in parallel with different first ports. */
const first = Number(process.env.E2E_PORT ?? 4400);

export const ports = { cabinet: first, office: first + 1, outside: first + 2, smtp: first + 3 };

export const addresses = {
  cabinet: `http://localhost:${ports.cabinet}`,
  office: `http://localhost:${ports.office}`,
  outside: `http://localhost:${ports.outside}`,
};

/** The data folder of the programs under test; the set-up passes it to the workers. */
export const dataDir = (): string => {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('E2E_DATA_DIR is not set: the stage has not been started');
  return folder;
};
