import { endpoint } from '#/kernel/endpoint';
import { EVERYBODY } from '#/kernel/roles';
import { searchQuery, searchResultSchema } from './schema.ts';

export const searchPeople = endpoint({
  name: 'search.people',
  method: 'GET',
  path: '/search',
  access: 'company',
  roles: EVERYBODY,
  offers: 'listed',
  limits: [{ per: ['company'], calls: 300, seconds: 60 }],
  summary:
    'Les candidats de toutes les offres dont le nom, l’adresse, le numéro, le CV ou les réponses contiennent ces mots\u00A0; les réponses avec le plan qui les comprend\u202F; avec «\u00A0pool\u00A0», ceux qui acceptent de recevoir d’autres offres\u202F; si personne ne correspond, les noms proches (`near`)',
  query: searchQuery,
  output: searchResultSchema,
  errors: [],
});

export const searchApi = [searchPeople] as const;
