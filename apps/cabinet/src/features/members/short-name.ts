/** «Королёв Илья Андреевич» as «Илья»; whoever is called by one word stays so. */
export const shortName = (name: string): string => name.split(/\s+/)[1] ?? name;
