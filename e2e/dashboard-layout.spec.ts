import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { candidate, evaluation, jobEntry, pageOf, stagesOf } from '@kafaa/testing/product/dashboard-data';
import { logIn, made, type Mock, mockApi } from '@kafaa/testing/product/mock-api';
import { settings, subscription } from '@kafaa/testing/product/offers-data';
import { test } from '@kafaa/testing/product/test';

const JOBS = { jobs: [jobEntry('j1', 'Développeur front-end'), jobEntry('j2', 'Comptable')], totalCandidates: 6 };
const PEOPLE = [
  candidate('c1', 'Amira Ben Salah'),
  candidate('c2', 'Yassine Trabelsi', { evaluation: evaluation(87), status: 'ACCEPTED' }),
  candidate('c3', 'Mariem Jlassi', { evaluation: evaluation(74) }),
  candidate('c4', 'Oumayma Gharbi', { evaluation: evaluation(66), status: 'REJECTED' }),
];

/** Opens the candidates of an offer; `list` answers the list, `jobs` the offers. */
async function openDashboard(
  page: Page,
  change: { list?: Mock; jobs?: Mock; more?: Readonly<Record<string, Mock>> } = {},
) {
  await logIn(page);
  const calls = await mockApi(page, {
    'GET /users/settings': { body: settings },
    'GET /subscriptions/user': { body: [subscription('entreprise')] },
    'GET /jobs/company': change.jobs ?? { body: JOBS },
    'GET /candidates/job/j1/stages': stagesOf(PEOPLE),
    'GET /candidates/job/j1':
      change.list ?? ((request) => ({ body: pageOf(PEOPLE, new URL(request.url()).searchParams).body })),
    ...change.more,
  });
  await page.goto('/Dashboard?job=j1');
  return calls;
}

const shown = (page: Page, name: string) => page.getByRole('heading', { name });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Sélectionner ${name}` });

/** Touches a candidate for this long; the touch events come from the browser's own protocol. */
async function touch(page: Page, name: string, milliseconds: number, movedBy = 0) {
  const at = await shown(page, name).boundingBox();
  const [x, y] = [(at?.x ?? 0) + 20, (at?.y ?? 0) + 8];
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  if (movedBy > 0)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - movedBy }] });
  await page.clock.runFor(milliseconds);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

const UNSUITED = Array.from({ length: 10 }, (_, at) =>
  candidate(`r${at}`, `Nour Haddad${at}`, {
    evaluation: { ...evaluation(40 - at), recommendation: 'Peu adapté au poste' },
  }),
);
const MAIL = {
  subject: 'Notre réponse pour Développeur front-end',
  text: 'Bonjour Nour,\n\nMerci pour votre temps.\n\nNous ne donnons pas suite à votre candidature.\n\nMédina Digital',
  leavesAt: '2026-12-01T10:30:00.000Z',
};

for (const width of [390, 1440])
  test(`a recruiter rejects ten unsuited candidates with three clicks and sees the mail before, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const rejected = UNSUITED.map(({ id }) => ({
      id,
      status: 'REJECTED',
      stage: 'REJECTED',
      setStage: null,
      stageVersion: 4,
      rejection: null,
    }));
    const calls = await openDashboard(page, {
      list: { body: pageOf(UNSUITED, new URLSearchParams({ size: '50' })).body },
      more: {
        'GET /candidates/r0/rejection-mail': { body: MAIL },
        'PUT /candidates/reject': { body: rejected },
      },
    });
    await expect(shown(page, 'Nour Haddad0')).toBeVisible();
    // On a phone the line of the selection appears with the first selected candidate.
    if (width === 390) await box(page, 'Nour Haddad0').press('Space');
    await page.evaluate(() => {
      document.body.dataset['clicks'] = '0';
      const count = ({ detail }: MouseEvent) => {
        if (detail > 0) document.body.dataset['clicks'] = String(Number(document.body.dataset['clicks']) + 1);
      };
      document.addEventListener('click', count, { capture: true });
    });
    await page.getByRole('button', { name: 'Les 10 « Peu adapté au poste »' }).click();
    await page.getByRole('region', { name: 'Sélection' }).getByRole('button', { name: 'Rejeter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rejeter 10\u00A0candidatures' });
    const mail = dialog.getByRole('region', { name: 'E-mail tel qu’il partira' });
    await expect(mail.getByText('Nous ne donnons pas suite')).toBeInViewport();
    await expect(dialog.getByRole('radio').first()).toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Rejeter' })).toBeInViewport();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Rejeter' }).click();
    await expect.poll(() => made(calls, 'PUT /candidates/reject').length).toBe(1);
    expect(await page.evaluate(() => document.body.dataset['clicks'])).toBe('3');
  });

test('the command palette covers the notifications, and their timers stop while it is open', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  const copied = 'Adresse e-mail copiée';
  // An inert element is invisible to elementFromPoint, so the test watches what moves it to the top.
  await page.addInitScript(() => {
    const watch = ({ newState, target }: ToggleEvent) => {
      const lifts = newState === 'open' && !(target instanceof HTMLDialogElement);
      if (lifts && document.querySelector('dialog[open]')) document.body.dataset['lifted'] = 'yes';
    };
    document.addEventListener('beforetoggle', watch, { capture: true });
  });
  await openDashboard(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } }));
  await page.getByRole('button', { name: 'Déplier la fiche d’Amira Ben Salah' }).click();
  const copy = page.getByRole('button', { name: /^Copier l’adresse e-mail/ });
  await copy.click();
  await page.clock.runFor(1500);
  await copy.click();
  await expect(page.getByText(copied).first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Rechercher ou agir' });
  await expect(palette.getByRole('option').first()).toBeVisible();
  // The first notification would end now, unless its time stands still; its end must not lift the other one above the palette.
  await page.clock.runFor(1000);
  await expect(page.locator('body')).not.toHaveAttribute('data-lifted');
  await page.keyboard.press('Escape');
  await expect(page.getByText(copied).first()).toBeVisible();
});

test('offers with the same title have different names in the list, the selector and the palette', async ({ page }) => {
  const twins = [
    jobEntry('j1', 'Comptable', { createdAt: '2026-11-03T09:00:00.000Z' }),
    jobEntry('j2', 'Comptable', { createdAt: '2026-11-10T09:00:00.000Z' }),
    jobEntry('j3', 'Vendeur', { location: 'Sfax' }),
  ];
  await openDashboard(page, { jobs: { body: { jobs: twins, totalCandidates: 4 } } });
  const day = /Tunis, temps plein, publiée le 3\snovembre 2026/;
  const offers = page.getByRole('navigation', { name: 'Offres ouvertes' });
  await expect(offers.getByRole('link', { name: day })).toBeVisible();
  await expect(offers.getByRole('link', { name: /^Vendeur/ })).not.toContainText('publiée');
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Rechercher ou agir' });
  await palette.getByRole('combobox').fill('comptable');
  await expect(palette.getByRole('option')).toHaveText([
    /^ComptableTunis, publiée le 3\snovembre 2026$/,
    /^ComptableTunis, publiée le 10\snovembre 2026$/,
  ]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('main summary').first()).toContainText(/Comptable\s*Tunis, publiée le 3\snovembre 2026/);
  await expectAccessible(page);
});

test.describe('dashboard on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first candidate begins above y = 250, and the list’s actions are not cut off', async ({ page }) => {
    await openDashboard(page);
    await expect(shown(page, 'Amira Ben Salah')).toBeVisible();
    const list = page.getByRole('list', { name: 'Candidats' });
    expect((await list.boundingBox())?.y).toBeLessThan(250);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    // The figures that the specification names stay on the page, and the offer's menu stands beside the selector.
    await expect(page.getByText('Haut potentiel')).toBeInViewport();
    const menu = page.getByRole('button', { name: /^Autres actions/ });
    expect((await menu.boundingBox())?.y).toBeLessThan(120);
    await menu.click();
    await expect(page.getByRole('button', { name: 'Exporter les candidats' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });

  test('the decision fits on one line at 390 px, and decisions and figures are not cut off at 320 px', async ({
    page,
  }) => {
    await openDashboard(page);
    await page.getByRole('button', { name: 'Déplier la fiche d’Amira Ben Salah' }).click();
    const plan = page.getByRole('button', { name: 'Planifier un entretien', exact: true });
    const lines = () =>
      plan.evaluate((button) => {
        const text = document.createRange();
        text.selectNodeContents(button);
        return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 10))).size;
      });
    expect(await lines()).toBe(1);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const one of [
      plan,
      page.getByRole('button', { name: 'Rejeter', exact: true }),
      page.getByText('Haut potentiel'),
    ]) {
      const place = await one.boundingBox();
      expect(place?.x).toBeGreaterThanOrEqual(20);
      expect((place?.x ?? 0) + (place?.width ?? 999)).toBeLessThanOrEqual(300);
    }
    await plan.click();
    await page.getByRole('button', { name: 'Choisir dans le calendrier' }).click();
    const day = await page.getByRole('gridcell').first().boundingBox();
    expect(day?.width).toBeGreaterThanOrEqual(32);
    expect(day?.height).toBeGreaterThanOrEqual(40);
  });

  test('a long touch selects a candidate, and a short or moving touch does not', async ({ page }) => {
    await page.clock.install();
    await openDashboard(page);
    await expect(shown(page, 'Amira Ben Salah')).toBeVisible();
    await touch(page, 'Amira Ben Salah', 600, 40);
    await touch(page, 'Mariem Jlassi', 600);
    await expect(box(page, 'Mariem Jlassi')).toBeChecked();
    await expect(box(page, 'Amira Ben Salah')).not.toBeChecked();
    // The touch that selects opens no file.
    await expect(page.getByRole('button', { name: /^Replier/ })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Sélection' })).toContainText('1');
    // The selection brings the line with the other ways to select; each of its actions is whole within the window.
    for (const action of [
      page.getByText('Sélectionner les candidats affichés (4)'),
      page.getByRole('button', { name: 'Écrire à toute la liste' }),
    ]) {
      const place = await action.boundingBox();
      expect((place?.x ?? 0) + (place?.width ?? 999)).toBeLessThanOrEqual(390);
    }
    await expectAccessible(page);
    await touch(page, 'Yassine Trabelsi', 200);
    await expect(box(page, 'Yassine Trabelsi')).not.toBeChecked();
  });
});

for (const width of [390, 1440])
  test(`the loading skeletons take the place of the candidates within 5 px at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let [giveJobs, giveList] = [() => {}, () => {}];
    const jobs = new Promise<void>((resolve) => (giveJobs = resolve));
    const list = new Promise<void>((resolve) => (giveList = resolve));
    await openDashboard(page, {
      jobs: () => jobs.then(() => ({ body: JOBS })),
      list: (request) => list.then(() => ({ body: pageOf(PEOPLE, new URL(request.url()).searchParams).body })),
    });
    const panel = page
      .locator('main .panel')
      .filter({ has: page.getByRole('list') })
      .first();
    const top = async () => (await panel.boundingBox())?.y ?? 0;
    await expect(page.getByText('Chargement des candidats...')).toBeAttached();
    const before = await top();
    giveJobs();
    await expect(page.getByRole('searchbox', { name: 'Rechercher un candidat' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Autres actions/ })).toBeVisible();
    const between = await top();
    giveList();
    await expect(shown(page, 'Amira Ben Salah')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Écrire à toute la liste' })).toBeAttached();
    const after = await top();
    expect(
      [before, between].map((y) => Math.abs(y - after) <= 5),
      `${before} → ${between} → ${after}`,
    ).toEqual([true, true]);
  });
