export const contractsPatterns = {
  contracts: '/contracts',
  templates: '/contracts/templates',
  template: '/contracts/templates/:template',
} as const;

export const contractsPath = contractsPatterns.contracts;
export const templatesPath = contractsPatterns.templates;

/** In place of the ID of an edition that is not saved yet. */
export const newTemplate = 'new';

/** An edition of the template, by its ID. */
export const templatePath = (template: string): string =>
  contractsPatterns.template.replace(':template', encodeURIComponent(template));
