/** Key of the words for what an endpoint of the desk does. */
export const actKey = (act: string): string => `roles.act.${act}`;
