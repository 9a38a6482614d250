import type { OpenApiDocument, Operation, Parameter, Schema } from '@kafaa/domain/kernel/api-document';
import type { AnyError } from '@kafaa/domain/kernel/app-error';
import { elided } from '@kafaa/domain/kernel/elision';
import type { Access, Endpoint } from '@kafaa/domain/kernel/endpoint';
import { CALLED_BY_SESSION, errorsOf } from '@kafaa/domain/kernel/endpoint-errors';
import { listRoles } from '@kafaa/domain/kernel/roles';
import * as z from 'zod/mini';

/** Schemas that several endpoints share, with their names. The app passes them in, because the platform imports no feature. */
export type NamedSchemas = Readonly<Record<string, z.ZodMiniType>>;

const ACCESS: Readonly<Record<Access, string>> = {
  public: 'Ouvert à tous.',
  link: 'Pour qui détient le lien personnel reçu par e-mail, et lui seul.',
  session: 'Entreprise connectée.',
  company: 'Entreprise connectée dont la configuration est terminée.',
  local: 'Sur la machine elle-même seulement\u202F; absent d’une installation exposée.',
};

const BEARER = [{ session: [] }];

/** Builds an OpenAPI 3.1 document from the endpoint table, so that no fact of an endpoint is written twice. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  options: { name: string; publicUrl: string; tags: Readonly<Record<string, string>>; schemas: NamedSchemas },
): OpenApiDocument {
  const shapes = shapeReader(options.schemas);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint, shapes);
  }
  const used = new Set(endpoints.map(tagOf));
  return {
    openapi: '3.1.0',
    info: {
      title: `API ${elided('de', options.name)}`,
      version: '1',
      description:
        'Tous les appels du produit. Chaque refus est un objet JSON {code, message}\u00A0: le code est stable, le message est une phrase en français à montrer telle quelle.',
    },
    servers: [{ url: `${options.publicUrl}/api` }],
    tags: [...used].map((name) => ({ name, description: options.tags[name] ?? '' })),
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA, ...shapes.named() },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'Le jeton accessToken que rend POST /auth/login, 12 heures, prolongé par POST /auth/refresh.',
        },
      },
    },
  };
}

const tagOf = ({ name }: Endpoint) => name.split('.')[0] ?? name;

function operationOf(endpoint: Endpoint, shapes: ShapeReader): Operation {
  const { access, roles, feature } = endpoint;
  const parameters = [...parametersOf(endpoint, 'path', shapes), ...parametersOf(endpoint, 'query', shapes)];
  const gate = feature ? ' Réservé aux plans qui comprennent cette fonction.' : '';
  const people = roles ? ` Rôles\u00A0: ${listRoles(roles)}.` : '';
  const requestBody = bodyOf(endpoint, shapes);
  return {
    operationId: endpoint.name,
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    description: `${ACCESS[access]}${people}${gate}`,
    security: CALLED_BY_SESSION.includes(access) ? BEARER : [],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { [endpoint.status ?? 200]: successOf(endpoint, shapes), ...refusalsOf(errorsOf(endpoint)) },
  };
}

function parametersOf(endpoint: Endpoint, where: 'path' | 'query', shapes: ShapeReader): Parameter[] {
  const schema = where === 'path' ? endpoint.params : endpoint.query;
  if (!schema) return [];
  const { properties = {}, required = [] } = shapes.input(schema) as {
    properties?: Record<string, Schema>;
    required?: readonly string[];
  };
  // Defaults come from parsing an empty query, because the conversion to JSON Schema loses the default of a transformed text.
  const defaults = where === 'query' ? z.safeParse(schema, {}) : undefined;
  const values = (defaults?.success ? defaults.data : {}) as Record<string, unknown>;
  return Object.entries(properties).map(([name, property]) => {
    const value = values[name];
    const asText = property['type'] === 'string' && typeof value === 'number';
    const fallback = value === undefined ? {} : { default: asText ? value.toString() : value };
    const optional = where === 'query' && (!required.includes(name) || value !== undefined);
    return { name, in: where, required: !optional, schema: { ...property, ...fallback } };
  });
}

const FILE: Schema = { type: 'string', format: 'binary' };

function bodyOf({ bodyType, body, fileField }: Endpoint, shapes: ShapeReader): Operation['requestBody'] {
  if (bodyType === 'binary') return { required: true, content: { 'application/octet-stream': { schema: FILE } } };
  if (!body) return undefined;
  const schema = shapes.input(body);
  if (bodyType !== 'multipart') return { required: true, content: { 'application/json': { schema } } };
  const properties = { ...(schema['properties'] as object), ...(fileField && { [fileField]: FILE }) };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
}

function successOf({ output, outputType }: Endpoint, shapes: ShapeReader): Operation['responses'][string] {
  return outputType === 'file'
    ? { description: 'Le fichier, en pièce jointe', content: { 'application/octet-stream': { schema: FILE } } }
    : { description: 'Réussite', content: { 'application/json': { schema: shapes.output(output) } } };
}

const ERROR_SCHEMA: Schema = {
  type: 'object',
  description: 'Ce que répond tout appel refusé.',
  properties: {
    code: { type: 'string', description: 'Stable\u00A0: c’est lui que lit un programme.' },
    message: { type: 'string', description: 'Une phrase en français, à montrer telle quelle.' },
    fields: {
      type: 'array',
      description: 'Avec VALIDATION_FAILED\u00A0: un message par champ, le premier d’abord.',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'message'],
      },
    },
    link: { type: 'string', description: 'Parfois\u00A0: la page où continuer, un chemin de cette installation.' },
    requestId: {
      type: 'string',
      description:
        'Avec un statut 500 ou plus\u00A0: la référence de cet appel dans le journal. Toute réponse la porte aussi, en-tête X-Request-Id.',
    },
  },
  required: ['code', 'message'],
};

function refusalsOf(errors: readonly AnyError[]): Operation['responses'] {
  const byStatus = new Map<number, AnyError[]>();
  for (const error of errors) byStatus.set(error.status, [...(byStatus.get(error.status) ?? []), error]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      String(status),
      {
        description: list.map(({ code }) => code).join(', '),
        content: {
          'application/json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Error' }],
              properties: { code: { enum: list.map(({ code }) => code) } },
            },
            examples: Object.fromEntries(list.map(({ code, message }) => [code, { value: { code, message } }])),
          },
        },
      },
    ]),
  );
}

type ShapeReader = ReturnType<typeof shapeReader>;

/** Converts zod schemas to JSON schemas; a named schema is written once and referenced. */
function shapeReader(names: NamedSchemas) {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(names)) registry.add(schema, { id });
  const nameOf = new Map(Object.entries(names).map(([id, schema]) => [schema, id]));
  const found: Record<string, Schema> = {};

  const read = (schema: z.ZodMiniType, io: 'input' | 'output'): Schema => {
    const {
      $schema: _dialect,
      $defs = {},
      ...rest
    } = z.toJSONSchema(schema, {
      io,
      metadata: registry,
      // Bytes and transformed texts have no JSON form, so their input type is described.
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        // Later versions may add properties to responses, and clients must accept unknown ones.
        delete jsonSchema.additionalProperties;
        delete jsonSchema.id;
        // Limits that apply to every JavaScript integer carry no information.
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      },
    });
    for (const [id, definition] of Object.entries($defs)) found[id] = pointed(definition);
    return pointed(rest);
  };
  return {
    input: (schema: z.ZodMiniType) => read(schema, 'input'),
    output: (schema: z.ZodMiniType): Schema => {
      const id = nameOf.get(schema);
      const whole = read(schema, 'output');
      if (id === undefined) return whole;
      // If a named schema refers to itself or to another one, zod puts it into $defs, and `found` already contains it.
      found[id] ??= whole;
      return { $ref: `#/components/schemas/${id}` };
    },
    named: () => found,
  };
}

function pointed(schema: unknown): Schema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as Schema;
}
