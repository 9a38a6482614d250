import { SESSION_KEYS } from '#/lib/session-keys';
import { installThemeSwitch } from '#/lib/theme';

// The public pages work without this. « En croissance » takes the place of its dots.
document.documentElement.dataset['ready'] = '';

/** Shows the header of a recruiter or of a visitor, as theme-boot.ts does before the first paint. */
function showSession(): void {
  try {
    document.documentElement.toggleAttribute('data-session', Boolean(localStorage.getItem(SESSION_KEYS.token)));
  } catch {
    // Storage is forbidden: nobody is logged in.
  }
}

/** The same as in the recruiter's app: the server revokes the session, whether its answer comes or not. */
function logOut(): void {
  const authorization = `Bearer ${localStorage.getItem(SESSION_KEYS.token)}`;
  fetch('/api/auth/logout', { method: 'POST', headers: { authorization }, keepalive: true }).catch(() => undefined);
  for (const key of Object.values(SESSION_KEYS)) localStorage.removeItem(key);
  showSession();
}

// Only a page with a stored session shows a button in its header.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('header button')) logOut();
});
// Another tab may have logged in or out; the page may come back from the browser's cache.
addEventListener('storage', showSession);
addEventListener('pageshow', showSession);

// It closes the header's menu after a jump to an anchor of the same page.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('header details a') : null;
  link?.closest('details')?.removeAttribute('open');
});

// And it lets one choose light or dark.
installThemeSwitch();
