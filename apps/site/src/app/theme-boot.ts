// Runs before the first paint of every page except the candidate's, so that neither a chosen theme nor the header of a
// logged-in recruiter flashes. It is loaded as a classic script, so it imports nothing; its names must match those in
// lib/theme.ts and lib/session-keys.ts.
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
    // Storage is blocked: the system's theme applies.
  }
}
