import type { Person } from './people.ts';

const HEADINGS = {
  fr: [
    ['Profil', 'Expérience professionnelle', 'Formation', 'Compétences', 'Langues', 'Centres d’intérêt'],
    ['À propos', 'EXPÉRIENCES', 'FORMATION ET DIPLÔMES', 'COMPÉTENCES', 'LANGUES', 'LOISIRS'],
    ['Profil', 'Parcours professionnel', 'Études', 'Savoir-faire', 'Langues parlées', 'Loisirs'],
  ],
  en: [
    ['Profile', 'Work experience', 'Education', 'Skills', 'Languages', 'Interests'],
    ['ABOUT ME', 'PROFESSIONAL EXPERIENCE', 'EDUCATION AND TRAINING', 'KEY SKILLS', 'LANGUAGES', 'HOBBIES'],
    ['Summary', 'Employment history', 'Education', 'Technical skills', 'Language skills', 'Interests'],
  ],
} as const;

export interface Headings {
  profile: string;
  posts: string;
  studies: string;
  skills: string;
  languages: string;
  interests: string;
}

/** Headings of a CV; the length of the person's key selects one of the sets. */
export function headingsOf(person: Person): Headings {
  const sets = HEADINGS[person.language];
  const [profile = '', posts = '', studies = '', skills = '', languages = '', interests = ''] =
    sets[person.key.length % sets.length] ?? [];
  return { profile, posts, studies, skills, languages, interests };
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const section = (title: string, body: string): string => (body === '' ? '' : `<h2>${escaped(title)}</h2>${body}`);
const list = (items: readonly string[]): string =>
  `<ul>${items.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>`;

function postsOf(person: Person): string {
  const { layout } = person;
  return person.posts
    .map((post) => {
      const bullets = post.lines.length > 0 ? list(post.lines) : '';
      const [role, employer, dates] = [escaped(post.role), escaped(post.employer), escaped(post.dates)];
      if (layout === 'p1b' || layout === 'canva')
        return `<div class="row"><b>${role}</b><span>${dates}</span></div><i>${employer}</i>${bullets}`;
      if (layout === 'europass')
        return `<table><tr><td class="date">${dates}</td><td><b>${role}</b><br>${employer}${bullets}</td></tr></table>`;
      if (layout === 'p2l') return `<p><b>${role}</b><br>${employer}<br><small>${dates}</small></p>${bullets}`;
      if (layout === 'p2r') return `<p><small>${dates}</small><br><b>${role}</b>, ${employer}</p>${bullets}`;
      return person.key.length % 2 === 0
        ? `<p><b>${dates} : ${role}</b>, ${employer}</p>${bullets}`
        : `<p><b>${role}</b> – ${employer} (${dates})</p>${bullets}`;
    })
    .join('');
}

function studiesOf(person: Person): string {
  return person.studies
    .map(({ dates, text }) => {
      if (person.layout === 'europass')
        return `<table><tr><td class="date">${dates}</td><td>${escaped(text)}</td></tr></table>`;
      if (person.layout === 'p1b' || person.layout === 'canva')
        return `<div class="row"><span>${escaped(text)}</span><span>${dates}</span></div>`;
      return `<p>${dates === '' ? '' : `${dates} : `}${escaped(text)}</p>`;
    })
    .join('');
}

function languagesOf(person: Person): string {
  const { languages, layout } = person;
  if (layout === 'canva')
    return languages
      .map(({ name, shown }) => `<div class="row"><span>${name}</span><span>${shown}</span></div>`)
      .join('');
  if (layout === 'europass')
    return `<table>${languages.map(({ name, shown }) => `<tr><td class="date">${name}</td><td>${shown}</td></tr>`).join('')}</table>`;
  if (layout === 'p1' && person.key.length % 2 === 0)
    return `<p>${languages.map(({ name, shown }) => `${name} (${shown})`).join(', ')}</p>`;
  return list(languages.map(({ name, shown }) => `${name} : ${shown}`));
}

const PHOTO =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='80' height='80'%3E%3Crect width='80' height='80' fill='%23567'/%3E%3Ccircle cx='40' cy='30' r='16' fill='%23dcb'/%3E%3C/svg%3E";

/** Harmless content that resembles a trick. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  'small-print':
    '<p style="font-size:6px;color:#444">CV mis à jour en novembre 2026. Données traitées pour ce recrutement uniquement.</p>',
  'light-grey': '<p style="color:#b4b4b4">Références et justificatifs disponibles sur simple demande.</p>',
  'white-on-photo': `<div style="position:relative;height:60px"><img src="${PHOTO}" style="width:100%;height:60px;object-fit:cover"><div style="position:absolute;top:20px;left:20px;color:#fff">Disponible à partir de janvier 2027</div></div>`,
  'white-on-gradient':
    '<div style="background:linear-gradient(90deg,#123,#478);color:#fff;padding:8px">Mobilité : tout le territoire</div>',
  washed:
    '<div style="position:relative"><p>Permis B et véhicule personnel.</p><div style="position:absolute;inset:0;background:rgba(255,230,0,.25)"></div></div>',
};

/** The HTML page that Chromium prints to PDF. */
export function htmlOf(person: Person, trick?: string): string {
  const heads = headingsOf(person);
  const top = `<h1>${escaped(person.name)}</h1><p class="title">${escaped(person.title)}</p>`;
  const contact = `<p class="contact">${parts(person).join(person.layout === 'canva' ? ' &nbsp; ' : '<br>')}</p>`;
  const profile = section(heads.profile, person.profile === '' ? '' : `<p>${escaped(person.profile)}</p>`);
  const posts = section(heads.posts, postsOf(person));
  const studies = section(heads.studies, studiesOf(person));
  const skills = section(
    heads.skills,
    person.layout === 'p1' ? `<p>${escaped(person.skills.join(', '))}</p>` : list(person.skills),
  );
  const languages = section(heads.languages, languagesOf(person));
  const interests = section(heads.interests, person.interests === '' ? '' : `<p>${escaped(person.interests)}</p>`);
  const extra = LOOK_ALIKES[trick ?? ''] ?? '';
  const side = `${skills}${languages}${interests}`;
  const main = `${profile}${posts}${studies}${extra}`;
  const body: Readonly<Record<string, string>> = {
    p1: `${top}${contact}${main}${side}`,
    p1b: `${top}${contact}${main}${side}`,
    europass: `<div class="band">Europass</div>${top}${contact}${main}${side}`,
    p2l: `<div class="cols"><aside class="dark"><img src="${PHOTO}">${contact}${side}</aside><main>${top}${main}</main></div>`,
    p2r: `<div class="cols"><main>${top}${main}</main><aside class="light">${contact}${side}</aside></div>`,
    canva: `<header>${top}${contact}</header><div class="cols"><main>${main}</main><aside>${side}</aside></div>`,
  };
  return `<!doctype html><meta charset="utf-8"><style>
@page{size:A4;margin:0}body{font:11px/1.45 'DejaVu Sans';margin:0;color:#222}body>*:not(.cols):not(header):not(.band){margin-left:44px;margin-right:44px}
h1{font-size:22px;margin:24px 0 2px}h2{font-size:13px;margin:16px 0 6px;border-bottom:1px solid #99a}p{margin:3px 0}ul{margin:2px 0;padding-left:16px}
.row{display:flex;justify-content:space-between}.cols{display:flex;min-height:100vh}main{flex:1;padding:16px 28px}aside{width:190px;padding:24px 18px}
.dark{background:#1f3a5f;color:#fff}.light{background:#eef2f6}header{background:#243b53;color:#fff;padding:8px 44px 16px}.band{background:#004494;color:#fff;padding:8px 44px}
.date{width:130px;vertical-align:top;color:#345}td{padding:2px 0}</style><body>${body[person.layout] ?? ''}`;
}

function parts(person: Person): string[] {
  const icons = person.layout === 'canva' ? ['⌂ ', '☎ ', '✉ '] : ['', '', ''];
  return person.contact.split(/, | - /).map((each, index) => `${icons[index] ?? ''}${escaped(each)}`);
}
