import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signup } from '@kafaa/domain/auth/api';
import { eq } from 'drizzle-orm';
import { jobs } from '#/features/jobs/tables';
import { parseConfig } from '#/config';
import { setPlan } from '#/features/plans/operator-service';
import { repositoryRoot } from '#/platform/process/root';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { jobPayload, newCandidate, newJob, newSubscriber, signupPayload } from '@kafaa/testing/app/factories';
import { metaOf, PUBLIC, titleOf, wordsOf } from '@kafaa/testing/app/read-pages';

let app: TestApp;
beforeAll(async () => {
  if (!existsSync(join(repositoryRoot(), 'dist/web-ssr/manifest.json'))) throw new Error('run `npm run build` first');
  app = await openTestApp(freshDatabase, { pages: true });
});
afterAll(() => app.close());

const get = (url: string) => app.app.inject({ method: 'GET', url });

describe('public pages', () => {
  test('the landing page contains sections, figures, plans and metadata without a script', async () => {
    const { statusCode, headers, body } = await get('/');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(titleOf(body)).toBe('Écoutez tous les candidats. Rencontrez les bons. · Kafaa');
    for (const anchor of ['features', 'how-it-works', 'pricing']) expect(body).toContain(`id="${anchor}"`);
    for (const claim of ['85\u00A0%', '75\u00A0%', '93\u00A0%']) expect(body).toContain(claim);
    for (const plan of ['Starter', 'Basic', 'Entreprise']) expect(body).toContain(`<h3>${plan}</h3>`);
    expect(body).toContain('href="/Signup"');
    expect(body).toContain('href="/Login"');
    expect(metaOf(body, 'og:image')).toBe('http://localhost:3000/og.png');
    expect(body).toContain('<link rel="canonical" href="http://localhost:3000/"/>');
    expect(metaOf(body, 'description')?.length).toBeGreaterThan(60);
  });

  test('the landing page and the privacy page show a changed plan price after six seconds', async () => {
    const set = (price: number) => setPlan(app.deps, 'basic', { price });
    expect((await get('/')).body).toContain('<b>75</b>');
    await set(82);
    app.clock.move({ seconds: 6 });
    const { body } = await get('/');
    expect(body).toContain('<b>82</b>');
    expect(body).not.toContain('<b>75</b>');
    expect((await get('/Privacy')).body).toContain('Basic à 82\u00A0TND');
    await set(75);
    app.clock.move({ seconds: 6 });
    expect((await get('/')).body).toContain('<b>75</b>');
  });

  test('the privacy page explains human review, contestation and the reply within 30 days', async () => {
    const { body } = await get('/Privacy');
    expect(body).toContain('Lecture par une personne');
    expect(body).toMatch(/contestez-la[\s\S]*vous répond sous \S*30/);
  });

  test('no page behind a candidate’s link links to the company sign-up', async () => {
    for (const url of ['/Candidats', '/Methode', '/Privacy', '/Relecture/inconnu']) {
      const { body } = await get(url);
      expect(body, url).not.toContain('/Signup');
      expect(body, url).toContain('href="/Candidats#essai"');
    }
  });

  test('the landing page, its footer and the page for an unknown path link to the page for candidates', async () => {
    for (const url of ['/', '/nulle-part']) {
      const { body } = await get(url);
      expect(body.slice(0, body.indexOf('<main')), url).toContain('href="/Candidats"');
      expect(body.slice(body.indexOf('<footer')), url).toContain('href="/Candidats"');
    }
    expect((await get('/nulle-part')).body).toMatch(/<main[\s\S]*href="\/Candidats"[\s\S]*<\/main>/);
    expect((await get('/sitemap.xml')).body).toContain('<loc>http://localhost:3000/Candidats</loc>');
  });

  test('only the page with the trial question loads its script', async () => {
    const trial = /<script type="module" src="\/assets\/trial-[^"]+"><\/script>/;
    expect((await get('/Candidats')).body).toMatch(trial);
    expect((await get('/Methode')).body).not.toMatch(trial);
  });

  test('every page has the style-src policy « self », and no inline style or script', async () => {
    for (const url of [...PUBLIC, '/nulle-part', '/outbox']) {
      const { headers, body } = await get(url);
      expect(headers['content-security-policy'], url).toContain("style-src 'self'");
      expect(body, `${url} has no inline style`).not.toMatch(/ style="|<style/);
      // A JSON-LD data block is not a script: the browser does not run it.
      expect(body, `${url} has no inline script`).not.toMatch(/<script(?![^>]* (?:src=|type="application\/ld\+json"))/);
    }
  });

  test.each(PUBLIC)('the page %s has a title, a description, a canonical address and a preview', async (url) => {
    const { statusCode, body } = await get(url.toLowerCase());
    expect(statusCode).toBe(200);
    expect(titleOf(body)).toMatch(/^.{4,60} · Kafaa$/);
    expect(metaOf(body, 'description')?.length).toBeGreaterThan(60);
    expect(metaOf(body, 'description')?.length).toBeLessThan(200);
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${url}"/>`);
    expect(metaOf(body, 'og:url')).toBe(`http://localhost:3000${url}`);
    expect(metaOf(body, 'og:image:alt')).toBeTruthy();
    expect(body.match(/<h1\b/g)).toHaveLength(1);
    expect(body).toContain(`© ${app.deps.clock.now().getFullYear()} Kafaa`);
  });

  test('the about page shows the specified texts and timeline, and no founder by default', async () => {
    const { body } = await get('/About');
    const words = wordsOf(body);
    for (const text of [
      '100% fondé sur la passion',
      "Entreprises aidées aujourd'hui",
      'En croissance',
      'Notre mission',
      'Notre vision',
      'Authenticité',
      'Grit Notre valeur centrale',
      'Innovation',
      'L’équipe Kafaa',
    ])
      expect(words).toContain(text);
    const timeline = ['2024 L’idée', 'Mi-2024 Le pivot', 'Fin 2024 La vision', '2025 Le lancement en Tunisie'];
    const places = timeline.map((step) => words.indexOf(step));
    expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true);
    expect(body).toMatch(/<a href="\/Signup"[^>]*>Commencer maintenant</);
    expect(body).toMatch(/<a href="\/Contact"[^>]*>Nous contacter</);
    expect(words).not.toContain('Fondé par');
  });

  test('the contact page has three contact links, four answers and no form', async () => {
    const { body } = await get('/Contact');
    for (const href of ['mailto:contact@kafaa.example', 'https://wa.me/21620000000', 'tel:+21670000000'])
      expect(body).toContain(`href="${href}"`);
    expect(body).toMatch(/<a href="mailto:[^>]*>Contactez-nous directement</);
    expect(body).toMatch(/<a href="\/Signup"[^>]*>Essayer gratuitement</);
    expect(body.match(/<details><summary>/g)).toHaveLength(4);
    expect(wordsOf(body)).toMatch(/dans l’heure.*sous 24 heures/);
    expect(body).not.toContain('<form');
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as { mainEntity: unknown[] };
    expect(data.mainEntity).toHaveLength(4);
  });

  test('every file, link and anchor of the public pages exists', async () => {
    const body = (await Promise.all(PUBLIC.map((url) => get(url)))).map((page) => page.body).join();
    const files = [...body.matchAll(/(?:href|src)="(\/[^"#]*\.\w+)/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(4);
    for (const file of new Set([...files, '/og.png', '/favicon.svg', '/favicon.ico']))
      expect((await get(file)).statusCode, file).toBe(200);
    const links = [...body.matchAll(/href="(\/[^".#]*)["#]/g)].map(([, link]) => link ?? '');
    for (const link of new Set(links)) expect((await get(link)).statusCode, link).toBe(200);
    for (const [, page = '', anchor] of body.matchAll(/href="(\/[^"#]*)#([^"]+)"/g))
      expect((await get(page)).body, `${page}#${anchor}`).toContain(`id="${anchor}"`);
  });

  test('the privacy page shows the privacy part open and the terms folded, both with an anchor', async () => {
    const { statusCode, body } = await get('/privacy');
    expect(statusCode).toBe(200);
    const [, privacy = '', terms = ''] = body.split(/<main\b/)[1]?.split('<details') ?? [];
    expect(privacy).toMatch(/^[^>]* open=""/);
    expect(privacy).toContain('id="confidentialite"');
    expect(privacy).toContain('2004-63');
    expect(privacy).toContain('mailto:contact@kafaa.example');
    expect(terms).not.toMatch(/^[^>]* open/);
    expect(terms).toContain('id="conditions"');
    expect(terms).toContain('Starter à 0\u00A0TND, Basic à 75\u00A0TND, Entreprise à 99\u00A0TND');
  });

  test('the legal texts contain the statements of the specification and of the default configuration', async () => {
    const words = wordsOf((await get('/Privacy')).body).replace(/[\u202F\u00A0]/g, ' ');
    for (const text of [
      'réservé aux personnes de 18 ans et plus',
      'Les candidats n’ont pas de compte',
      'visibles que par l’entreprise qui a publié l’offre',
      'Les paiements sont manuels',
      'l’activation peut prendre jusqu’à 24 heures',
      'Un remboursement n’est accordé que si le montant payé est erroné et que l’abonnement n’est pas encore activé',
      'Le plan gratuit dure 30 jours et ne peut être utilisé qu’une seule fois',
      'ne le remplace pas',
      'l’usage d’une IA pour les rédiger est pénalisé',
      '10 points au plus',
      'la motivation, l’accord avec les valeurs de l’entreprise et la façon de penser',
      'article 27',
      'INPDP',
      'au bout de 24 mois',
      'aucun service d’IA extérieur',
    ])
      expect(words).toContain(text);
  });

  test.each([
    [{ LLM_PROVIDER: 'mistral', LLM_API_KEY: 'k', LLM_MODEL: 'm' }, 'Mistral AI, qui fournit le modèle de langage'],
    [{ LLM_PROVIDER: 'mistral', LLM_API_KEY: 'k', LLM_MODEL: 'm' }, 'autant qu’un programme les reconnaît'],
    [
      { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: 'https://ia.example/v1', LLM_MODEL: 'm' },
      'ia.example, qui fournit le modèle de langage',
    ],
    [
      { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: 'http://10.0.0.4:11434/v1', LLM_MODEL: 'm' },
      'un modèle de langage qui tourne sur nos propres machines',
    ],
  ])('the legal texts describe the configured language model and its provider', async (env, text) => {
    const config = { ...parseConfig(env), sessionSecret: 's'.repeat(32) };
    const other = await openTestApp(freshDatabase, { pages: true, config });
    try {
      const words = wordsOf((await other.app.inject('/Privacy')).body).replace(/[\u202F\u00A0]/g, ' ');
      expect(words).toContain(text);
      expect(words).toContain('vérifie chaque citation et calcule seul les scores');
      expect(words).not.toContain('calculée sur notre propre serveur');
    } finally {
      await other.close();
    }
  });

  test('the legal texts contain the configured legal name, INPDP numbers and retention period', async () => {
    const env = {
      BRAND_LEGAL_NAME: 'Sahla SARL, registre 12A',
      BRAND_INPDP: 'n° 24-17',
      BRAND_INPDP_TRANSFER: 'n° 26-0417',
      RETENTION_MONTHS: '12',
    };
    const config = { ...parseConfig(env), sessionSecret: 's'.repeat(32) };
    const other = await openTestApp(freshDatabase, { pages: true, config });
    try {
      const words = wordsOf((await other.app.inject('/Privacy')).body).replace(/[\u202F\u00A0]/g, ' ');
      expect(words).toContain('exploité par Sahla SARL, registre 12A');
      expect(words).toContain('Déclaration auprès de l’INPDP : n° 24-17.');
      expect(words).toContain('Autorisation de l’INPDP pour le transfert de données à l’étranger : n° 26-0417.');
      expect(words).toContain('au bout de 12 mois');
      expect(words).not.toContain('24 mois');
      expect(words).toContain('des fichiers, qui les garde');
    } finally {
      await other.close();
    }
  });

  test('the method page states the measured effect of identity and attributes each zero to Kafaa’s own test', async () => {
    const words = wordsOf((await get('/Methode')).body).replace(/[\u202F\u00A0]/g, ' ');
    expect(words).not.toContain('ne change pas le score');
    for (const text of ['est passé de 66 à 62 points', 'notre propre essai', 'Personne n’a mesuré'])
      expect(words).toContain(text);
    // Each row with a zero attributes the zero to our own test.
    for (const [row] of words.matchAll(/(?:Identité changée|Nom changé).{0,90}/g))
      expect(row).toContain('notre propre essai');
  });

  test('the method page gives figures in sentences and keeps its tables in closed details elements', async () => {
    const { body } = await get('/Methode');
    const words = wordsOf(body).replace(/[\u202F\u00A0]/g, ' ');
    expect(words).toMatch(/l’IA la place devant \d+ fois sur 100/);
    expect(words).toMatch(
      /Sur 1 000 réponses honnêtes, (?:\d+ (?:est|sont) dites?|aucune n’est dite) hors sujet à tort/,
    );
    const folded = [...body.matchAll(/<details[^>]*>/g)].map(([tag]) => tag);
    expect(folded.length).toBeGreaterThan(2);
    for (const tag of folded) expect(tag).not.toContain('open');
    for (const [table] of body.matchAll(/.{200}<table/gs)) expect(table).toContain('</summary>');
  });

  test('the footer of the landing page shows the new year without a restart', async () => {
    const { clock } = app.deps;
    const now = clock.now();
    const later = new Date(now.getTime() + 366 * 24 * 60 * 60 * 1000);
    clock.now = () => later;
    try {
      expect((await get('/')).body).toContain(`© ${now.getFullYear() + 1} Kafaa`);
    } finally {
      clock.now = () => now;
    }
  });

  test('an unknown page gets a French 404 page with noindex, and an unknown API path the code NOT_FOUND', async () => {
    const { statusCode, body } = await get('/nulle-part');
    expect(statusCode).toBe(404);
    expect(body).toContain('Cette page n’existe pas');
    expect(metaOf(body, 'robots')).toBe('noindex');
    expect((await get('/api/nulle-part')).json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('robots.txt disallows interview links, and the sitemap lists exactly the public pages', async () => {
    expect((await get('/robots.txt')).body).toContain('Disallow: /Interview\n');
    const { headers, body } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const listed = [...body.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(([, url]) => url);
    expect(new Set(listed)).toEqual(new Set(PUBLIC.filter((path) => path !== '/Merci')));
  });
});

describe('offer page', () => {
  test('an offer page contains title, preview, AI notice and JobPosting data', async () => {
    const job = await newJob(app, await newSubscriber(app));
    const { statusCode, body } = await get(`/Apply/${job.id}`);
    expect(statusCode).toBe(200);
    expect(titleOf(body)).toContain(jobPayload.title);
    expect(metaOf(body, 'og:title')).toContain(jobPayload.title);
    // The text is readable while the scripts are still loading.
    expect(wordsOf(body)).toContain(jobPayload.title);
    expect(wordsOf(body)).toContain('questions par écrit, puis votre CV, même photographié, ou cinq réponses.');
    // The page shows this notice before the candidate applies, without any script.
    expect(wordsOf(body)).toMatch(/Questions posées par une IA, environ \d+ à \d+ minutes\. Une personne décide\./);
    expect(metaOf(body, 'og:url')).toBe(`http://localhost:3000/Apply/${job.id}`);
    expect(metaOf(body, 'og:image')).toBe('http://localhost:3000/og.png');
    const posting = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '') as object;
    expect(posting).toMatchObject({ '@type': 'JobPosting', title: jobPayload.title, datePosted: '2026-11-21' });
  });

  test('an offer page escapes a title with script and image tags', async () => {
    const recruiter = await newSubscriber(app);
    const title = '</script><script>alert(1)</script>"><img src=x onerror=alert(2)>$&';
    const job = await newJob(app, recruiter);
    // Old rows may contain such a title, stored before titles were validated. The title stays readable.
    await app.deps.db.update(jobs).set({ title }).where(eq(jobs.id, job.id));
    const { body } = await get(`/Apply/${job.id}`);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<img');
    const data = /<script type="application\/json" id="kafaa-data">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ job: { title } });
    expect(metaOf(body, 'og:title')).toContain('&lt;/script&gt;');
  });

  test('a short link redirects to its offer with a source, and an unknown code leads to the not-found page', async () => {
    const job = await newJob(app, await newSubscriber(app));
    const to = async (path: string) => {
      const { statusCode, headers } = await get(path);
      return [statusCode, headers.location];
    };
    const code = job.id.slice(-10);
    expect(await to(`/o/${code}`)).toEqual([302, `/Apply/${job.id}?src=lien`]);
    expect(await to(`/o/${code.toUpperCase()}?src=affiche`)).toEqual([302, `/Apply/${job.id}?src=affiche`]);
    expect(await to('/o/0123456789')).toEqual([302, '/Apply/0123456789?src=lien']);
    expect((await get('/Apply/0123456789?src=lien')).statusCode).toBe(404);
    expect(await to('/o/..%2F..%2Fevil.tn')).toEqual([302, '/Apply/..%2F..%2Fevil.tn?src=lien']);
  });

  test('an unknown offer answers with a 404 page with noindex', async () => {
    const { statusCode, body } = await get('/Apply/00000000-0000-7000-8000-000000000000');
    expect(statusCode).toBe(404);
    expect(metaOf(body, 'robots')).toBe('noindex');
  });

  test('an interview page has noindex and does not contain its token', async () => {
    const { body } = await get('/Interview/any-token');
    expect(metaOf(body, 'robots')).toBe('noindex');
    expect(body).not.toContain('any-token');
  });
});

describe('outbox pages', () => {
  test('the outbox lists mails, filters them by recipient and shows one mail in a sandboxed frame', async () => {
    const recruiter = await newSubscriber(app);
    const { email } = await newCandidate(app, (await newJob(app, recruiter)).id);
    const [mail] = await app.mails(email);
    const all = (await get('/outbox')).body;
    expect(all).toContain(`/outbox/${mail?.id}`);
    expect(all).toContain('En attente');
    await app.drain();
    const found = (await get(`/outbox?to=${encodeURIComponent(email.toUpperCase())}`)).body;
    expect([...found.matchAll(/href="\/outbox\/([\w-]+)"/g)].map(([, id]) => id)).toEqual([mail?.id]);
    expect(found).toContain('Envoyé');
    const { statusCode, body } = await get(`/outbox/${mail?.id}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(email);
    expect(body).toMatch(/<a href="http:\/\/localhost:3000\/Interview\/[\w-]+">/);
    expect(body).toMatch(
      /<iframe [^>]*src="\/outbox\/[\w-]+\/html" sandbox="[^"]*allow-top-navigation-by-user-activation"/,
    );
  });

  test('an outbox mail forbids scripts by its CSP and opens its links in the top window', async () => {
    const { userName } = signupPayload();
    await app.call(signup, { body: signupPayload(userName) });
    const [mail] = await app.mails(userName);
    const { headers, body } = await get(`/outbox/${mail?.id}/html`);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox /);
    expect(headers['content-security-policy']).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
    expect(body).toContain('<base target="_top">');
    expect(body).not.toContain('target="_blank"');
    expect(body).toContain('/verify?token=');
  });

  test('an unknown outbox mail answers with a 404 page', async () => {
    for (const url of ['/outbox/nothing', '/outbox/nothing/html']) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('Cette page n’existe pas');
    }
  });

  test('an exposed server answers every outbox address with 404', async () => {
    const config = { ...app.deps.config, exposed: true };
    const exposed = await openTestApp(freshDatabase, { pages: true, config });
    try {
      for (const url of ['/outbox', '/outbox/x', '/outbox/x/html', '/api/outbox']) {
        expect((await exposed.app.inject(url)).statusCode, url).toBe(404);
      }
    } finally {
      await exposed.close();
    }
  });
});

describe('unusual request addresses', () => {
  test.each([
    '/outbox/%00',
    '/outbox/%00/html',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
  ])('the server answers 404 to the hostile address %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test('the outbox search accepts a NUL character and an emoji', async () => {
    expect((await get('/outbox?to=%00%F0%9F%98%80')).statusCode).toBe(200);
  });
});

test('an offer page answers 503 as HTML with Retry-After 5 while the database is unreachable', async () => {
  const away = await openTestApp(freshDatabase, { pages: true });
  const { id } = await newJob(away, await newSubscriber(away));
  const refused = Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
  const select = () => {
    throw refused;
  };
  Object.assign(away.deps.db, { select });
  const { statusCode, headers, body } = await away.app.inject({ method: 'GET', url: `/Apply/${id}` });
  expect({ statusCode, retry: headers['retry-after'] }).toEqual({ statusCode: 503, retry: '5' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  // The page contains no offer, so its script requests the offer and offers a retry.
  expect(body).not.toContain('"job"');
  await away.close();
});
