import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { listCandidates, registerCandidate, rejectCandidate, saveCandidateNotes } from '@kafaa/domain/candidates/api';
import { completeOnboarding, saveSettings } from '@kafaa/domain/companies/api';
import { setHumanLevel } from '@kafaa/domain/evaluations/api';
import { saveAnswer, startInterview } from '@kafaa/domain/interviews/api';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import { inviteCandidate } from '@kafaa/domain/invitations/api';
import { getJobQuestions, saveJobQuestions } from '@kafaa/domain/jobs/api';
import { generateReport, getReport } from '@kafaa/domain/reports/api';
import { setTimeout as delay } from 'node:timers/promises';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import { freshEmail, newEntreprise, newJob, type Recruiter, signIn } from '@kafaa/testing/product/company';
import { type OutboxMail, ProductServer } from '@kafaa/testing/product/server';
import { isPlainName } from '@kafaa/domain/kernel/plain-name';
import { CHROMIUM_ARGS, ensureChromium } from '@kafaa/testing/machine/chromium';
import type { Row, Trial } from '../report.ts';
import { writeOldNames } from './old-names.ts';
import { few } from './trying.ts';

/** Attacks that all try to call `x()`; the pages define such a function, which reports the call. */
const MARKUP = [
  '<script>x()</script>',
  '<img src=x onerror=x()>',
  '<svg/onload=x()>',
  '<svg><script>x()</script></svg>',
  '<svg><animate onbegin=x() attributeName=x>',
  '<body onload=x()>',
  '<details open ontoggle=x()>',
  '<iframe srcdoc="<script>parent.x()</script>">',
  '<iframe src=javascript:x()>',
  '<object data=javascript:x()>',
  '<embed src=javascript:x()>',
  '<math><mi xlink:href="javascript:x()">m</mi></math>',
  '<a href="javascript:x()">lien</a>',
  '<a href="java&#9;script:x()">lien</a>',
  '<a href="data:text/html,<script>x()</script>">lien</a>',
  '<form action=javascript:x()><button autofocus>b</button></form>',
  '<input autofocus onfocus=x()>',
  '<video><source onerror=x()></video>',
  '<audio src=x onerror=x()>',
  '<style>@import "javascript:x()";</style>',
  '<style>*{background:url("/xss-canary.png")}</style>',
  '<link rel=stylesheet href=/xss-canary.css>',
  '<meta http-equiv=refresh content="0;url=javascript:x()">',
  '<base href="https://ailleurs.example/">',
  '<template><script>x()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=x()>">',
  '<textarea></textarea><script>x()</script>',
  '</title><script>x()</script>',
  '</script><script>x()</script>',
  '</style><script>x()</script>',
  '--><script>x()</script>',
  ']]><script>x()</script>',
  '&lt;script&gt;x()&lt;/script&gt;',
  '&#60;script&#62;x()&#60;/script&#62;',
  '\\u003cscript\\u003ex()\\u003c/script\\u003e',
  '%3Cscript%3Ex()%3C/script%3E',
  '+ADw-script+AD4-x()+ADw-/script+AD4-',
  '<scr<script>ipt>x()</scr</script>ipt>',
  '<IMG SRC=x OnErRoR=x()>',
  '<img/src=`x`onerror=x()>',
  '<x onclick=x() tabindex=1 autofocus onfocus=x()>x</x>',
  '<button popovertarget=p onclick=x()>b</button>',
];
/** Attacks without angle brackets, for names, in which angle brackets are refused. */
const BARE = [
  '" autofocus onfocus=x() a="',
  "' onmouseover='x()' a='",
  '` onload=x() `',
  'javascript:x()',
  'java\tscript:x()',
  'data:text/html,x()',
  '{{constructor.constructor("x()")()}}',
  '${x()}',
  '#{x()}',
  '[lien](javascript:x())',
  '![x](x"onerror="x())',
  "');x();('",
  '\\");x();//',
  '__proto__',
];
/** Attacks that a name may contain: no control characters, and no text that looks like an address. */
const NAMES = BARE.filter((text) => !/\p{Cc}/u.test(text) && isPlainName(text));
const EVERYTHING = [...MARKUP, ...BARE].join('\n');
const at = (list: readonly string[], index: number) => list[index % list.length] ?? '';

interface Surface {
  readonly server: ProductServer;
  readonly recruiter: Recruiter;
  readonly addresses: readonly string[];
  readonly recruiterPages: readonly string[];
  readonly reportUrl: string;
}

/** Creates a company with an attack in every text, with candidates and a report; returns the pages to check. */
async function settle(server: ProductServer): Promise<Surface> {
  const recruiter = await newEntreprise(server);
  const { token } = recruiter;
  const identity = { industry: 'Technologie', companySize: '11-50', companyValues: ['Transparence'] } as const;
  const described = {
    ...identity,
    companyValues: [...identity.companyValues],
    companyDescription: EVERYTHING.slice(0, 900),
  };
  await callApi(server, completeOnboarding, { body: described }, token);
  const address = '<img src=x onerror=x()> "onfocus=x() a="';
  const account = { name: 'Médina Digital', phone: '71234567', address, city: 'Tunis' };
  await callApi(server, saveSettings, { body: account }, token);
  const job = await newJob(server, recruiter, {
    description: EVERYTHING,
    idealProfile: {
      skills: MARKUP.filter(({ length }) => length <= 60).slice(0, 10),
      minExperienceYears: 3,
      educationLevel: 'Licence',
      preferredLanguages: ['Français'],
      softSkills: ['Communication'],
      seniorityLevel: 'Senior',
      industryBackground: 'Technologie',
    },
  });
  await writeOldNames(server, job.id);
  const { questions } = await callApi(server, getJobQuestions, { params: { id: job.id } }, token);
  const texts = questions.map((_, index) => ({
    text: `Question ${index} ${at(MARKUP, index * 3)} ${at(MARKUP, index * 3 + 1)} ${at(BARE, index)}`,
  }));
  await callApi(server, saveJobQuestions, { params: { id: job.id }, body: { questions: texts } }, token);

  const apply = async (index: number) => {
    const email = freshEmail(`x'onfocus=x()'`.replaceAll(/[()]/g, ''));
    const body = {
      firstName: at(NAMES, index),
      lastName: at(NAMES, index + 1),
      email,
      phone: '20123456',
      jobId: job.id,
    };
    await callApi(server, registerCandidate, { body });
    const interview = await linkFrom(server, email, 'Interview');
    return { email, interview, token: interview.split('/').at(-1) ?? '' };
  };
  const answer = async (link: string, leaving = 0) => {
    await callApi(server, startInterview, { params: { token: link }, body: { consentVersion: CONSENT_VERSION } });
    for (let index = 0; index < texts.length - leaving; index++) {
      const body = { answer: `En mars 2023, ${EVERYTHING} j’ai repris le formulaire de virement.`, revision: 1 };
      await callApi(server, saveAnswer, { params: { token: link, index: `${index}` }, body });
    }
  };
  const people = [
    await apply(0),
    await apply(2),
    await apply(4),
    await apply(6),
    await apply(8),
    await apply(10),
    await apply(12),
  ];
  const [first, second, third] = people;
  if (!first || !second || !third) throw new Error('fewer than three candidates have applied');
  for (const person of [first, second]) {
    await answer(person.token);
    const form = new FormData();
    form.set('interviewToken', person.token);
    const cv = await pdfCv([
      'Expérience professionnelle',
      '03/2020 - 02/2024 : Développeuse, <script>x()</script>',
      ...MARKUP.slice(0, 20),
    ]);
    form.set('cvFile', new Blob([Buffer.from(cv)]), `"><img src=x onerror=x()>.pdf`);
    const response = await fetch(`${server.url}/api/candidates/complete`, { method: 'PUT', body: form });
    if (!response.ok) throw new Error(`the completion answered ${response.status}`);
  }
  await answer(third.token, 2);

  const find = async (email: string) => {
    const request = await fetch(`${server.url}/api${listCandidates.path.replace('{jobId}', job.id)}?size=50`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { content } = (await request.json()) as { content: { id: string; email: string; evaluation: unknown }[] };
    return content.find((one) => one.email === email);
  };
  const idOf = async (email: string, evaluated: boolean) => {
    for (let tries = 0; tries < 240; tries++) {
      const found = await find(email);
      if (found && (!evaluated || found.evaluation)) return found.id;
      await delay(500);
    }
    throw new Error('the candidate or its evaluation did not appear in time');
  };
  const [firstId, secondId] = [await idOf(first.email, true), await idOf(second.email, true)];
  for (const id of [firstId, secondId]) {
    await callApi(server, saveCandidateNotes, { params: { id }, body: { notes: EVERYTHING } }, token);
    const level = {
      dimension: 'mindsetScore',
      level: 3,
      reason: `${at(MARKUP, 1)}${at(MARKUP, 2)}${at(BARE, 0)}`,
    } as const;
    await callApi(server, setHumanLevel, { params: { id }, body: level }, token);
    await callApi(server, generateReport, { params: { id } }, token);
  }
  await callApi(
    server,
    rejectCandidate,
    { params: { id: secondId }, body: { reason: MARKUP.slice(0, 6).join(' ') } },
    token,
  );
  const meeting = {
    interviewType: 'ONLINE',
    interviewDate: inDays(3),
    interviewPlace: 'javascript:x()//<img src=x onerror=x()>',
    customMessage: EVERYTHING.slice(0, 900),
  } as const;
  await callApi(server, inviteCandidate, { body: { candidateId: firstId, ...meeting } }, token);
  const [invitation, own] = [
    await linkFrom(server, first.email, 'Invitation'),
    await linkFrom(server, first.email, 'MesDonnees'),
  ];
  let reportUrl = '';
  for (let tries = 0; tries < 240 && !reportUrl; tries++) {
    reportUrl = await callApi(server, getReport, { params: { id: firstId } }, token).then(
      ({ url }) => url,
      () => '',
    );
    if (!reportUrl) await delay(500);
  }
  const fourth = people[3];
  return {
    server,
    recruiter,
    reportUrl,
    addresses: [
      `/Apply/${job.id}`,
      fourth?.interview ?? '',
      third.interview,
      first.interview,
      invitation,
      own,
      '/outbox',
      '/Api',
    ],
    recruiterPages: [
      '/Dashboard',
      `/Dashboard?job=${job.id}`,
      `/Dashboard?job=${job.id}&candidate=${firstId}`,
      `/Dashboard?job=${job.id}&candidate=${secondId}`,
      '/Jobs',
      `/Jobs/${job.id}/Questions`,
      `/Jobs/${job.id}/Modifier`,
      `/Jobs/${job.id}/Affiche`,
      '/Interviews',
      `/InterViewChat/${firstId}`,
      `/InterViewChat/${secondId}`,
      '/Settings',
      '/Pricing',
      '/CreateJob',
      `/Login?next=${encodeURIComponent('javascript:x()')}`,
      `/verify?token=${encodeURIComponent(at(MARKUP, 1))}`,
    ],
  };
}

const inDays = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 11)}09:00:00`;

/** Script that reports an executed attack and a violation of the Content-Security-Policy; it is installed first in every frame. */
const SENTINEL = `
  Object.defineProperty(window, 'x', { value: () => console.error('XSS-RAN') });
  document.addEventListener('securitypolicyviolation', (event) =>
    console.error('CSP-STOPPED ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));
`;

/** Script that finds elements that the document must not contain, whether they ran or not. */
const FOUND_IN_PAGE = `(() => {
  const bad = [];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) bad.push(element.tagName + ' ' + name);
      if (/^(href|src|action|formaction|xlink:href|data)$/i.test(name) && /^\\s*(javascript|data:text|vbscript)/i.test(value)) bad.push(name + '=' + value.slice(0, 40));
    }
    // Our own inline scripts are allowed by their hash. Scripts of attacks are recognised by their call of x().
    if (element.tagName === 'SCRIPT' && !element.src && !/json/.test(element.type) && /\\bx\\(\\)/.test(element.text)) bad.push('an inline script');
    if (/^(OBJECT|EMBED)$/.test(element.tagName) || (element.tagName === 'BASE' && element.hasAttribute('href'))) bad.push(element.tagName);
  }
  return bad;
})()`;

interface Seen {
  readonly faults: string[];
  pages: number;
  texts: number;
}

function listen(page: Page, seen: Seen): void {
  page.on('console', (message) => {
    if (/XSS-RAN|CSP-STOPPED/.test(message.text())) seen.faults.push(`${where(page)}: ${message.text().slice(0, 200)}`);
  });
  page.on('dialog', (dialog) => {
    seen.faults.push(`${where(page)}: a dialog`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/xss-canary|ailleurs\.example/.test(request.url())) seen.faults.push(`${where(page)}: loads ${request.url()}`);
  });
}
const where = (page: Page) => new URL(page.url()).pathname.split('/').slice(0, 2).join('/');

async function look(context: BrowserContext, address: string, seen: Seen): Promise<void> {
  const page = await context.newPage();
  listen(page, seen);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  // Collapsed panels are expanded, because each shows further texts.
  for (const button of await page.getByRole('button', { name: /déplier|Afficher|Voir plus|la fiche/ }).all())
    await button.click({ timeout: 1000 }).catch(() => undefined);
  await page.waitForTimeout(100);
  const attacks = await page.evaluate(() => document.body.innerText.match(/x\(\)/g)?.length ?? 0);
  seen.texts += attacks;
  for (const frame of page.frames())
    for (const found of (await frame.evaluate(FOUND_IN_PAGE)) as string[])
      seen.faults.push(`${where(page)} holds ${found}`);
  seen.pages++;
  await page.close();
}

/** Shows every mail as a mail program without a Content-Security-Policy does; no attack may run there either. */
async function lookAtMails(context: BrowserContext, server: ProductServer, seen: Seen): Promise<number> {
  const mails = (await (await fetch(`${server.url}/api/outbox`)).json()) as OutboxMail[];
  const page = await context.newPage();
  listen(page, seen);
  for (const { subject, html, attachments, to } of mails) {
    await page.setContent(html);
    for (const found of (await page.evaluate(FOUND_IN_PAGE)) as string[])
      seen.faults.push(`the mail « ${subject} » holds ${found}`);
    if (/[\r\n]/.test(subject + to)) seen.faults.push('a mail with a broken head');
    for (const { content, contentType } of attachments)
      if (contentType.startsWith('text/calendar') && /^(URL|ATTACH)[^\r\n]*javascript:/m.test(content))
        seen.faults.push('a meeting that runs');
  }
  await page.close();
  return mails.length;
}

/** Trial of attacks in every text field, on every page and mail, in Chromium. */
export const xss: Trial = {
  id: 'S5',
  title: 'no page, mail or report runs text that a person wrote',
  async run(): Promise<readonly Row[]> {
    const server = await ProductServer.start({ database: 'postgres' });
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
    const seen: Seen = { faults: [], pages: 0, texts: 0 };
    try {
      const { recruiter, addresses, recruiterPages, reportUrl } = await settle(server);
      const open = async () => {
        const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
        await context.addInitScript(SENTINEL);
        return context;
      };
      const anybody = await open();
      for (const address of addresses) await look(anybody, address, seen);
      const mailIds = (await (await fetch(`${server.url}/api/outbox`)).json()) as OutboxMail[];
      for (const { id } of mailIds.slice(0, 12)) await look(anybody, `/outbox/${id}`, seen);
      const mails = await lookAtMails(anybody, server, seen);
      const signedIn = await open();
      const first = await signedIn.newPage();
      await signIn(first, recruiter);
      await first.goto('/Jobs');
      await first.waitForLoadState('networkidle');
      await first.close();
      for (const address of recruiterPages) await look(signedIn, address, seen);
      const report = Buffer.from(await (await fetch(server.url + reportUrl)).arrayBuffer()).toString('latin1');
      for (const word of report.match(/\/(JavaScript|JS|Launch|OpenAction|EmbeddedFile|URI)\b/g) ?? [])
        seen.faults.push(`the report holds ${word}`);
      if (!report.startsWith('%PDF-')) seen.faults.push('no report was drawn');
      if (seen.texts < 500) seen.faults.push(`only ${seen.texts} attacks were seen as text`);
      return [
        {
          id: 'S5',
          goal: `of ${MARKUP.length + BARE.length} attacks in every text field 0 run, and the CSP blocks 0 scripts in normal use`,
          figure: `${seen.faults.length} in ${seen.pages} pages and ${mails} mails, where ${seen.texts} attacks stand as plain text`,
          verdict: seen.faults.length === 0 ? 'met' : 'short',
          note: few([...new Set(seen.faults)]),
        },
      ];
    } finally {
      await browser.close();
      await server.dispose();
    }
  },
};
