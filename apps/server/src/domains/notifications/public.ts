export type { Words } from './notify.ts';
export { type TellDeps, tellPerson } from './tell-person.ts';
