/** Addresses that the public pages lead to; the app's own table is out of a feature's reach. */
export const paths = {
  home: '/',
  signup: '/Signup',
  login: '/Login',
  privacy: '/Privacy',
  terms: '/Privacy#conditions',
  cookies: '/Privacy#cookies',
  contact: '/Contact',
} as const;

export const anchors = [
  { href: '/#features', label: 'Fonctionnalités' },
  { href: '/#how-it-works', label: 'Process' },
  { href: '/#pricing', label: 'Tarifs' },
] as const;
