import type { Domain } from '../../domain.ts';
import { bindCatalogue } from './catalogue.routes.ts';
import { bindCatalogueDesk } from './catalogue-desk.routes.ts';
import { bindChoosing } from './choosing/choosing.routes.ts';
import { held } from './held.ts';
import { forgetPictures } from './houses/forget-pictures.ts';
import { bindHouses } from './houses/houses.routes.ts';
import { tellOfSite, workTellingOfSite } from './houses/tell-of-site.ts';
import { workCatalogue } from './work-catalogue.ts';

export const catalogue: Domain = {
  name: 'catalogue',
  about: 'What is sold: complexes, buildings, estates, imports, favourites, site news',
  uses: ['documents', 'identity', 'notifications'],
  routes: { cabinet: [bindCatalogue, bindChoosing, bindHouses], office: [bindCatalogueDesk] },
  notices: [tellOfSite],
  queues: ['catalogue.reprice', 'site.tell'],
  jobs: [workCatalogue, workTellingOfSite],
  cleanups: [forgetPictures],
  held,
};
