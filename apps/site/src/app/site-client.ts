import { SESSION_KEYS } from '@kafaa/web-kit/session-keys';
import { installThemeSwitch } from '@kafaa/web-kit/theme';

// The public pages work without this script. `data-ready` lets the stylesheet replace the dots of « En croissance ».
document.documentElement.dataset['ready'] = '';

/** Switches the header between recruiter and visitor, as theme-boot.ts does before the first paint. */
function showSession(): void {
  try {
    document.documentElement.toggleAttribute('data-session', Boolean(localStorage.getItem(SESSION_KEYS.token)));
  } catch {
    // Storage is blocked, so nobody can be logged in.
  }
}

/** Logs out as the recruiter's app does: the session ends here even if the server's answer is lost. */
function logOut(): void {
  const authorization = `Bearer ${localStorage.getItem(SESSION_KEYS.token)}`;
  fetch('/api/auth/logout', { method: 'POST', headers: { authorization }, keepalive: true }).catch(() => undefined);
  for (const key of Object.values(SESSION_KEYS)) localStorage.removeItem(key);
  showSession();
}

// The header has a button only on a page with a stored session.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('header button')) logOut();
});
// Another tab may have logged in or out, and the page may be restored from the back/forward cache.
addEventListener('storage', showSession);
addEventListener('pageshow', showSession);

// Closes the header's menu after a jump to an anchor on the same page.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('header details a') : null;
  link?.closest('details')?.removeAttribute('open');
});

installThemeSwitch();
