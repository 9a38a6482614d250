import type { Template } from '@kafaa/domain/templates/schema';
import { STARTING_WORDS } from '@kafaa/domain/templates/texts';
import { TEMPLATE_KINDS } from '@kafaa/domain/templates/options';
import type { Messages } from '@kafaa/domain/messages/schema';
import { candidate, pageOf } from '@kafaa/testing/product/dashboard-data';
import type { Mock } from '@kafaa/testing/product/mock-api';
import { dashboard, OPEN_FILE } from './candidates.ts';
import { click, company, type Open } from './stage.ts';

const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const to = 'amira@faux.tn';
const FULL: Messages = {
  mails: [
    { id: 'm1', subject: 'Votre entretien pour Développeur front-end', to, state: 'WAITING', at: at(1), reason: null },
    {
      id: 'm2',
      subject: 'Médina Digital vous invite à un entretien pour Développeur front-end',
      to,
      state: 'REFUSED',
      at: at(20),
      reason: 'Cette adresse n’existe pas.',
    },
    {
      id: 'm3',
      subject: 'Votre candidature est arrivée',
      to: 'amira@ancien.tn',
      state: 'SENT',
      at: at(60),
      reason: null,
    },
  ],
  more: false,
  answers: [
    { kind: 'DECLINED', at: at(10), meetingAt: at(-40), text: '' },
    { kind: 'CONTEST', at: at(30), meetingAt: null, text: 'Mon expérience chez Sotetel n’est pas comptée.' },
  ],
};
const REFUSED = { email: to, emailRefusal: { code: '550 5.1.1', refusedAt: at(20) } };

/** The open file of a candidate whose address refuses mail, with the part « Messages » open. */
const file = (messages: Mock): Open => {
  const one = candidate('c1', 'Amira Ben Salah', REFUSED);
  return dashboard(
    {
      'GET /candidates/job/j1': (request) => ({ body: pageOf([one], new URL(request.url()).searchParams).body }),
      'GET /candidates/c1': { body: { ...one, jobTitle: 'Développeur front-end' } },
      'GET /candidates/c1/messages': messages,
    },
    async (page) => {
      await page.getByText('E-mails envoyés et réponses reçues').click();
      await page.getByRole('heading', { name: 'Messages' }).scrollIntoViewIfNeeded();
    },
    OPEN_FILE,
  );
};

export const full = file({ body: FULL });
export const empty = file({ body: { mails: [], more: false, answers: [] } satisfies Messages });
export const lost = file({ status: 500, body: {} });

const TEMPLATES: readonly Template[] = TEMPLATE_KINDS.map((kind) => ({
  kind,
  ...STARTING_WORDS[kind],
  own: kind === 'INVITATION',
}));

const settings = (answer: Mock, then: Parameters<typeof company>[2] = async () => {}): Open =>
  company(
    '/Settings?section=emails',
    {
      'GET /mail-templates': answer,
      'POST /mail-templates/INVITATION/preview': {
        body: { subject: 'Médina Digital vous invite', text: 'Bonjour Amira,\n\nÀ bientôt.', leavesAt: null },
      },
    },
    then,
  );

export const templates = settings({ body: TEMPLATES });
export const example = settings({ body: TEMPLATES }, (page) => click(page, 'Voir un exemple'));
export const faulty = settings({ body: TEMPLATES }, async (page) => {
  await page.getByLabel('Objet').fill('Bonjour {{nom}}');
  await click(page, 'Enregistrer');
});
export const noTemplates = settings({ status: 500, body: {} });
