// A script of its own, run before the first paint of every page but the candidates': neither a chosen theme nor the header
// of a logged-in recruiter flashes. It is loaded as a classic script, so it imports nothing; lib/theme.ts and
// lib/session-keys.ts know the same names.
{
  const root = document.documentElement;
  root.dataset['scripted'] = '';
  try {
    root.toggleAttribute('data-session', Boolean(localStorage.getItem('jwtToken')));
    const theme = localStorage.getItem('kafaa.theme');
    if (theme === 'light' || theme === 'dark') {
      root.dataset['theme'] = theme;
      const bar = theme === 'dark' ? '#1a1414' : '#f8f7f3';
      for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', bar);
    }
  } catch {
    // Storage is forbidden: the system's theme, then.
  }
}
