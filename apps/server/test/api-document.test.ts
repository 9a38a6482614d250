import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '@kafaa/domain/auth/api';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { endpoints } from '@kafaa/domain/endpoints';
import { kernelErrors } from '@kafaa/domain/kernel/app-error';
import type { Endpoint } from '@kafaa/domain/kernel/endpoint';
import { ROLE_NAMES, ROLES } from '@kafaa/domain/kernel/roles';
import type { OpenApiDocument, Operation, Schema } from '@kafaa/domain/kernel/api-document';
import { createJob, listCompanyJobs } from '@kafaa/domain/jobs/api';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { jobPayload, newCandidate, newJob, newSubscriber, signupPayload } from '@kafaa/testing/app/factories';

let app: TestApp;
let document: OpenApiDocument;
/** Compiles any schema of the document; in strict mode an unknown keyword or an invalid type is an error. */
let ajv: Ajv2020;

beforeAll(async () => {
  app = await openTestApp(freshDatabase, { pages: true });
  document = (await app.app.inject('/api/openapi.json')).json<OpenApiDocument>();
  ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, validateFormats: false });
  ajv.addVocabulary(['components']);
  ajv.addSchema({ $id: 'doc', components: document.components }, 'doc');
});
afterAll(() => app.close());

function compile(schema: Schema) {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"doc#/components/');
  return ajv.compile(JSON.parse(text) as object);
}

function operationOf({ path, method }: Pick<Endpoint, 'path' | 'method'>): Operation {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not in the document`);
  return operation;
}

const jsonOf = (content: Operation['responses'][string]['content']) => content['application/json']?.schema ?? {};
const named = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);

describe('the OpenAPI document', () => {
  test('the OpenAPI document has version 3.1, names this server, lists every endpoint and is sent with no-store', async () => {
    const { headers } = await app.app.inject('/api/openapi.json');
    expect(headers['content-type']).toContain('application/json');
    expect(headers['cache-control']).toBe('no-store');
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: 'http://localhost:3000/api' }]);
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    expect([...ids].toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
    for (const { name, description } of document.tags) expect(description, `a title for ${name}`).toMatch(/^\p{Lu}/u);
  });

  test.each(named)(
    'the OpenAPI document describes the summary, parameters, body, success answer and security of %s',
    (_name, endpoint) => {
      const operation = operationOf(endpoint);
      expect(operation.summary, 'a French line').toMatch(/^\p{Lu}[^.]{10,}$/u);
      expect(operation.summary).toBe(endpoint.summary);
      expect(operation.description).not.toBe('');
      for (const role of ROLES)
        expect(
          /Rôles\u00a0: ([^.]+)\./.exec(operation.description)?.[1]?.split(', ').includes(ROLE_NAMES[role]) ?? false,
          role,
        ).toBe(endpoint.roles?.includes(role) ?? false);
      const placeholders = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
      const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path');
      expect(inPath.map(({ name }) => name).toSorted()).toEqual(placeholders.toSorted());
      expect(inPath.every(({ required }) => required)).toBe(true);
      for (const { schema } of operation.parameters ?? []) compile(schema);

      const sends = endpoint.body !== undefined || endpoint.bodyType !== undefined;
      expect(operation.requestBody !== undefined).toBe(sends);
      for (const { schema } of Object.values(operation.requestBody?.content ?? {})) compile(schema);
      const success = operation.responses[String(endpoint.status ?? 200)];
      expect(Object.keys(success?.content ?? {})).toHaveLength(1);
      for (const { schema } of Object.values(success?.content ?? {})) compile(schema);
      const guarded = endpoint.access === 'session' || endpoint.access === 'company';
      expect(operation.security).toEqual(guarded ? [{ session: [] }] : []);
    },
  );

  test.each(named)(
    'the OpenAPI document lists every declared error of %s with an example that is valid by its schema',
    (_name, endpoint) => {
      const { responses } = operationOf(endpoint);
      const listed = Object.entries(responses)
        .filter(([status]) => !status.startsWith('2'))
        .flatMap(([status, { content }]) => {
          const refusal = content['application/json'];
          const valid = compile(refusal?.schema ?? {});
          return Object.entries(refusal?.examples ?? {}).map(([code, { value }]) => {
            expect(valid(value), `${code} is valid by its own schema`).toBe(true);
            return `${status} ${code}`;
          });
        });
      for (const { code, status, message } of endpoint.errors) {
        expect(listed).toContain(`${status} ${code}`);
        expect(message).toMatch(/[.…]$/);
      }
      expect(listed).toEqual(expect.arrayContaining(['500 INTERNAL', '503 UNAVAILABLE']));
      const guarded = endpoint.access === 'session' || endpoint.access === 'company';
      expect(listed.includes('401 UNAUTHENTICATED')).toBe(guarded);
      expect(listed.includes('403 ROLE_REQUIRED')).toBe(guarded && endpoint.roles?.length !== ROLES.length);
      expect(listed.includes('403 ONBOARDING_REQUIRED')).toBe(endpoint.access === 'company');
      expect(endpoint.feature === undefined || listed.includes('403 PLAN_FEATURE_REQUIRED')).toBe(true);
    },
  );

  test('the OpenAPI schemas agree with the bodies that the server accepts, returns and refuses', async () => {
    const recruiter = await newSubscriber(app);
    const job = await newJob(app, recruiter);
    await newCandidate(app, job.id);
    const answers = [
      [listCompanyJobs, await app.call(listCompanyJobs, {}, recruiter.token)],
      [listCandidates, await app.call(listCandidates, { params: { jobId: job.id }, query: {} }, recruiter.token)],
    ] as const;
    for (const [endpoint, { body }] of answers) {
      const valid = compile(jsonOf(operationOf(endpoint).responses['200']?.content ?? {}));
      expect(valid(body), JSON.stringify(valid.errors)).toBe(true);
      expect(valid({})).toBe(false);
    }
    const takes = (path: `/${string}`) =>
      compile(jsonOf(operationOf({ path, method: 'POST' }).requestBody?.content ?? {}));
    expect(takes('/jobs/create')(jobPayload)).toBe(true);
    expect(takes('/jobs/create')({ ...jobPayload, type: 'Bénévolat' })).toBe(false);
    // The list of industries is one string, and the schema defines which strings are valid.
    const within = (industryBackground: string) => ({
      ...jobPayload,
      idealProfile: { ...jobPayload.idealProfile, industryBackground },
    });
    for (const [industries, taken] of [
      ['Construction', true],
      ['Finance, Médias & Divertissement,Santé', true],
      ['BTP', false],
      ['Finance,', false],
    ] as const) {
      expect(takes('/jobs/create')(within(industries)), industries).toBe(taken);
      const { status } = await app.call(createJob, { body: within(industries) }, recruiter.token);
      // A job offer beyond the plan's limit is refused, too, but not with 400.
      expect(status !== 400, industries).toBe(taken);
    }
    expect(takes('/auth/signup')(signupPayload())).toBe(true);
    expect(takes('/auth/signup')({ ...signupPayload(), password: 'court' })).toBe(false);

    const refused = await app.app.inject({ method: 'POST', url: `/api${login.path}`, payload: { userName: 'x' } });
    const valid = compile(jsonOf(operationOf(login).responses['400']?.content ?? {}));
    expect(valid(refused.json())).toBe(true);
    expect(refused.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('the OpenAPI document declares multipart for a CV upload and octet-stream for CV chunks and downloads', () => {
    const complete = operationOf({ path: '/candidates/complete', method: 'PUT' }).requestBody?.content ?? {};
    expect(complete['multipart/form-data']?.schema['properties']).toMatchObject({ cvFile: { format: 'binary' } });
    const chunk = operationOf({ path: '/interviews/{token}/cv', method: 'PUT' }).requestBody?.content ?? {};
    expect(Object.keys(chunk)).toEqual(['application/octet-stream']);
    const file = operationOf({ path: '/files/{link}', method: 'GET' }).responses['200']?.content ?? {};
    expect(Object.keys(file)).toEqual(['application/octet-stream']);
  });

  test('the OpenAPI document gives the default page, size and sorting of the candidate list', () => {
    const { parameters = [] } = operationOf(listCandidates);
    const defaults = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema['default']]));
    expect(defaults).toMatchObject({ page: '0', size: '5', sortBy: 'createdAt', sortDir: 'desc' });
    expect(parameters.find(({ name }) => name === 'page')?.required).toBe(false);
  });

  test('the OpenAPI document of an exposed server leaves out the outbox', async () => {
    const exposed = await openTestApp(freshDatabase, { pages: true, config: { ...app.deps.config, exposed: true } });
    const { paths, tags } = (await exposed.app.inject('/api/openapi.json')).json<OpenApiDocument>();
    expect(Object.keys(paths)).not.toContain('/outbox');
    expect(tags.map(({ name }) => name)).not.toContain('mails');
    await exposed.close();
  });

  test('the HTML documentation lists every endpoint and error code in French without inline scripts or styles', async () => {
    const { statusCode, headers, body } = await app.app.inject('/api/docs');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('lang="fr"');
    for (const { name, path } of endpoints) {
      expect(body).toContain(`id="${name}"`);
      expect(body).toContain(`<code>${path}</code>`);
    }
    for (const { code } of endpoints.flatMap(({ errors }) => errors)) expect(body).toContain(`<code>${code}</code>`);
    expect(body).toContain(kernelErrors.UNAUTHENTICATED.message);
    expect(body).not.toMatch(/<script(?![^>]* src=)| style="/);
    for (const [, anchor] of body.matchAll(/href="#([^"]+)"/g)) expect(body, anchor).toContain(`id="${anchor}"`);
  });
});
